import { resolve } from "@svc/adapters/wiring/provide"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { BenchHouse } from "./house.ts"

/** One invoice posted through the product's own path, and copies of its rows. */
export const fillInvoices = async (
  { graph, sql }: BenchHouse,
  origin: EventOrigin,
  invoices: number,
): Promise<void> => {
  const { runOrThrow } = resolve(graph, "Runtime")
  const account = await runOrThrow(resolve(graph, "Customers").create(origin, { name: "Customer", currency: "SEK" }))
  const line = {
    productName: "Plan",
    price: decimal("99.90"),
    quantity: decimal("3"),
    unitOfMeasure: "C62",
    recognizedRevenueAccount: "3000",
  }
  const { invoice } = await runOrThrow(
    resolve(graph, "Invoicing").createOnAccount(origin, {
      account: account.id,
      currency: "SEK",
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceLines: [line, line, line],
    }),
  )
  // Ids that sort as they are made, as those of the product do.
  const copies = `create temp table copies as select n, lpad(to_hex(n + 2000000000000), 12, '0')
    || '-7000-8000-' || lpad(to_hex(n), 12, '0') as tail from generate_series(2, ${invoices}) n`
  await sql.query(copies)
  const columnsOf = async (table: string) => {
    const { rows } = await sql.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'svc' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
    return rows.map(({ name }) => name)
  }
  const insert = async (table: string) => {
    const names = await columnsOf(table)
    return `insert into svc.${table} (${names.join(", ")}) select ${names.map((name) => `(r).${name}`).join(", ")}`
  }
  await sql.query(`${await insert("invoices")} from (
    select jsonb_populate_record(i, jsonb_build_object('id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13),
      'invoice_number', n::text, 'invoice_date', date '2026-01-01' + (n % 300)::int)) as r
    from svc.invoices i, copies where i.id = '${invoice.id}') made`)
  await sql.query(`${await insert("invoice_lines")} from (
    select jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
      'invoice_id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13))) as r
    from svc.invoice_lines l, copies where l.invoice_id = '${invoice.id}') made`)
  await sql.query("vacuum analyze")
}
