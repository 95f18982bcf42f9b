import type { Readable } from "node:stream"
import type { Dispatcher } from "undici"

/** Bytes given to a socket at a time; over TLS each piece also exists encrypted until the receiver has taken it. */
const atOnce = 64 * 1024

/**
 * The bytes of a body in small pieces, each made when the socket has room. Requests share the bytes, so a receiver that
 * reads nothing costs a piece of memory, not a body.
 */
export const inPieces = (parts: readonly Uint8Array[]): NonNullable<Dispatcher.DispatchOptions["body"]> => {
  const pieces: Iterable<Uint8Array> = {
    *[Symbol.iterator]() {
      for (const part of parts)
        for (let from = 0; from < part.length; from += atOnce) yield part.subarray(from, from + atOnce)
    },
  }
  // undici accepts any iterable and iterates it again when a request is repeated, but its types name streams only.
  return pieces as unknown as Readable
}
