import type { JournalStore, SalesSum } from "@svc/domain/ledger/ports/journal-store"
import { decimal, sumOf } from "@svc/domain/shared/decimal"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "JournalStore"

/** The most vouchers whose lines are summed for one answer. */
const mostVouchers = 20_000

interface SumRow extends Readonly<Record<"debit" | "credit" | "sales_debit" | "sales_credit", string>> {
  readonly journal_id: string
  readonly sales_currency: string
}

/**
 * Sums the amounts of several journals. A journal with very many vouchers is recognised by its last position and
 * skipped before its vouchers are read.
 */
export const makeSumsOfJournals = (db: Db): Pick<JournalStore, "sumsOf"> => ({
  sumsOf: ({ tenantId, legalEntityId }, ids) =>
    query(db, port, async (q) => {
      const { rows } = await sql<SumRow>`with
          asked as materialized (
            select j.id, coalesce((select max(v.position) from vouchers v
              where v.tenant_id = ${tenantId} and v.journal_id = j.id), 0) as vouchers
            from journals j where j.tenant_id = ${tenantId} and j.legal_entity_id = ${legalEntityId}
              and j.id = any(${sql.val(ids)}::uuid[])),
          summed as materialized (select id, sum(vouchers) over (order by vouchers, id) as vouchers from asked)
        select v.journal_id, v.sales_currency,
          coalesce(sum(l.amount) filter (where l.amount > 0), 0)::text as debit,
          coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::text as credit,
          coalesce(sum(l.sales_amount) filter (where l.sales_amount > 0), 0)::text as sales_debit,
          coalesce(-sum(l.sales_amount) filter (where l.sales_amount < 0), 0)::text as sales_credit
        from summed s join vouchers v on v.tenant_id = ${tenantId} and v.journal_id = s.id
          join journal_lines l on l.tenant_id = ${tenantId} and l.voucher_id = v.id
        where s.vouchers <= ${mostVouchers}
        group by v.journal_id, v.sales_currency order by v.journal_id, v.sales_currency`.execute(q)
      return [...Map.groupBy(rows, ({ journal_id }) => journal_id)].map(([journalId, of]) => ({
        journalId,
        debit: sumOf(of, ({ debit }) => decimal(debit)),
        credit: sumOf(of, ({ credit }) => decimal(credit)),
        sales: of.map((row): SalesSum => ({
          currency: row.sales_currency,
          debit: decimal(row.sales_debit),
          credit: decimal(row.sales_credit),
        })),
      }))
    }),
})
