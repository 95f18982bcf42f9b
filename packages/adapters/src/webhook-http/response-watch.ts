import type { Socket } from "node:net"
import { ResponseTooLong } from "./failure.ts"

/**
 * Most bytes of one response as they come over the wire, in all its heads, chunk frames and trailers: far more than
 * the caps on head and body need, far less than an endless stream of framing.
 */
const MAX_RESPONSE_BYTES = 1024 * 1024

/** Follows the responses on one socket. */
export interface ResponseWatch {
  /** A request goes out; the next bytes are a response head. */
  readonly requestSent: () => void
  /** The final head has been read; what follows is body. */
  readonly headRead: () => void
}

const HEAD_END = "\r\n\r\n"

// "HTTP/1.x 1" at `at`.
const isInterim = (chunk: Buffer, at: number): boolean =>
  chunk[at + 9] === 0x31 && chunk.toString("latin1", at, at + 7) === "HTTP/1."

/**
 * Watches what is read from a socket, for two things undici leaves to its users. It takes a 100 (Continue) nobody asked
 * for as an error, where RFC 9110 15.2 wants it skipped: the status becomes 102, which undici skips. And it sets no
 * limit to what is neither head nor body.
 */
export const watchResponses = (socket: Socket): ResponseWatch => {
  const read = socket.read.bind(socket)
  let inHead = false
  let received = 0

  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size)
    if (!Buffer.isBuffer(chunk)) return chunk
    received += chunk.length
    if (received > MAX_RESPONSE_BYTES) {
      socket.destroy(new ResponseTooLong())
      return null
    }
    let at = 0
    while (inHead && isInterim(chunk, at)) {
      if (chunk[at + 10] === 0x30 && chunk[at + 11] === 0x30) chunk[at + 11] = 0x32
      const end = chunk.indexOf(HEAD_END, at)
      if (end === -1) break
      at = end + HEAD_END.length
    }
    return chunk
  }

  return {
    requestSent: () => {
      inHead = true
      received = 0
    },
    headRead: () => {
      inHead = false
    },
  }
}
