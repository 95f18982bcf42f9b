import type { BenchHouse } from "./house.ts"
import { writtenColumns } from "../support/database/written-columns.ts"

/**
 * The rows of one statement: enough that the start of a statement costs little, and few enough that its sort fits in
 * memory.
 */
const atOnce = 100_000

/**
 * Fills today's log, up to now, with `count` delivered events, as copies of the newest event with its delivery and
 * attempt. Each copy has its own ids and search values, as events of the product do.
 */
export const fillEvents = async ({ sql }: Pick<BenchHouse, "sql">, count: number): Promise<void> => {
  const query = async (text: string, values: readonly unknown[]) =>
    (await sql.query<{ readonly columns: string }>(text, [...values])).rows
  // Ids of the same time differ by their number, and the digit before it separates the kinds of rows.
  const idAt = (kind: number) =>
    `(lpad(to_hex(floor(day + (extract(epoch from now()) * 1000 - day) * n / ${count + 1})::bigint), 12, '0')
      || '7000800${kind}' || lpad(to_hex(n), 12, '0'))::uuid`
  const { rows } = await sql.query<{ id: string; event_id: string }>(
    "select id, event_id from svc.webhook_deliveries where state = 'Delivered' order by id desc limit 1",
  )
  const newest = rows[0]!
  const of: Readonly<Record<string, { readonly key: string; readonly changes: string }>> = {
    events: {
      key: `c.id = '${newest.event_id}'`,
      changes: `'id', ${idAt(0)}, 'search_keys', jsonb_build_array(hashtextextended(n::text, 0), hashtextextended(n::text, 1))`,
    },
    webhook_deliveries: { key: `c.id = '${newest.id}'`, changes: `'id', ${idAt(1)}, 'event_id', ${idAt(0)}` },
    webhook_attempts: { key: `c.delivery_id = '${newest.id}' and c.number = 1`, changes: `'delivery_id', ${idAt(1)}` },
  }
  for (const [table, { key, changes }] of Object.entries(of)) {
    const columns = await writtenColumns(query, table)
    for (let from = 1; from <= count; from += atOnce)
      await sql.query(`insert into svc.${table} (${columns}) select ${columns} from (
          select made.* from svc.${table} c,
            (select extract(epoch from date_trunc('day', now() at time zone 'UTC') at time zone 'UTC') * 1000 as day) d,
            generate_series(${from}, ${Math.min(count, from + atOnce - 1)}) n,
            jsonb_populate_record(c, jsonb_build_object(${changes})) made where ${key}) copies`)
  }
  await sql.query("vacuum analyze")
}
