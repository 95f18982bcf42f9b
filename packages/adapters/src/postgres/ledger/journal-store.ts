import type { journalFields } from "@svc/domain/ledger/journal"
import type { JournalStore, OnlyJournals } from "@svc/domain/ledger/ports/journal-store"
import { decimal } from "@svc/domain/shared/decimal"
import type { ListRequest } from "@svc/domain/listing/list-request"
import type { Scope } from "@svc/domain/shared/scope"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { insertJournals, readyJournals } from "./insert-journals.ts"
import { inParts, inPortions, journalHeads, toHead } from "./read-journals.ts"
import { makeSumsOfJournals } from "./sums-of-journals.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "JournalStore"

const source: ListSource<typeof journalFields> = {
  table: sql`journals`,
  kept: "journals",
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      journalNumber: sql`t.journal_number`,
      journalType: sql`t.journal_type`,
      externalERPId: sql`t.external_erp_id`,
      postedDate: sql`t.posted_at`,
      created: sql`t.posted_at`,
      modified: sql`t.modified_at`,
    },
    many: {
      "vouchers/invoiceId": sql`v.invoice_id`,
      // The number of an invoice never changes, so an index of invoices finds the ids and one of vouchers the journals.
      "vouchers/invoiceNumber": {
        _tag: "Referred",
        value: sql`v.invoice_number`,
        key: sql`v.invoice_id`,
        column: sql`i.invoice_number`,
        ids: (condition, { tenantId, legalEntityId }) => sql`select i.id from invoices i
          where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and ${condition}`,
        unique: true,
      },
      "vouchers/paymentId": sql`v.payment_id`,
    },
    // Uses `exists`: PostgreSQL before 17 would evaluate `in` again for each journal.
    some: (condition) => sql<boolean>`exists (select from vouchers v where v.tenant_id = ${ownTenant}
      and v.journal_id = t.id and v.legal_entity_id = t.legal_entity_id and ${condition})`,
  },
}

/** The condition that selects journals in addition to a filter; undefined when there is none. */
const onlyThose = (
  { tenantId }: Scope,
  { days, financialAccountId }: OnlyJournals,
): RawBuilder<boolean> | undefined => {
  const within = (column: string) =>
    days === undefined ? [] : [sql`${sql.ref(column)} between ${days.from}::date and ${days.to}::date`]
  const booked =
    financialAccountId === undefined
      ? []
      : [
          sql`t.id in (select v.journal_id from journal_lines l
            join vouchers v on v.tenant_id = l.tenant_id and v.id = l.voucher_id
            where ${sql.join([sql`l.tenant_id = ${tenantId}`, sql`l.account_id = ${financialAccountId}`, ...within("l.effective_date")], sql` and `)})`,
        ]
  const conditions = [...within("t.effective_date"), ...booked]
  return conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export const makePostgresJournalStore = (db: Db): JournalStore => {
  const headOf = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: string) {
      const [row] = yield* query(db, port, (q) => {
        const one = journalHeads(q, scope).where("t.id", "=", id)
        return (lock ? one.forUpdate("t") : one).execute()
      })
      return row ?? (yield* new ResourceNotFound({ noun: "journal", id }))
    })
  const page = async (q: Db, scope: Scope, request: ListRequest, only?: RawBuilder<boolean>) => {
    const { items, total } = await fetchIds(q, source as ListSource, scope, request, only)
    const found = items.length === 0 ? [] : await journalHeads(q, scope).where("t.id", "in", items).execute()
    return { heads: inOrder(items, found), total }
  }

  return {
    ready: (unnumbered) => {
      const ready = readyJournals(unnumbered)
      return (journals) => query(db, port, (q) => insertJournals(q, ready, journals))
    },

    read: Effect.fnUntraced(function* (scope, id) {
      const [journal] = yield* inPortions(db, port, scope, [yield* headOf(false)(scope, id)])
      return journal!
    }),
    head: (scope, id) => Effect.map(headOf(false)(scope, id), toHead),
    headForUpdate: (scope, id) => Effect.map(headOf(true)(scope, id), toHead),

    list: (scope, request, only) =>
      listQuery(db, port, async (q) => {
        const { heads, total } = await page(q, scope, request, only && onlyThose(scope, only))
        return { total, parts: inParts(heads).map((part) => inPortions(db, port, scope, part)) }
      }),

    listHeads: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { heads, total } = await page(q, scope, request)
        return { items: heads.map(toHead), total }
      }),

    update: (head) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("journals")
            .set({
              description: head.description,
              external_erp_id: head.externalERPId ?? null,
              transferred_to_erp: head.transferredToERP === undefined ? null : new Date(head.transferredToERP),
              modified_at: new Date(head.modifiedAt),
            })
            .where("tenant_id", "=", head.tenantId)
            .where("id", "=", head.id)
            .execute(),
        ),
      ),

    ...makeSumsOfJournals(db),

    sums: ({ tenantId }, id) =>
      query(db, port, async (q) => {
        const { rows } = await sql<{ code: string; name: string; debit: string; credit: string }>`
          select l.account_code as code, min(l.account_name) as name,
            coalesce(sum(l.amount) filter (where l.amount > 0), 0) as debit,
            coalesce(-sum(l.amount) filter (where l.amount < 0), 0) as credit
          from vouchers v join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
          where v.tenant_id = ${tenantId} and v.journal_id = ${id} group by l.account_code order by l.account_code`.execute(
          q,
        )
        return rows.map(({ code, name, debit, credit }) => ({
          code,
          name,
          debit: decimal(debit),
          credit: decimal(credit),
        }))
      }),
  }
}
