import type { SimpleAccount } from "@svc/domain/customers/account"
import type { InvoiceStatus } from "@svc/domain/invoicing/invoice"
import type { SettledInvoice } from "@svc/domain/invoicing/settled-invoice"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { type RawBuilder, sql } from "kysely"
import { referenceTo } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"

/** A short form of an invoice as JSON: all values except the account are texts. */
export interface SettledInvoiceRow {
  readonly id: InvoiceId
  readonly account: SimpleAccount
  readonly invoice_number: string
  readonly ocr_number: string | null
  readonly status: InvoiceStatus
  readonly invoice_date: CalendarDate
  readonly due_date: CalendarDate
  readonly buyer_reference: string | null
  readonly currency: string
  readonly subtotal: string
  readonly tax: string
  readonly total: string
  readonly settled: string
  readonly external_erp_id: string | null
  readonly external_crm_id: string | null
}

const columns = [
  "id",
  "invoice_number",
  "ocr_number",
  "status",
  "invoice_date",
  "due_date",
  "buyer_reference",
  "currency",
  "subtotal",
  "tax",
  "total",
  "settled",
  "external_erp_id",
  "external_crm_id",
] as const satisfies readonly (keyof SettledInvoiceRow)[]

/** Selects the short form of an invoice from the table `invoices` under an alias. */
export const settledInvoiceAs = (alias: string): RawBuilder<SettledInvoiceRow> =>
  sql`json_build_object('account', ${referenceTo(simpleAccountRef, alias, "account_id")}, ${sql.join(
    columns.flatMap((name) => [sql.lit(name), sql`(${sql.ref(`${alias}.${name}`)})::text`]),
  )})`

export const toSettledInvoice = (row: SettledInvoiceRow): SettledInvoice => ({
  id: row.id,
  account: given(row.account) as SimpleAccount,
  number: row.invoice_number,
  status: row.status,
  invoiceDate: row.invoice_date,
  dueDate: row.due_date,
  currency: row.currency,
  subtotal: decimal(row.subtotal),
  tax: decimal(row.tax),
  total: decimal(row.total),
  settled: decimal(row.settled),
  ...given({
    ocrNumber: row.ocr_number,
    buyerReference: row.buyer_reference,
    externalERPId: row.external_erp_id,
    externalCRMId: row.external_crm_id,
  }),
})
