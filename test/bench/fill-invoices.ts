import { resolve } from "@svc/adapters/wiring/provide"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { writtenColumns } from "../support/database/written-columns.ts"
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
  const rows = async (text: string, values: readonly unknown[]) =>
    (await sql.query<{ columns: string }>(text, [...values])).rows
  const columns = await writtenColumns(rows, "invoices")
  await sql.query(`insert into svc.invoices (${columns}) select ${columns} from (select (r).* from (
    select jsonb_populate_record(i, jsonb_build_object('id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13),
      'invoice_number', n::text, 'invoice_date', date '2026-01-01' + (n % 300)::int)) as r
    from svc.invoices i, copies where i.id = '${invoice.id}') made) copies`)
  await sql.query(`insert into svc.invoice_lines select (r).* from (
    select jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
      'invoice_id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13))) as r
    from svc.invoice_lines l, copies where l.invoice_id = '${invoice.id}') made`)
  await sql.query("vacuum analyze")
}
