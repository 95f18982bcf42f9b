import type { InvoiceStore, InvoiceSum } from "@svc/domain/invoicing/ports/invoice-store"
import { decimal } from "@svc/domain/shared/decimal"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "InvoiceStore"

interface SumRow extends Omit<InvoiceSum, "subtotal" | "total"> {
  readonly subtotal: string
  readonly total: string
}

/** What some invoices come to together. */
export const makeSumsOfInvoices = (db: Db): Pick<InvoiceStore, "sumsOf"> => ({
  sumsOf: ({ tenantId, legalEntityId }, ids) =>
    query(db, port, async (q) => {
      const { rows } =
        await sql<SumRow>`select case invoice_type when 'Credit' then 'Credit' else 'Invoice' end as series,
          status, currency, count(*)::int as count, sum(subtotal)::text as subtotal, sum(total)::text as total,
          min(invoice_date) as "firstDate", max(invoice_date) as "lastDate"
        from invoices where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}
          and id = any(${sql.val(ids)}::uuid[])
        group by series, status, currency order by currency, series desc, status`.execute(q)
      return rows.map((row): InvoiceSum => ({ ...row, subtotal: decimal(row.subtotal), total: decimal(row.total) }))
    }),
})
