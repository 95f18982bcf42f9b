import type { ItemsOf, ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { scheduleItemFields, ShownItem } from "@svc/domain/revenue/schedule-item"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId, RevenueScheduleItemId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { toHead, toLine } from "../invoicing/invoice-rows.ts"
import { headsOf } from "../invoicing/read-invoices.ts"

const source: ListSource<typeof scheduleItemFields> = {
  table: sql`revenue_schedule_items`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      "accountingPeriod/startDate": sql`t.period`,
      "recognizedRevenue/amount": sql`t.amount`,
      "recognizedRevenue/baseCurrencyAmount": sql`t.base_amount`,
      "invoiceLine/id": sql`t.invoice_line_id`,
      created: sql`t.created_at`,
      modified: sql`t.modified_at`,
    },
  },
}

interface Row {
  readonly id: RevenueScheduleItemId
  readonly invoice_line_id: InvoiceLineId
  readonly invoice_id: InvoiceId
  readonly period: CalendarDate
  readonly amount: string
  readonly base_amount: string
  readonly left_amount: string
  readonly left_base: string
  readonly closed_at: Timestamp | null
  readonly fiscal_year_start_month: number
  readonly created_at: Timestamp
  readonly modified_at: Timestamp
}

const chosen = ({ tenantId }: Scope, of: ItemsOf) =>
  "line" in of
    ? sql<boolean>`t.invoice_line_id = ${of.line}`
    : sql<boolean>`t.invoice_line_id in (select l.id from invoice_lines l where l.tenant_id = ${tenantId}
        and l.order_number = ${of.orderNumber} and l.billed ->> 'chargeNumber' = ${of.chargeNumber})`

const rowsOf = ({ tenantId, legalEntityId }: Scope, ids: readonly RevenueScheduleItemId[], of: ItemsOf) =>
  sql<Row>`select t.id, t.invoice_line_id, l.invoice_id, t.period, t.amount, t.base_amount,
      l.subtotal - l.allowance - s.amount as left_amount,
      coalesce(l.subtotal_base, l.subtotal) - coalesce(l.allowance_base, l.allowance) - s.base_amount as left_base,
      p.closed_at, e.fiscal_year_start_month, t.created_at, t.modified_at
    from revenue_schedule_items t
    join invoice_lines l on l.tenant_id = ${tenantId} and l.id = t.invoice_line_id
    join legal_entity_profiles e on e.tenant_id = ${tenantId} and e.legal_entity_id = ${legalEntityId}
    left join accounting_periods p on p.tenant_id = ${tenantId} and p.legal_entity_id = ${legalEntityId}
      and p.first_day = t.period
    cross join lateral (
      select sum(o.amount) as amount, sum(o.base_amount) as base_amount from revenue_schedule_items o
      where o.tenant_id = ${tenantId} and o.invoice_line_id = t.invoice_line_id and o.period <= t.period) s
    where t.tenant_id = ${tenantId} and ${chosen({ tenantId, legalEntityId }, of)} and t.id = any(${ids}::uuid[])`

/** Lists the schedule items of one line or one charge, by default in the order of periods (contract D8). */
export const makeListScheduleItems = (db: Db): Pick<ScheduleStore, "list"> => ({
  list: (scope, of, request) =>
    listQuery(db, "ScheduleStore", async (q) => {
      const byPeriod = [{ field: "accountingPeriod/startDate", descending: false }]
      const order = request.order.length === 0 ? byPeriod : request.order
      const { items, total } = await fetchIds<RevenueScheduleItemId>(
        q,
        source,
        scope,
        { ...request, order },
        chosen(scope, of),
      )
      if (items.length === 0) return { items: [], total }
      const { rows } = await rowsOf(scope, items, of).execute(q)
      const lines = await q
        .selectFrom("invoice_lines")
        .selectAll()
        .where("tenant_id", "=", scope.tenantId)
        .where("id", "in", [...new Set(rows.map(({ invoice_line_id }) => invoice_line_id))])
        .execute()
      const invoices = [...new Set(lines.map(({ invoice_id }) => invoice_id))]
      const heads = await headsOf(q, scope, invoices)
      const headOf = new Map(heads.map((head) => [head.id, toHead(head)]))
      const lineOf = new Map(lines.map((line) => [line.id, toLine(line)]))
      const shown = rows.map((row): ShownItem => ({
        id: row.id,
        invoiceLineId: row.invoice_line_id,
        period: row.period,
        amount: decimal(row.amount),
        base: decimal(row.base_amount),
        left: { amount: decimal(row.left_amount), base: decimal(row.left_base) },
        invoice: headOf.get(row.invoice_id)!,
        line: lineOf.get(row.invoice_line_id)!,
        fiscalYearStartMonth: row.fiscal_year_start_month,
        ...(row.closed_at === null ? {} : { periodClosedAt: row.closed_at }),
        createdAt: row.created_at,
        modifiedAt: row.modified_at,
      }))
      return { items: inOrder(items, shown), total }
    }),
})
