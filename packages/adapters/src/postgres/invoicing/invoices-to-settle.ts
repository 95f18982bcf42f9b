import type { OpenInvoice } from "@svc/domain/invoicing/open-invoice"
import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import { paidElsewhere } from "@svc/domain/invoicing/settlement"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { settledInvoiceAs, type SettledInvoiceRow, toSettledInvoice } from "./settled-invoice.ts"

const port = "InvoiceStore"

const keys: Readonly<Record<string, string>> = {
  InvoiceNumber: "invoice_number",
  OCRNumber: "ocr_number",
  ReferenceNumber: "reference_number",
}

interface OpenRow {
  readonly invoice: SettledInvoiceRow
  readonly reference_number: string | null
  readonly balance: string
  readonly is_written_off: boolean
}

/** Queries that payments make about invoices. */
export const makeInvoicesToSettle = (db: Db): Pick<InvoiceStore, "lookUp" | "openInvoices"> => ({
  lookUp: ({ tenantId, legalEntityId }, criteria) =>
    query(db, port, async (q) => {
      // One condition per key, so that each uses its own index.
      const found = criteria.map(({ key, value }) => {
        const condition =
          key === "Id"
            ? sql`i.id = ${value}`
            : sql`${sql.ref(`i.${keys[key]!}`)} = ${value} and i.posted_at is not null`
        return sql`(select i.id from invoices i where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
          and ${condition} limit 2)`
      })
      const { rows } = await sql<{ id: InvoiceId }>`${sql.join(found, sql` union `)}`.execute(q)
      return rows
    }),

  openInvoices: ({ tenantId, legalEntityId }, { currency, names, payers }) =>
    query(db, port, async (q) => {
      const ofScope = sql`i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}`
      const named = sql`any(${sql.val(names)}::text[])`
      const byName = ["invoice_number", "ocr_number", "reference_number"].map(
        (column) => sql`select i.id from invoices i where ${ofScope} and ${sql.ref(`i.${column}`)} = ${named}
          and i.status = 'Posted'`,
      )
      // Accounts are found by an index of their names, and the open invoices of each account by an index too.
      const ofPayers = sql`select i.id
        from unnest(${sql.val(payers.map(({ name }) => name))}::text[],
          ${sql.val(payers.map(({ amount }) => printDecimal(amount)))}::numeric[]) as p (name, amount)
        join accounts a on a.tenant_id = ${tenantId} and a.legal_entity_id = ${legalEntityId} and a.name = p.name
        join invoices i on i.tenant_id = a.tenant_id and i.account_id = a.id and i.status = 'Posted'
          and i.total - i.settled = p.amount`
      // Few invoices are written off, and they have an index of their own.
      const writtenOff = sql`select i.id from invoices i where ${ofScope} and i.written_off > 0
        and (i.invoice_number = ${named} or i.ocr_number = ${named} or i.reference_number = ${named})`
      const { rows } = await sql<OpenRow>`select ${settledInvoiceAs("i")} as invoice, i.reference_number,
          i.total - i.settled + i.written_off as balance, i.total <= i.settled as is_written_off
        from invoices i
        where ${ofScope} and i.id in (${sql.join([...byName, ofPayers, writtenOff], sql` union `)})
          and i.currency = ${currency} and i.total > i.settled - i.written_off
          and i.settled_notes is distinct from ${paidElsewhere}
        order by i.id`.execute(q)
      return rows.map(({ invoice, reference_number, balance, is_written_off }): OpenInvoice => ({
        invoice: toSettledInvoice(invoice),
        balance: decimal(balance),
        ...given({ referenceNumber: reference_number }),
        ...(is_written_off ? { isWrittenOff: true as const } : {}),
      }))
    }),
})
