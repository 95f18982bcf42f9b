import { ResourceNotFound } from "@svc/domain/shared/errors"
import { type Journal, type journalFields, type JournalType } from "@svc/domain/ledger/journal"
import type { JournalStore } from "@svc/domain/ledger/ports/journal-store"
import { given } from "@svc/domain/shared/given"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { prepared } from "../base/prepared.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"

const port = "JournalStore"

const source: ListSource<typeof journalFields> = {
  table: sql`journals`,
  kept: "journals",
  modified: sql`t.posted_at`,
  columns: {
    one: {
      id: sql`t.id`,
      journalNumber: sql`t.journal_number`,
      journalType: sql`t.journal_type`,
      postedDate: sql`t.posted_at`,
      created: sql`t.posted_at`,
      modified: sql`t.posted_at`,
    },
    many: { "vouchers/invoiceId": sql`t.invoice_id`, "vouchers/invoiceNumber": sql`t.invoice_number` },
    // A journal has one voucher, so a condition on a voucher is one on the journal.
    some: (condition) => condition,
  },
}

const withLines = async (
  q: Db,
  { tenantId }: Scope,
  journals: readonly Selectable<Tables["journals"]>[],
): Promise<readonly Journal[]> => {
  if (journals.length === 0) return []
  const lines = await q
    .selectFrom("journal_lines")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(
      "journal_id",
      "in",
      journals.map(({ id }) => id),
    )
    .orderBy("position")
    .execute()
  return journals.map((row) => ({
    tenantId: row.tenant_id,
    legalEntityId: row.legal_entity_id,
    id: row.id,
    number: row.journal_number,
    type: row.journal_type as JournalType,
    effectiveDate: row.effective_date,
    postedAt: row.posted_at,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    accountId: row.account_id,
    ...given({ description: row.description }),
    salesCurrency: row.sales_currency,
    exchangeRate: decimal(row.exchange_rate),
    lines: lines
      .filter(({ journal_id }) => journal_id === row.id)
      .map((line) => ({
        account: { id: line.account_id, code: line.account_code, name: line.account_name },
        amount: decimal(line.amount),
        salesAmount: decimal(line.sales_amount),
        ...(line.exchange_rate === null ? {} : { exchangeRate: decimal(line.exchange_rate) }),
      })),
  }))
}

const journalColumns = (journal: Journal) => ({
  tenant_id: journal.tenantId,
  legal_entity_id: journal.legalEntityId,
  id: journal.id,
  journal_number: journal.number,
  journal_type: journal.type,
  effective_date: journal.effectiveDate,
  posted_at: new Date(journal.postedAt),
  invoice_id: journal.invoiceId,
  invoice_number: journal.invoiceNumber,
  account_id: journal.accountId,
  description: journal.description ?? null,
  sales_currency: journal.salesCurrency,
  exchange_rate: printDecimal(journal.exchangeRate),
})

const lineRows = ({ tenantId, id, lines }: Journal) =>
  lines.map(({ account, amount, salesAmount, exchangeRate }, position) => ({
    tenant_id: tenantId,
    journal_id: id,
    position,
    account_id: account.id,
    account_code: account.code,
    account_name: account.name,
    amount: printDecimal(amount),
    sales_amount: printDecimal(salesAmount),
    exchange_rate: exchangeRate === undefined ? null : printDecimal(exchangeRate),
  }))

/** Journals with their lines, in one statement; gives those that were written, for a number may be taken. */
const insertJournals = prepared<{ readonly journals: string; readonly lines: string }, { readonly number: string }>(
  (db, at) => ({
    compile: () =>
      sql<{ number: string }>`with booked as (
          insert into journals (${sql.join(journalNames.map((name) => sql.ref(name)))})
          select ${sql.join(journalNames.map((name) => sql.ref(name)))}
          from json_populate_recordset(null::journals, ${at.journals}::json)
          on conflict (tenant_id, legal_entity_id, journal_number) do nothing returning id, journal_number as number),
        lines as (
          insert into journal_lines (${sql.join(lineNames.map((name) => sql.ref(name)))})
          select ${sql.join(lineNames.map((name) => sql.ref(`l.${name}`)))}
          from json_populate_recordset(null::journal_lines, ${at.lines}::json) l join booked on booked.id = l.journal_id)
        select number from booked`.compile(db),
  }),
)
const lineNames = [
  "tenant_id",
  "journal_id",
  "position",
  "account_id",
  "account_code",
  "account_name",
  "amount",
  "sales_amount",
  "exchange_rate",
] as const
const journalNames = [
  "tenant_id",
  "legal_entity_id",
  "id",
  "journal_number",
  "journal_type",
  "effective_date",
  "posted_at",
  "invoice_id",
  "invoice_number",
  "account_id",
  "description",
  "sales_currency",
  "exchange_rate",
] as const satisfies readonly (keyof ReturnType<typeof journalColumns>)[]

export const makePostgresJournalStore = (db: Db): JournalStore => {
  const rows = (q: Db, { tenantId, legalEntityId }: Scope) =>
    q.selectFrom("journals").selectAll().where("tenant_id", "=", tenantId).where("legal_entity_id", "=", legalEntityId)

  return {
    insert: (journals) =>
      Effect.map(
        query(db, port, (q) =>
          insertJournals(q, {
            journals: JSON.stringify(journals.map(journalColumns)),
            lines: JSON.stringify(journals.flatMap(lineRows)),
          }),
        ),
        (inserted) => {
          const written = new Set(inserted.map(({ number }) => number))
          return journals.find(({ number }) => !written.has(number))?.number
        },
      ),

    find: Effect.fnUntraced(function* (scope, id) {
      const [journal] = yield* query(db, port, async (q) =>
        withLines(q, scope, await rows(q, scope).where("id", "=", id).execute()),
      )
      return journal ?? (yield* new ResourceNotFound({ noun: "journal", id }))
    }),

    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds(q, source as ListSource, scope, request)
        const found = items.length === 0 ? [] : await rows(q, scope).where("id", "in", items).execute()
        return { items: await withLines(q, scope, inOrder(items, found)), total }
      }),
  }
}
