import type { Tables } from "@svc/adapters/postgres/base/tables.gen"
import { writtenColumns } from "../support/database/written-columns.ts"

/** The database in which rows are copied. */
interface Asked {
  readonly sql: {
    readonly query: (
      text: string,
      values?: unknown[],
    ) => Promise<{ readonly rows: readonly { readonly columns: string }[] }>
  }
}

/** SQL for rows `n, copy`: a number, and an id that sorts in the order of creation, as the product's ids do. */
export const sortedIds = (from: number, to: number): string =>
  `(select n, overlay(lpad(to_hex(n + 2000000000000), 12, '0') placing '-' from 9 for 0)
    || '-7000-8000-' || lpad(to_hex(n), 12, '0') as copy from generate_series(${from}, ${to}) n) copies`

/**
 * Copies rows `c` of a table, once for each row of `beside`, with the members of the JSON object `changes` replaced.
 * All three are SQL.
 */
export const copyRows = async (
  { sql }: Asked,
  table: keyof Tables,
  { beside, where, changes }: { readonly beside: string; readonly where: string; readonly changes: string },
): Promise<void> => {
  const query = async (text: string, values: readonly unknown[]) => (await sql.query(text, [...values])).rows
  const columns = await writtenColumns(query, table)
  await sql.query(`insert into svc.${table} (${columns}) select ${columns} from (
    select made.* from svc.${table} c, ${beside}, jsonb_populate_record(c, jsonb_build_object(${changes})) made
    where ${where}) copies`)
}
