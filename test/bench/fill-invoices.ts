import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountRequest } from "@svc/domain/customers/account-request"
import type { AccountId, InvoiceId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { copyRows, sortedIds } from "./copy-rows.ts"
import type { BenchHouse } from "./house.ts"

const seedLines = 100

/** Makes and posts an invoice of a new account through the product. Its rows are then copied. */
export const postSeedInvoice = async (
  graph: Graph,
  origin: EventOrigin,
  lines: number,
  more: Partial<AccountRequest> = {},
): Promise<{ readonly accountId: AccountId; readonly invoiceId: InvoiceId }> => {
  const { runOrThrow } = resolve(graph, "Runtime")
  const customer = { name: "Customer", currency: "SEK", ...more }
  const account = await runOrThrow(resolve(graph, "Customers").create(origin, customer))
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
      invoiceLines: Array.from({ length: lines }, () => line),
    }),
  )
  return { accountId: account.id, invoiceId: invoice.id }
}

/**
 * Makes posted invoices without lines by copying one: every fiftieth is open, as in the books of a company that is paid.
 * The invoices are dated within the 300 days before today.
 */
export const fillPaidInvoices = async (house: BenchHouse, origin: EventOrigin, invoices: number): Promise<void> => {
  const { invoiceId: id } = await postSeedInvoice(house.graph, origin, 3)
  await copyRows(house, "invoices", {
    beside: sortedIds(2, invoices),
    where: `c.id = '${id}'`,
    changes: `'id', copy, 'invoice_number', n::text, 'invoice_date', current_date - (n % 300)::int,
      'due_date', current_date - (n % 300)::int + 30, 'status', case n % 50 when 0 then 'Posted' else 'Settled' end,
      'settled', case n % 50 when 0 then 0 else c.total end, 'settled_base', case n % 50 when 0 then 0 else c.total_base end`,
  })
  await house.sql.query("vacuum analyze")
}

/** Makes posted invoices of three lines, by copying one. */
export const fillInvoices = async (house: BenchHouse, origin: EventOrigin, invoices: number): Promise<void> => {
  const { invoiceId: id } = await postSeedInvoice(house.graph, origin, 3)
  const beside = sortedIds(2, invoices)
  await copyRows(house, "invoices", {
    beside,
    where: `c.id = '${id}'`,
    changes: `'id', copy, 'invoice_number', n::text, 'invoice_date', date '2026-01-01' + (n % 300)::int`,
  })
  await copyRows(house, "invoice_lines", {
    beside,
    where: `c.invoice_id = '${id}'`,
    changes: "'id', gen_random_uuid(), 'invoice_id', copy",
  })
  await house.sql.query("vacuum analyze")
}

/**
 * Makes posted invoices with `lines` lines, a multiple of a hundred, by copying one of a hundred lines. Returns their
 * ids.
 */
export const fillLongInvoices = async (
  house: BenchHouse,
  origin: EventOrigin,
  { invoices, lines }: { readonly invoices: number; readonly lines: number },
): Promise<readonly string[]> => {
  const { invoiceId: id } = await postSeedInvoice(house.graph, origin, seedLines)
  await copyRows(house, "invoice_lines", {
    beside: `generate_series(1, ${lines / seedLines - 1}) n`,
    where: `c.invoice_id = '${id}'`,
    changes: `'id', gen_random_uuid(), 'number', c.number + n * ${seedLines}`,
  })
  await copyRows(house, "invoices", {
    beside: `generate_series(2, ${invoices}) n`,
    where: `c.id = '${id}'`,
    changes: "'id', left(c.id::text, 24) || lpad(to_hex(n), 12, 'f'), 'invoice_number', 'C' || n",
  })
  await copyRows(house, "invoice_lines", {
    beside: `(select id as copy from svc.invoices where id <> '${id}') copied`,
    where: `c.invoice_id = '${id}'`,
    changes: "'id', gen_random_uuid(), 'invoice_id', copy",
  })
  await house.sql.query("vacuum analyze")
  const { rows } = await house.sql.query<{ id: string }>("select id from svc.invoices order by id")
  return rows.map((row) => row.id)
}
