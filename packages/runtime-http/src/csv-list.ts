import type { ListFields } from "@svc/domain/listing/list-fields"
import type { Listed, ListedInParts, ListRequest } from "@svc/domain/listing/list-request"
import { csvLine, guardedText } from "@svc/domain/shared/csv"
import { printDecimal } from "@svc/domain/shared/decimal"
import { BigDecimal, Effect } from "effect"
import type { ApiError } from "./api-error.ts"
import { TextPieces } from "./items.ts"
import type { Reply } from "./operation.ts"

export const csv = "text/csv"
/** The most rows of a list as CSV (contract L17). */
const mostRows = 100_000
/** Items read at once. */
const pageSize = 2000

/** The value of a field in a body; the field's name is a path, such as `account/name`. */
const valueAt = (body: unknown, field: string): unknown =>
  field
    .split("/")
    .reduce((value: unknown, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], body)

/** Numbers keep their exact digits; a spreadsheet never interprets a text as a formula (contract T6). */
const cell = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  if (BigDecimal.isBigDecimal(value)) return printDecimal(value)
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return guardedText(value.join(" "))
  return typeof value === "string" ? guardedText(value) : JSON.stringify(value)
}

const reply = (path: string, pieces: Iterable<Effect.Effect<string, ApiError>>): Reply => ({
  status: 200,
  content: { type: csv, data: new TextPieces(pieces) },
  headers: {
    "content-disposition": `attachment; filename="${path.split("/").findLast((part) => !part.startsWith("{"))}.csv"`,
  },
})

const lineOf = (columns: readonly string[]) => (body: unknown) =>
  csvLine(columns.map((column) => cell(valueAt(body, column))))

/**
 * The matching items of a list as CSV, read piece by piece in the transaction of the request: all of them, or the
 * requested page. Each field of the list is a column.
 */
export const listAsCsv = <A>(
  path: string,
  fields: ListFields,
  body: (item: A) => unknown,
  request: ListRequest,
  isPage: boolean,
  list: (request: ListRequest) => Effect.Effect<Listed<A> | ListedInParts<A, ApiError>, ApiError>,
): Reply => {
  // A list of plain words fits into one cell; parts with fields of their own do not.
  const words = Object.keys(fields.many ?? {}).filter((name) => !name.includes("/"))
  const columns = [...Object.keys(fields.one), ...words]
  const line = lineOf(columns)
  const [first, most] = isPage ? [request.offset, request.limit] : [0, mostRows]
  let total = first + 1
  const page = (offset: number) =>
    Effect.gen(function* () {
      const listed = yield* list({ ...request, offset, limit: Math.min(pageSize, first + most - offset) })
      ;({ total } = listed)
      let text = ""
      for (const part of "items" in listed ? [Effect.succeed(listed.items)] : listed.parts)
        for (const item of yield* part) text += line(body(item))
      return text
    })
  function* pieces() {
    yield Effect.succeed(csvLine(columns))
    for (let offset = first; offset < Math.min(total, first + most); offset += pageSize) yield page(offset)
  }
  return reply(path, { [Symbol.iterator]: pieces })
}

/** A list that is read by a cursor, as CSV; `read` returns the items after the given one. */
export const logAsCsv = <A extends { readonly id: string }>(
  path: string,
  columns: readonly string[],
  body: (item: A) => unknown,
  read: (after: A["id"] | undefined, limit: number) => Effect.Effect<readonly A[], ApiError>,
): Reply => {
  const line = lineOf(columns)
  let after: A["id"] | undefined
  let isOver = false
  const page = Effect.suspend(() =>
    Effect.map(read(after, pageSize), (items) => {
      after = items.at(-1)?.id
      isOver = items.length < pageSize
      return items.map((item) => line(body(item))).join("")
    }),
  )
  function* pieces() {
    yield Effect.succeed(csvLine(columns))
    for (let rows = 0; rows < mostRows && !isOver; rows += pageSize) yield page
  }
  return reply(path, { [Symbol.iterator]: pieces })
}
