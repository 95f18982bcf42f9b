import type { Socket } from "node:net"
import { ResponseTooLong } from "./failure.ts"

/**
 * The most bytes of one response on the wire, including all heads, chunk frames and trailers: far more than the caps on
 * head and body need, far less than an endless stream of framing.
 */
const MAX_RESPONSE_BYTES = 1024 * 1024

/** Follows the responses on one socket. */
export interface ResponseWatch {
  /** Called when a request goes out: the next bytes are a response head. */
  readonly requestSent: () => void
  /** Called when the final head has been read: the body follows. */
  readonly headRead: () => void
}

const HEAD_END = Buffer.from("\r\n\r\n")
// The start of an interim answer's status line, with any digit at VERSION; two more digits of the status follow.
const INTERIM = Buffer.from("HTTP/1.1 1")
const VERSION = 7
const STATUS_END = INTERIM.length + 2
const [CR, ZERO, TWO] = Buffer.from("\r02") as unknown as readonly [number, number, number]

/** Turns each 100 into a 102 in place, byte by byte, because a read can end anywhere within a head. */
class InterimHeads {
  /** Number of bytes of the status line that were read. */
  #at = 0
  /** Number of bytes of the end of the head that were read. */
  #ended = 0
  #tens = 0

  /** Continues with the next bytes; returns true while another head follows, and false after the final one. */
  read(chunk: Buffer): boolean {
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index]!
      if (this.#at === STATUS_END) this.#skip(byte)
      else if (this.#at < INTERIM.length && this.#at !== VERSION && byte !== INTERIM[this.#at]) return false
      else {
        if (this.#at === INTERIM.length) this.#tens = byte
        this.#at += 1
        if (this.#at === STATUS_END && this.#tens === ZERO && byte === ZERO) chunk[index] = TWO
      }
    }
    return true
  }

  #skip(byte: number): void {
    this.#ended = byte === HEAD_END[this.#ended] ? this.#ended + 1 : byte === CR ? 1 : 0
    if (this.#ended < HEAD_END.length) return
    this.#at = 0
    this.#ended = 0
  }
}

/**
 * Covers two cases that undici leaves to its users. It treats an unrequested 100 (Continue) as an error, although RFC
 * 9110 15.2 wants it ignored: the status is changed to 102, which undici ignores. And it sets no limit to bytes that
 * are neither head nor body.
 */
export const watchResponses = (socket: Socket): ResponseWatch => {
  const read = socket.read.bind(socket)
  let interim: InterimHeads | undefined
  let received = 0

  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size)
    if (!Buffer.isBuffer(chunk)) return chunk
    received += chunk.length
    if (received > MAX_RESPONSE_BYTES) {
      socket.destroy(new ResponseTooLong())
      return null
    }
    if (interim?.read(chunk) === false) interim = undefined
    return chunk
  }

  return {
    requestSent: () => {
      interim = new InterimHeads()
      received = 0
    },
    headRead: () => {
      interim = undefined
    },
  }
}
