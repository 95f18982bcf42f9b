import type { BatchedInvoice, BatchRef, BatchSum } from "@svc/domain/invoicing/batches/invoice-batch"
import type { DraftOfBatch, InvoiceBatchStore } from "@svc/domain/invoicing/ports/invoice-batch-store"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { analyzeNewTables } from "../base/analyze-new-tables.ts"
import type { Db } from "../base/database.ts"
import { filterSql } from "../base/filter-sql.ts"
import { listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { invoiceSource } from "./invoice-list.ts"

const port = "InvoiceBatchStore"

/**
 * Draft credit notes of order changes that no batch lists; the condition repeats that of the index
 * `invoices_notes_to_list`.
 */
const notes = ({ tenantId, legalEntityId }: Scope, accounts: RawBuilder<unknown>) => sql`i.tenant_id = ${tenantId}
  and i.legal_entity_id = ${legalEntityId} and i.made_with_version_id is not null and i.status = 'Draft'
  and i.batch_id is null ${accounts}`

const among = (accounts: readonly AccountId[] | undefined) =>
  accounts === undefined ? sql`` : sql`and i.account_id = any(${sql.val(accounts)}::uuid[])`

/** The invoices of a batch as rows `i`: invoices that it made or lists, or the drafts that its filter selected. */
export const invoicesIn = ({ tenantId, legalEntityId }: Scope, { id, filter }: BatchRef) => {
  const ofScope = sql`where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}`
  return filter === undefined
    ? sql`(select * from invoices ${ofScope} and batch_id = ${id}) i`
    : sql`(select * from invoices ${ofScope} and id in (select invoice_id from invoice_batch_picks
        where tenant_id = ${tenantId} and batch_id = ${id})) i`
}

interface InvoiceRow extends Pick<BatchedInvoice, "currency" | "id" | "invoiceDate" | "status"> {
  readonly number: string | null
  readonly subtotal: string
  readonly total: string
  readonly externalERPId: string | null
  readonly externalCRMId: string | null
}

interface SumRow extends Pick<BatchSum, "count" | "currency" | "status"> {
  readonly subtotal: string
  readonly total: string
}

/** Queries for the invoices of a batch. */
export const makeInvoicesOfBatch = (
  db: Db,
): Pick<
  InvoiceBatchStore,
  "accountsWithNotes" | "drafts" | "invoicesOf" | "listNotes" | "pick" | "state" | "sums" | "unlistNotes"
> => ({
  invoicesOf: (scope, batch, limit, after) =>
    query(db, port, async (q) => {
      const behind = after === undefined ? sql`` : sql`where i.id > ${after}`
      const { rows } = await sql<InvoiceRow>`select i.id, i.invoice_number as number, i.status,
          i.invoice_date as "invoiceDate", i.currency, i.subtotal::text as subtotal, i.total::text as total,
          i.external_erp_id as "externalERPId", i.external_crm_id as "externalCRMId"
        from ${invoicesIn(scope, batch)} ${behind} order by i.id limit ${limit}`.execute(q)
      return rows.map(({ number, externalERPId, externalCRMId, subtotal, total, ...invoice }): BatchedInvoice => ({
        ...invoice,
        ...given({ number, externalERPId, externalCRMId }),
        subtotal: decimal(subtotal),
        total: decimal(total),
      }))
    }),

  pick: (scope, id, filter) =>
    listQuery(db, port, async (q) => {
      const { tenantId, legalEntityId } = scope
      const found = filterSql(invoiceSource.columns, filter, scope)
      const { numAffectedRows = 0n } = await withinTime(q, () =>
        sql`insert into invoice_batch_picks (tenant_id, batch_id, invoice_id)
          select t.tenant_id, ${id}, t.id from invoices t
          where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and t.status = 'Draft'
            and ${found}`.execute(q),
      )
      return Number(numAffectedRows)
    }),

  drafts: (scope, batch, limit, after) =>
    query(db, port, async (q) => {
      await analyzeNewTables(q)
      const behind =
        after === undefined
          ? sql``
          : after.invoice === undefined
            ? sql`and a.account_number > ${after.account}`
            : sql`and (a.account_number, i.id) > (${after.account}, ${after.invoice}::uuid)`
      // `offset 0` makes PostgreSQL find each account by its key, whatever the statistics are.
      const { rows } = await sql<DraftOfBatch>`select i.id, a.account_number as account from ${invoicesIn(scope, batch)}
        cross join lateral (select b.account_number from accounts b
          where b.tenant_id = ${scope.tenantId} and b.id = i.account_id offset 0) a
        where i.status = 'Draft' ${behind}
        order by a.account_number, i.id limit ${limit}`.execute(q)
      return rows
    }),

  state: (scope, batch) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ drafts: number; posted: string | null }>`select
          count(*) filter (where status = 'Draft')::int as drafts,
          min(invoice_number) filter (where status in ('Posted', 'Settled')) as posted
        from ${invoicesIn(scope, batch)}`.execute(q)
      const { drafts, posted } = rows[0]!
      return { drafts, ...given({ posted }) }
    }),

  sums: (scope, batch) =>
    query(db, port, async (q) => {
      const { rows } = await sql<SumRow>`select status, currency, count(*)::int as count,
          sum(subtotal)::text as subtotal, sum(total)::text as total
        from ${invoicesIn(scope, batch)} group by status, currency order by currency, status`.execute(q)
      return rows.map((row): BatchSum => ({ ...row, subtotal: decimal(row.subtotal), total: decimal(row.total) }))
    }),

  listNotes: (scope, id, accounts) =>
    query(db, port, async (q) => {
      const { numAffectedRows = 0n } = await sql`update invoices set batch_id = ${id}
        where tenant_id = ${scope.tenantId} and id in (
          select i.id from invoices i where ${notes(scope, among(accounts))} order by i.id for update)`.execute(q)
      return Number(numAffectedRows)
    }),
  unlistNotes: ({ tenantId }, ids) =>
    ids.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) =>
            q
              .updateTable("invoices")
              .set({ batch_id: null })
              .where("tenant_id", "=", tenantId)
              .where("id", "in", ids)
              .execute(),
          ),
        ),
  accountsWithNotes: (scope, limit, after, only) =>
    query(db, port, async (q) => {
      const behind = after === undefined ? sql`` : sql`and a.account_number > ${after}`
      // Each account is found by its key, whatever statistics PostgreSQL has.
      const { rows } = await sql<{ id: AccountId; number: string }>`with noted as materialized (
          select distinct i.account_id from invoices i where ${notes(scope, among(only))})
        select a.id, a.account_number as number
        from noted cross join lateral (select b.id, b.account_number from accounts b
          where b.tenant_id = ${scope.tenantId} and b.id = noted.account_id offset 0) a
        where true ${behind} order by a.account_number limit ${limit}`.execute(q)
      return rows
    }),
})
