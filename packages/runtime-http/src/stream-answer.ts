import { Effect } from "effect"
import type { ServerResponse } from "node:http"
import type { Writable } from "node:stream"
import type { ApiError } from "./api-error.ts"
import { ownTurn } from "./large-work.ts"
import { writeJson, type WriteText } from "./items.ts"

/** A text up to this length, in characters, is answered in one piece. */
const pieceLength = 64 * 1024

/** How long a client may take none of a piece, in milliseconds (contract Q35). */
export const clientPatienceMs = 60_000

/** Ends when what was written has left the process; cuts a client off that takes nothing. */
const drained = (sink: Writable, response: ServerResponse, patienceMs: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const taken = () => resume(Effect.void)
    sink.once("drain", taken)
    // The connection's end interrupts the request, whoever ended it (contract Q23).
    const limit = setTimeout(() => response.destroy(), patienceMs)
    return Effect.sync(() => {
      clearTimeout(limit)
      sink.off("drain", taken)
    })
  })

export interface StreamedText {
  /** Where the end goes, when the head and the first pieces are on their way. */
  readonly begun: Writable | undefined
  /** The text that is not sent yet: all of a short one, else the end. */
  readonly rest: string
}

/**
 * Prints a body and sends it in pieces of 64 KiB as the client takes them, so that neither its items nor its text are in
 * memory at once. `begin` sends the head, before the first piece, and answers where the pieces go. The end is kept back: an answer whose end is missing
 * is no valid JSON, so a client cannot take a broken one for a whole one.
 */
export const streamJson = (
  response: ServerResponse,
  body: unknown,
  begin: () => Writable,
  patienceMs = clientPatienceMs,
): Effect.Effect<StreamedText, ApiError> => streamText(response, (write) => writeJson(body, write), begin, patienceMs)

/** The same for any text that is written piece by piece, in the bytes that `encode` makes of each. */
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
      // Others have their turn between two pieces.
      yield* Effect.promise(ownTurn)
    })
    yield* produce(write)
    return { begun, rest: held }
  })
