import { type RawBuilder, sql } from "kysely"
import { arrayLiteral } from "./array-literal.ts"
import { tagRows } from "./audit-written.ts"
import { textArray, uuidArray } from "./binary-array.ts"
import type { RowSet } from "./row-set.ts"
import { isSame, type TextRow } from "./row-texts.ts"
import { columnTypes } from "./tables.gen.ts"

/** PostgreSQL's text of a value; numbers and booleans are written as in JSON. */
const textOf = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined
  if (value instanceof Date) return value.toISOString()
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** An array of a column's values. JSON travels as text and is parsed outside the array. */
const arrayOf = (type: string, values: readonly (string | undefined)[]): RawBuilder<unknown> => {
  if (type === "uuid") return sql`${uuidArray(values)}::uuid[]`
  if (type === "text" || type === "jsonb") return sql`${textArray(values)}::text[]`
  return sql`${arrayLiteral(values.map((value) => value ?? null))}::${sql.raw(type)}[]`
}

/**
 * Rows of a table for one statement, like those of `rowSet`, for very many rows: PostgreSQL reads an array for each
 * column in half the time that it needs for JSON. A value that all rows have is sent once. So the text of the statement
 * depends on the rows, and is not to be prepared.
 */
export const rowsInColumns = (
  table: keyof typeof columnTypes,
  rows: readonly TextRow[],
  assigned?: readonly string[],
): RowSet => {
  const types: Readonly<Record<string, string>> = columnTypes[table]
  const names = Object.keys(rows[0] ?? {})
  // The first column is always an array, which gives the number of rows.
  const isAlike = (name: string) => name !== names[0] && rows.every((row) => isSame(row[name], rows[0]![name]))
  const alike = new Set(names.filter(isAlike))
  const differing = names.filter((name) => !alike.has(name))
  const selected = names.map((name) => {
    const typed = sql.raw(types[name]!)
    if (alike.has(name)) return sql`${textOf(rows[0]![name]) ?? null}::${typed} as ${sql.ref(name)}`
    return types[name] === "jsonb" ? sql`d.${sql.ref(name)}::jsonb as ${sql.ref(name)}` : sql`d.${sql.ref(name)}`
  })
  const arrays = differing.map((name) =>
    arrayOf(
      types[name]!,
      rows.map((row) => textOf(row[name])),
    ),
  )
  const list = (of: readonly string[], prefix = "") => sql.join(of.map((name) => sql.ref(`${prefix}${name}`)))
  const written = assigned ?? names
  return {
    columns: list(names),
    rows: tagRows(
      sql`(select ${sql.join(selected)} from unnest(${sql.join(arrays)}) as d (${list(differing)})) as r`,
      rows,
    ),
    assignment: sql`(${list(written)}) = row(${list(written, "r.")})`,
  }
}
