import type { Readable } from "node:stream"
import type { Dispatcher } from "undici"

/** So much is given to a socket at a time; over TLS it is there once more, encrypted, until the receiver has taken it. */
const atOnce = 64 * 1024

/**
 * The bytes of a body in small pieces, each made when the socket has room for it. Requests share the bytes, so one that
 * a receiver does not read costs a piece and not a body.
 */
export const inPieces = (parts: readonly Uint8Array[]): NonNullable<Dispatcher.DispatchOptions["body"]> => {
  const pieces: Iterable<Uint8Array> = {
    *[Symbol.iterator]() {
      for (const part of parts)
        for (let from = 0; from < part.length; from += atOnce) yield part.subarray(from, from + atOnce)
    },
  }
  // undici takes any iterable, and reads it anew when the request is repeated; its types name streams only.
  return pieces as unknown as Readable
}
