import { type RawBuilder, sql } from "kysely"
import { tagRows } from "./audit-written.ts"
import { rowsOfTexts, rowTexts, type TextRow } from "./row-texts.ts"
import { jsonColumns, type Tables } from "./tables.gen.ts"

/** Values of rows for one statement: two parameters for any number of rows. */
export interface RowSet {
  /** The columns, as an SQL list. */
  readonly columns: RawBuilder<unknown>
  /** The rows with the types of the table, for a `from`, under the alias `r`. */
  readonly rows: RawBuilder<unknown>
  /** `(columns) = (values of r)`, for an update. */
  readonly assignment: RawBuilder<unknown>
}

/**
 * Rows of a table for one statement. A text in a JSON column is JSON text. Every row has the same columns, and a column
 * that the rows lack is not written.
 */
export const rowSet = (table: keyof Tables, rows: readonly TextRow[], assigned?: readonly string[]): RowSet => {
  const names = Object.keys(rows[0] ?? {})
  const texts = rowTexts(rows, jsonColumns[table])
  const refs = (prefix: string, of: readonly string[]) => sql.join(of.map((name) => sql.ref(`${prefix}${name}`)))
  const written = assigned ?? names
  return {
    columns: sql.join(names.map((name) => sql.ref(name))),
    rows: tagRows(sql`${rowsOfTexts(table, { common: sql.val(texts.common), rows: sql.val(texts.rows) })} as r`, rows),
    assignment: sql`(${sql.join(written.map((name) => sql.ref(name)))}) = row(${refs("r.", written)})`,
  }
}
