import { type RawBuilder, sql } from "kysely"
import type { Tables } from "./tables.gen.ts"

/** Values of rows for one statement: any number of rows is one parameter. */
export interface RowSet {
  /** The columns, for a list of them. */
  readonly columns: RawBuilder<unknown>
  /** The rows with the types of the table, for a `from`, under the alias `r`. */
  readonly rows: RawBuilder<unknown>
  /** `(columns) = (values of r)`, for an update. */
  readonly assignment: RawBuilder<unknown>
}

/**
 * Rows of a table as one parameter. They are read by `json_populate_recordset`, so every row has the same columns, and a
 * column that is not among them is not written. JSON text stays as it is, digit for digit.
 */
export const rowSet = <T extends keyof Tables>(
  table: T,
  rows: readonly Readonly<Record<string, unknown>>[],
  /** Columns whose value is JSON text. */
  json: readonly (keyof Tables[T] & string)[] = [],
  assigned?: readonly string[],
): RowSet => {
  const names = Object.keys(rows[0] ?? {})
  const isJson = new Set<string>(json)
  const textOf = (row: Readonly<Record<string, unknown>>): string => {
    let text = ""
    for (const name of names) {
      const value = row[name]
      // A member that is not there is read as null.
      if (value === null || value === undefined) continue
      const written = isJson.has(name) && typeof value === "string" ? value : JSON.stringify(value)
      text += `${text === "" ? "{" : ","}"${name}":${written}`
    }
    return text === "" ? "{}" : `${text}}`
  }
  const refs = (prefix: string, of: readonly string[]) => sql.join(of.map((name) => sql.ref(`${prefix}${name}`)))
  const written = assigned ?? names
  return {
    columns: sql.join(names.map((name) => sql.ref(name))),
    rows: sql`json_populate_recordset(null::${sql.table(table)}, ${`[${rows.map(textOf).join(",")}]`}::json) as r`,
    assignment: sql`(${sql.join(written.map((name) => sql.ref(name)))}) = row(${refs("r.", written)})`,
  }
}
