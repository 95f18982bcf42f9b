import type { InvoiceStore, InvoiceSum, TaxSum } from "@svc/domain/invoicing/ports/invoice-store"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { filterSql } from "../base/filter-sql.ts"
import { listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { invoiceSource } from "./invoice-list.ts"

const port = "InvoiceStore"

type Sums = "balance" | "subtotal" | "total"
type SumRow = Omit<InvoiceSum, Sums> & Readonly<Record<Sums, string>>

/** Sums over several invoices. */
export const makeSumsOfInvoices = (db: Db): Pick<InvoiceStore, "balancesOf" | "sumsOf" | "taxesOf"> => ({
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
          sum(total - settled)::text as balance, min(invoice_date) as "firstDate", max(invoice_date) as "lastDate"
        from invoices t where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and ${those}
        group by series, status, currency order by currency, series desc, status`.execute(q),
      )
      return rows.map((row): InvoiceSum => ({
        ...row,
        subtotal: decimal(row.subtotal),
        total: decimal(row.total),
        balance: decimal(row.balance),
      }))
    }),

  taxesOf: ({ tenantId, legalEntityId }, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql<Readonly<Record<"rate" | "net" | "tax", string>> & Pick<TaxSum, "category">>`select
          l.tax_detail->>'category' as category, (l.tax_detail->>'rate')::numeric::text as rate,
          sum(l.subtotal - l.allowance)::text as net, sum(l.tax)::text as tax
        from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
        where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.id = ${id}
        group by 1, (l.tax_detail->>'rate')::numeric order by min(l.number)`.execute(q)
      return rows.map(({ category, rate, net, tax }): TaxSum => ({
        category,
        rate: decimal(rate),
        net: decimal(net),
        tax: decimal(tax),
      }))
    }),

  balancesOf: ({ tenantId, legalEntityId }, ids) =>
    query(db, port, async (q) => {
      // A settled invoice has nothing open (contract I32), and the index `invoices_open` has all columns that the
      // others need.
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
