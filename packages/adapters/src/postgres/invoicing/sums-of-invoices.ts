import type { InvoiceStore, InvoiceSum } from "@svc/domain/invoicing/ports/invoice-store"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { filterSql } from "../base/filter-sql.ts"
import { listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { invoiceSource } from "./invoice-list.ts"

const port = "InvoiceStore"

interface SumRow extends Omit<InvoiceSum, "subtotal" | "total"> {
  readonly subtotal: string
  readonly total: string
}

/** What some invoices come to together. */
export const makeSumsOfInvoices = (db: Db): Pick<InvoiceStore, "balancesOf" | "sumsOf"> => ({
  sumsOf: (scope, which) =>
    listQuery(db, port, async (q) => {
      const { tenantId, legalEntityId } = scope
      const those =
        "ids" in which
          ? sql`t.id = any(${sql.val(which.ids)}::uuid[])`
          : filterSql(invoiceSource.columns, which.filter, scope)
      const { rows } = await withinTime(q, () =>
        sql<SumRow>`select case invoice_type when 'Credit' then 'Credit' else 'Invoice' end as series,
          status, currency, count(*)::int as count, sum(subtotal)::text as subtotal, sum(total)::text as total,
          min(invoice_date) as "firstDate", max(invoice_date) as "lastDate"
        from invoices t where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and ${those}
        group by series, status, currency order by currency, series desc, status`.execute(q),
      )
      return rows.map((row): InvoiceSum => ({ ...row, subtotal: decimal(row.subtotal), total: decimal(row.total) }))
    }),

  balancesOf: ({ tenantId, legalEntityId }, ids) =>
    query(db, port, async (q) => {
      // What is settled has nothing open (contract I32), and `invoices_open` has all that the others are asked for.
      const { rows } = await sql<{ account: AccountId; currency: string; balance: string }>`select
          account_id as account, currency, sum(total - settled)::text as balance
        from invoices where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and status = 'Posted'
          and account_id = any(${sql.val(ids)}::uuid[])
        group by account_id, currency order by account_id, currency`.execute(q)
      return rows.map(({ account: accountId, currency, balance }) => ({
        accountId,
        currency,
        balance: decimal(balance),
      }))
    }),
})
