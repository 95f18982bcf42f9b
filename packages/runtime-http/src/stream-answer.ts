import { Effect } from "effect"
import type { ServerResponse } from "node:http"
import type { Writable } from "node:stream"
import type { ApiError } from "./api-error.ts"
import { ownTurn } from "./large-work.ts"
import { writeJson, type WriteText } from "./items.ts"

/** A text up to this length, in characters, is answered in one piece. */
const pieceLength = 64 * 1024

/** How long a client may read nothing of a piece, in milliseconds (contract Q35). */
export const clientPatienceMs = 60_000

/** Ends when the written data has left the process; disconnects a client that reads nothing. */
const drained = (sink: Writable, response: ServerResponse, patienceMs: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    // The end of the connection interrupts the request, whichever side ended it (contract Q23).
    const limit = setTimeout(() => response.destroy(), patienceMs)
    const taken = () => {
      clearTimeout(limit)
      resume(Effect.void)
    }
    sink.once("drain", taken)
    // Run where the request is interrupted, and only there.
    return Effect.sync(() => {
      clearTimeout(limit)
      sink.off("drain", taken)
    })
  })

export interface StreamedText {
  /** The destination of the rest, when the head and the first pieces have been sent. */
  readonly begun: Writable | undefined
  /** The text that is not sent yet: all of a short one, otherwise its end. */
  readonly rest: string
}

/**
 * Prints a body and sends it in pieces of 64 KiB as the client reads them, so that neither all items nor the whole text
 * are in memory. `begin` sends the head before the first piece and returns the destination of the pieces. The end is
 * withheld: an answer without its end is not valid JSON, so a client notices when it is broken.
 */
export const streamJson = (
  response: ServerResponse,
  body: unknown,
  begin: () => Writable,
  patienceMs = clientPatienceMs,
): Effect.Effect<StreamedText, ApiError> => streamText(response, (write) => writeJson(body, write), begin, patienceMs)

/** Sends any text that is written piece by piece, encoding each piece with `encode`. */
export const streamText = (
  response: ServerResponse,
  produce: (write: WriteText) => Effect.Effect<void, ApiError>,
  begin: () => Writable,
  patienceMs = clientPatienceMs,
  encode: (text: string) => string | Buffer = (text) => text,
): Effect.Effect<StreamedText, ApiError> =>
  Effect.gen(function* () {
    let held = ""
    let begun: Writable | undefined
    const write: WriteText = (text) => {
      held += text
      return held.length < pieceLength ? undefined : send
    }
    const send = Effect.gen(function* () {
      begun ??= begin()
      const piece = held
      held = ""
      if (!begun.write(encode(piece))) yield* drained(begun, response, patienceMs)
      // Other work gets its turn between two pieces.
      yield* Effect.promise(ownTurn)
    })
    yield* produce(write)
    return { begun, rest: held }
  })
