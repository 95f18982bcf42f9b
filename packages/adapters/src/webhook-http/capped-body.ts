/** The most bytes of a response body that are read and kept (contract W19). */
const MAX_RESPONSE_BODY = 16 * 1024

/**
 * The beginning of a response body. Bytes are copied, so that a small piece does not keep the large buffer it arrived
 * in. Most bodies are one piece and take just its memory. With more pieces the buffer doubles when full, so that a body
 * of single bytes costs no more than one of a few pieces.
 */
export class CappedBody {
  #bytes = Buffer.alloc(0)
  #length = 0
  truncated = false

  /** Keeps the bytes that fit under the cap; `truncated` is set when some did not. */
  add(chunk: Buffer): void {
    const taken = Math.min(chunk.length, MAX_RESPONSE_BODY - this.#length)
    this.truncated ||= taken < chunk.length
    if (this.#length + taken > this.#bytes.length) this.#grow(this.#length + taken)
    chunk.copy(this.#bytes, this.#length, 0, taken)
    this.#length += taken
  }

  /** The bytes as UTF-8; U+FFFD stands for bytes that are not UTF-8 and for NUL, which PostgreSQL cannot store. */
  text(): string {
    return this.#bytes.toString("utf8", 0, this.#length).replaceAll("\0", "\ufffd")
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafe(Math.min(MAX_RESPONSE_BODY, Math.max(needed, this.#bytes.length * 2)))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
