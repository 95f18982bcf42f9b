import { type RawBuilder, sql } from "kysely"
import type { Tables } from "./tables.gen.ts"

export type TextRow = Readonly<Record<string, unknown>>

/** Rows as JSON. Members that all rows have in common are written, sent and parsed once. */
interface RowTexts {
  /** An object with the members that are the same in all rows. */
  readonly common: string
  /** An array of objects with each row's other members. */
  readonly rows: string
}

/** Whether two values of a column are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime())

/** JSON of a row; its `json` columns already hold JSON text, which is inserted unchanged. */
const textWith =
  (json: ReadonlySet<string>) =>
  (row: TextRow): string => {
    let text = ""
    for (const [name, value] of Object.entries(row)) {
      // A missing member is read as null.
      if (value === null || value === undefined) continue
      const written = json.has(name) && typeof value === "string" ? value : JSON.stringify(value)
      text += `${text === "" ? "{" : ","}"${name}":${written}`
    }
    return text === "" ? "{}" : `${text}}`
  }

const only = (row: TextRow, names: readonly string[]): TextRow => {
  const found: Record<string, unknown> = {}
  for (const name of names) found[name] = row[name]
  return found
}

/** Texts of rows that all have the same columns. The value of a `json` column is JSON text. */
export const rowTexts = (rows: readonly TextRow[], json: readonly string[] = []): RowTexts => {
  const [first = {}] = rows
  const names = Object.keys(first)
  const alike = new Set(names.filter((name) => rows.every((row) => isSame(row[name], first[name]))))
  const differing = names.filter((name) => !alike.has(name))
  const textOf = textWith(new Set(json))
  const own = rows.map((row) => only(row, differing))
  return {
    common: textOf(only(first, [...alike])),
    // `JSON.stringify` prints faster without a callback, so it prints the rows when no column is JSON text.
    rows: differing.some((name) => json.includes(name)) ? `[${own.map(textOf).join(",")}]` : JSON.stringify(own),
  }
}

/** The rows of such texts, typed as a table's, for a `from`. */
export const rowsOfTexts = (
  table: keyof Tables,
  { common, rows }: { readonly [N in keyof RowTexts]: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const none = sql`null::${sql.table(table)}`
  return sql`json_populate_recordset(json_populate_record(${none}, ${common}::json), ${rows}::json)`
}
