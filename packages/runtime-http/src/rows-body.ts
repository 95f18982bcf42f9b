import { makeJsonRowsReader, type RowsDocument } from "@svc/adapters/rows/json-rows"
import { RowsRefused } from "@svc/adapters/rows/rows-refused"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import type { Context } from "koa"
import type { Body } from "./body.ts"
import { readInPieces } from "./body-in-pieces.ts"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"

/** The most values of such a body, counted as commas and brackets: enough for 10,000 rows of 25 fields. */
const mostRowsValues = 1_000_000

/**
 * Reads a JSON body with rows in its member `data`, while it arrives, so that it may be larger than others and have
 * more values. `parsed` has the other members, `text` is a hash of the bytes.
 */
export const readRowsBody = Effect.fnUntraced(function* (
  context: Context,
  tenantId: TenantId,
  types: readonly string[],
  mostRows: number,
) {
  const reader = makeJsonRowsReader({ rows: mostRows, values: mostRowsValues })
  const utf8 = new TextDecoder("utf-8", { fatal: true })
  const hash = yield* readInPieces(context, tenantId, types, (bytes) =>
    Effect.try({
      try: () => {
        utf8.decode(bytes, { stream: true })
        reader.push(bytes)
      },
      catch: refusalOf,
    }),
  )
  if (hash === undefined) return { text: "", parsed: undefined } satisfies Body
  const { members, data } = yield* Effect.try({ try: () => finish(utf8, reader), catch: refusalOf })
  const parsed = data === undefined ? members : { ...members, data: [] }
  return { text: hash, parsed, rows: data ?? [] } satisfies Body
})

const finish = (utf8: InstanceType<typeof TextDecoder>, reader: { readonly end: () => RowsDocument }): RowsDocument => {
  utf8.decode()
  return reader.end()
}

const refusalOf = (error: unknown): InvalidRequest =>
  error instanceof RowsRefused
    ? invalidRequest(error.field, error.message)
    : invalidRequest("body", "is not valid UTF-8")
