import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { DueItem, ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountId, InvoiceId, InvoiceLineId, OrderChargeId, RevenueScheduleItemId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql, runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "ScheduleStore"

interface DueRow {
  readonly invoice_line_id: InvoiceLineId
  readonly period: CalendarDate
  readonly id: RevenueScheduleItemId
  readonly amount: string
  readonly base_amount: string
  readonly order_charge_id: OrderChargeId | null
  readonly charge_number: string | null
  /** JSON text. */
  readonly deferred_account: string
  readonly revenue_account: string
  readonly invoice_id: InvoiceId
  readonly invoice_number: string
  readonly account_id: AccountId
  readonly currency: string
  readonly exchange_rate: string
}

type Wanted = Parameters<ScheduleStore["open"]>[1]

const beforeAll = "00000000-0000-0000-0000-000000000000"

/**
 * The index of open items gives those of a period in the order of their lines. The limit is written into the text: with one
 * that it does not know PostgreSQL plans for a tenth of the table.
 */
const opened = (scope: Scope, { period, after, limit }: Wanted) =>
  sql<DueRow>`with opened as materialized (
      select o.invoice_line_id, o.period, o.id, o.amount, o.base_amount from revenue_schedule_items o
      where o.tenant_id = ${scope.tenantId}::uuid and o.legal_entity_id = ${scope.legalEntityId}::uuid
        and o.period = ${period}::date and o.journal_id is null and o.invoice_line_id > ${after ?? beforeAll}::uuid
      order by o.invoice_line_id limit ${sql.lit(limit)})
    select i.invoice_line_id, i.period, i.id, i.amount, i.base_amount, l.order_charge_id,
      l.billed ->> 'chargeNumber' as charge_number, l.deferred_account::text, l.revenue_account::text,
      v.id as invoice_id, v.invoice_number, v.account_id, v.currency, coalesce(v.exchange_rate, 1) as exchange_rate
    from opened i
    join invoice_lines l on l.tenant_id = ${scope.tenantId}::uuid and l.id = i.invoice_line_id
    join invoices v on v.tenant_id = ${scope.tenantId}::uuid and v.id = l.invoice_id
    order by i.invoice_line_id`

interface Taking {
  readonly tenantId: string
  readonly legalEntityId: string
  readonly period: CalendarDate
  readonly lines: Buffer
  readonly journalId: string
  readonly at: Date
}

const take = preparedSql<Taking, { readonly items: number }>(
  (at) => sql`with taken as (
      update revenue_schedule_items set journal_id = ${at.journalId}::uuid, modified_at = ${at.at}::timestamptz
      where tenant_id = ${at.tenantId}::uuid and legal_entity_id = ${at.legalEntityId}::uuid
        and period = ${at.period}::date and journal_id is null and invoice_line_id = any(${at.lines}::uuid[])
      returning 1)
    select count(*)::integer as items from taken`,
)

/** Items, whose accounts are few and are read once. */
const toDue = (rows: readonly DueRow[]): readonly DueItem[] => {
  const accounts = new Map<string, FinancialAccountRef>()
  const account = (text: string): FinancialAccountRef => {
    const known = accounts.get(text) ?? (JSON.parse(text) as FinancialAccountRef)
    accounts.set(text, known)
    return known
  }
  return rows.map((row) => ({
    id: row.id,
    invoiceLineId: row.invoice_line_id,
    period: row.period,
    amount: decimal(row.amount),
    base: decimal(row.base_amount),
    invoice: {
      id: row.invoice_id,
      number: row.invoice_number,
      currency: row.currency,
      exchangeRate: decimal(row.exchange_rate),
    },
    accountId: row.account_id,
    ...(row.order_charge_id === null ? {} : { orderCharge: { id: row.order_charge_id, number: row.charge_number! } }),
    deferredAccount: account(row.deferred_account),
    revenueAccount: account(row.revenue_account),
  }))
}

const open = ({ tenantId, legalEntityId }: Scope, through: CalendarDate) =>
  sql`from revenue_schedule_items i where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
    and i.journal_id is null and i.period <= ${through}`

/** The items that are to be recognised. */
export const makeDueItems = (db: Db): Pick<ScheduleStore, "due" | "nextDue" | "open" | "take"> => ({
  due: (scope, through) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ items: string; amount: string }>`select count(*) as items, coalesce(sum(i.base_amount), 0) as amount
          ${open(scope, through)}`.execute(q),
      ),
      ({ rows: [row] }) => ({ items: Number(row!.items), amount: decimal(row!.amount) }),
    ),

  nextDue: (scope, through) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ period: CalendarDate }>`select i.period ${open(scope, through)} order by i.period limit 1`.execute(q),
      ),
      ({ rows: [row] }) => row?.period,
    ),

  open: (scope, wanted) =>
    Effect.map(
      query(db, port, (q) => runPrepared(q, opened(scope, wanted))),
      toDue,
    ),

  take: ({ tenantId, legalEntityId }, { period, lines, journalId, at }) =>
    Effect.map(
      query(db, port, (q) =>
        take(q, { tenantId, legalEntityId, period, lines: uuidArray(lines), journalId, at: new Date(at) }),
      ),
      ([row]) => row!.items,
    ),
})
