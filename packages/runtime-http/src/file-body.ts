import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect, Result } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { type Body, checkType, type ReadFile } from "./body.ts"
import { invalidRequest } from "./invalid-request.ts"

/** Most bytes of a body that is a file (contract Q9). */
export const maxFileBytes = 16 * 1024 * 1024
/** Most bytes of such bodies whose requests are under way in the process. */
const mostBytes = 64 * 1024 * 1024
let bytesUnderWay = 0
/** Bytes that are read in one piece. */
const atOnce = 64 * 1024

/** What reads a file while it arrives; both members throw an error whose message says why a file is refused. */
export interface FileReader {
  readonly push: (bytes: Uint8Array) => void
  readonly end: () => unknown
}

/** A body that is a file: its media types, and what reads it. */
export interface FileBody {
  readonly types: readonly string[]
  readonly read: () => FileReader
  /** Whether an error of the reader is a refusal of the file. */
  readonly isRefusal: (error: unknown) => error is Error
}

/**
 * Reads a body that is a file in pieces, while it arrives, which `oneAtATime` orders. `file` is what the reader made of it,
 * `text` a hash of the bytes. Fails with PortUnavailable when too many of them are under way.
 */
export const readFileBody = Effect.fnUntraced(function* (
  context: Context,
  { types, read, isRefusal }: FileBody,
  oneAtATime: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>,
) {
  const { req, res } = context
  const reader = read()
  const hash = createHash("sha256")
  let size = 0
  res.once("close", () => void (bytesUnderWay -= size))
  let refused: ReadFile | undefined
  /** A refusal of the file waits until the caller's permission was looked at. */
  const attempt = (work: () => unknown) =>
    Effect.sync((): ReadFile => {
      try {
        return Result.succeed(work())
      } catch (error) {
        if (!isRefusal(error)) throw error
        return (refused = Result.fail(invalidRequest("body", error.message)))
      }
    })
  const chunks = req[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const nextChunk = Effect.tryPromise({
    try: () => chunks.next(),
    catch: () => invalidRequest("body", "ended before its announced length"),
  })

  const readAll = Effect.gen(function* () {
    for (;;) {
      const { value: chunk } = yield* nextChunk
      if (chunk === undefined) break
      if (size === 0) yield* checkType(context, types)
      size += chunk.length
      bytesUnderWay += chunk.length
      if (size > maxFileBytes) return yield* invalidRequest("body", `is larger than ${maxFileBytes} bytes`, 413)
      if (bytesUnderWay > mostBytes) return yield* new PortUnavailable({ port: "Imports", cause: tooMany })
      hash.update(chunk)
      for (let from = 0; refused === undefined && from < chunk.length; from += atOnce)
        yield* oneAtATime(attempt(() => reader.push(chunk.subarray(from, from + atOnce))))
    }
    const file =
      size === 0 ? Result.fail(invalidRequest("body", "is required")) : (refused ?? (yield* attempt(reader.end)))
    return { text: hash.digest("base64url"), parsed: undefined, file } satisfies Body
  })
  // Reads and drops the rest of a body that is refused, so that the client gets to read the answer.
  return yield* Effect.tapError(readAll, () => Effect.sync(() => void drop(chunks)))
})

const drop = async (chunks: AsyncIterator<Buffer, undefined>) => {
  try {
    while ((await chunks.next()).done !== true);
  } catch {
    // The client is gone.
  }
}

const tooMany = new Error(`imports of more than ${mostBytes} bytes are under way`)

/** The body of such an operation in the OpenAPI document. */
export const fileRequest = ({ types }: FileBody) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
})
