import type { SimpleAccount } from "@svc/domain/customers/account"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Selectable } from "kysely"
import type { Tables } from "../base/tables.gen.ts"

// Columns are listed by name: a statement prepared with all columns fails after a migration adds one.

/** The columns that are read of an invoice without its lines. */
export const readHeadColumns = [
  "tenant_id",
  "legal_entity_id",
  "id",
  "invoice_type",
  "status",
  "invoice_date",
  "due_date",
  "currency",
  "base_currency",
  "tax_included",
  "allowances",
  "rounding",
  "settled",
  "settled_base",
  "accounts_receivable",
  "rounding_account",
  "invoice_delivery_method",
  "disable_automatic_reminder",
  "custom_fields",
  "created_at",
  "modified_at",
  "invoice_number",
  "payment_date",
  "last_payment_date",
  "delivery_date",
  "tax_point_date",
  "prepaid",
  "payment_term",
  "exchange_rate",
  "rounding_base",
  "settled_rest",
  "written_off",
  "reminders_sent",
  "invoice_address",
  "delivery_address",
  "notes",
  "invoice_template_id",
  "your_reference",
  "our_reference",
  "your_order_number",
  "buyer_reference",
  "reference_number",
  "settled_notes",
  "external_erp_id",
  "external_crm_id",
  "parties",
  "posted_at",
  "electronic_invoice_id",
  "made_with_version_id",
  "batch_id",
  "tax_rate",
  "correction",
  "marks",
  "national_einvoice",
  "credited_invoice_id",
  "corrected_invoice_id",
] as const satisfies readonly (keyof Tables["invoices"])[]

/** The columns that are read of a line. */
export const readLineColumns = [
  "id",
  "invoice_id",
  "number",
  "product_name",
  "quantity",
  "price",
  "unit",
  "tax_detail",
  "revenue_account",
  "subtotal_pre_discount",
  "tax_pre_discount",
  "subtotal",
  "allowance",
  "tax",
  "custom_fields",
  "subtotal_base",
  "allowance_base",
  "tax_base",
  "description",
  "notes",
  "discount",
  "marks",
  "service_period_start",
  "service_period_end",
  "credited_line_id",
  "deferred_account",
  "billed",
  "external_erp_id",
  "external_crm_id",
] as const satisfies readonly (keyof Tables["invoice_lines"])[]

export type InvoiceRow = Pick<Selectable<Tables["invoices"]>, (typeof readHeadColumns)[number]> & {
  readonly account: SimpleAccount
  /** Only on a credit note: number and date of the invoice that it credits. */
  readonly credited: { readonly number: string; readonly invoiceDate: CalendarDate } | null
}
export type LineRow = Pick<Selectable<Tables["invoice_lines"]>, (typeof readLineColumns)[number]>
