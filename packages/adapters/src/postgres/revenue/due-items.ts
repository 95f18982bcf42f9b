import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { DueItem, ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountId, InvoiceId, InvoiceLineId, OrderChargeId, RevenueScheduleItemId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
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

type Wanted = Parameters<ScheduleStore["take"]>[1]

const beforeAll = "00000000-0000-0000-0000-000000000000"

/**
 * The index of open items returns the items of a period in the order of their lines. The limit is written into the
 * statement, because with a parameter PostgreSQL plans for a tenth of the table. `offset 0` makes it find the line and
 * the invoice of each item by their keys.
 */
const take = (scope: Scope, { period, after, limit, journalId, at }: Wanted) =>
  sql<DueRow>`with opened as materialized (
      select o.ctid as at from revenue_schedule_items o
      where o.tenant_id = ${scope.tenantId}::uuid and o.legal_entity_id = ${scope.legalEntityId}::uuid
        and o.period = ${period}::date and o.journal_id is null and o.invoice_line_id > ${after ?? beforeAll}::uuid
      order by o.invoice_line_id limit ${sql.lit(limit)}),
    taken as (
      update revenue_schedule_items i set journal_id = ${journalId}::uuid, modified_at = ${new Date(at)}::timestamptz
      from opened o
      where i.tenant_id = ${scope.tenantId}::uuid and i.ctid = o.at and i.journal_id is null
      returning i.invoice_line_id, i.period, i.id, i.amount, i.base_amount)
    select i.invoice_line_id, i.period, i.id, i.amount, i.base_amount, l.order_charge_id,
      l.billed ->> 'chargeNumber' as charge_number, l.deferred_account::text, l.revenue_account::text,
      v.id as invoice_id, v.invoice_number, v.account_id, v.currency, coalesce(v.exchange_rate, 1) as exchange_rate
    from taken i
    cross join lateral (select * from invoice_lines x where x.tenant_id = ${scope.tenantId}::uuid and x.id = i.invoice_line_id offset 0) l
    cross join lateral (select * from invoices y where y.tenant_id = ${scope.tenantId}::uuid and y.id = l.invoice_id offset 0) v
    order by i.invoice_line_id`

/** Parses each distinct text once: many rows share few values. */
const readOnce = <A>(read: (text: string) => A) => {
  const known = new Map<string, A>()
  return (text: string): A => {
    const value = known.get(text) ?? read(text)
    known.set(text, value)
    return value
  }
}

const toDue = (rows: readonly DueRow[]): readonly DueItem[] => {
  const account = readOnce((text) => JSON.parse(text) as FinancialAccountRef)
  const rate = readOnce(decimal)
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
      exchangeRate: rate(row.exchange_rate),
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

/** Queries for the items that are due for recognition. */
export const makeDueItems = (db: Db): Pick<ScheduleStore, "due" | "nextDue" | "take"> => ({
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

  take: (scope, wanted) =>
    Effect.map(
      query(db, port, (q) => runPrepared(q, take(scope, wanted))),
      toDue,
    ),
})
