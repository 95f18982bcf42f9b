import { makeJsonRowsReader, type RowsDocument } from "@svc/adapters/rows/json-rows"
import { RowsRefused } from "@svc/adapters/rows/rows-refused"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { type Body, checkType } from "./body.ts"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"

/** Most bytes of a body of rows (contract Q9). */
export const maxRowsBytes = 16 * 1024 * 1024

/** Most values of such a body, commas and brackets counted: 10,000 rows of 25 fields fit. */
const mostRowsValues = 1_000_000

/** Most bytes of such bodies whose requests are under way in the process. */
const mostBytes = 64 * 1024 * 1024
let bytesUnderWay = 0

/** Bytes that are read in one piece. */
const atOnce = 64 * 1024

/**
 * Reads a JSON body with rows in its member `data`, while it arrives and in pieces, which `oneAtATime` orders: a body may
 * be larger than others then, and its values more. `parsed` has the other members, `text` is a hash of the bytes. Fails
 * with PortUnavailable when too many of them are under way.
 */
export const readRowsBody = Effect.fnUntraced(function* (
  context: Context,
  types: readonly string[],
  mostRows: number,
  oneAtATime: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>,
) {
  const { req, res } = context
  const reader = makeJsonRowsReader({ rows: mostRows, values: mostRowsValues })
  const utf8 = new TextDecoder("utf-8", { fatal: true })
  const hash = createHash("sha256")
  let size = 0
  res.once("close", () => void (bytesUnderWay -= size))

  const take = (bytes: Buffer) =>
    Effect.try({
      try: () => {
        hash.update(bytes)
        utf8.decode(bytes, { stream: true })
        reader.push(bytes)
      },
      catch: refusalOf,
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
      if (size > maxRowsBytes) return yield* invalidRequest("body", `is larger than ${maxRowsBytes} bytes`, 413)
      if (bytesUnderWay > mostBytes) return yield* new PortUnavailable({ port: "Imports", cause: tooMany })
      for (let from = 0; from < chunk.length; from += atOnce)
        yield* oneAtATime(take(chunk.subarray(from, from + atOnce)))
    }
    if (size === 0) return { text: "", parsed: undefined } satisfies Body
    const { members, data } = yield* Effect.try({ try: () => finish(utf8, reader), catch: refusalOf })
    const parsed = data === undefined ? members : { ...members, data: [] }
    return { text: hash.digest("base64url"), parsed, rows: data ?? [] } satisfies Body
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

const finish = (utf8: InstanceType<typeof TextDecoder>, reader: { readonly end: () => RowsDocument }): RowsDocument => {
  utf8.decode()
  return reader.end()
}

const refusalOf = (error: unknown): InvalidRequest =>
  error instanceof RowsRefused
    ? invalidRequest(error.field, error.message)
    : invalidRequest("body", "is not valid UTF-8")
