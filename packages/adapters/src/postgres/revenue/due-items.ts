import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { DueItem, ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { AccountId, InvoiceId, InvoiceLineId, OrderChargeId, RevenueScheduleItemId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"
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
  readonly deferred_account: FinancialAccountRef
  readonly revenue_account: FinancialAccountRef
  readonly invoice_id: InvoiceId
  readonly invoice_number: string
  readonly account_id: AccountId
  readonly currency: string
  readonly exchange_rate: string
}

interface Page extends Scope {
  readonly period: CalendarDate
  readonly after: string
  readonly limit: number
}

const beforeAll = "00000000-0000-0000-0000-000000000000"

/** The index of open items gives those of a period in the order of their lines. */
const page = preparedSql<Page, DueRow>(
  (at) => sql<DueRow>`select i.invoice_line_id, i.period, i.id, i.amount, i.base_amount, l.order_charge_id,
        l.billed ->> 'chargeNumber' as charge_number, l.deferred_account, l.revenue_account,
        v.id as invoice_id, v.invoice_number, v.account_id, v.currency, coalesce(v.exchange_rate, 1) as exchange_rate
      from (select * from revenue_schedule_items i
        where i.tenant_id = ${at.tenantId} and i.legal_entity_id = ${at.legalEntityId} and i.period = ${at.period}
          and i.journal_id is null and i.invoice_line_id > ${at.after}
        order by i.invoice_line_id limit ${at.limit}) i
      join invoice_lines l on l.tenant_id = ${at.tenantId} and l.id = i.invoice_line_id
      join invoices v on v.tenant_id = ${at.tenantId} and v.id = l.invoice_id
      order by i.invoice_line_id`,
)

const toDue = (row: DueRow): DueItem => ({
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
  deferredAccount: row.deferred_account,
  revenueAccount: row.revenue_account,
})

const open = ({ tenantId, legalEntityId }: Scope, through: CalendarDate) =>
  sql`from revenue_schedule_items i where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
    and i.journal_id is null and i.period <= ${through}`

/** The items that are to be recognised. */
export const makeDueItems = (db: Db): Pick<ScheduleStore, "due" | "dueOf" | "nextDue" | "recognise"> => ({
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

  dueOf: (scope, { period, limit, after = beforeAll }) =>
    Effect.map(
      query(db, port, (q) =>
        page(q, { tenantId: scope.tenantId, legalEntityId: scope.legalEntityId, period, after, limit }),
      ),
      (rows) => rows.map(toDue),
    ),

  recognise: ({ tenantId }, { period, items, journalId, at }) =>
    Effect.flatMap(
      query(db, port, (q) =>
        sql`update revenue_schedule_items set journal_id = ${journalId}, modified_at = ${new Date(at)}
          where tenant_id = ${tenantId} and period = ${period} and journal_id is null
            and invoice_line_id = any(${items.map(({ invoiceLineId }) => invoiceLineId)}::uuid[])`.execute(q),
      ),
      ({ numAffectedRows = 0n }) =>
        Number(numAffectedRows) === items.length
          ? Effect.void
          : Effect.die(new Error(`items of ${period} were recognised by somebody else`)),
    ),
})
