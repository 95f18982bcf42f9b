import { spansOfCuts } from "@svc/domain/revenue/cuts"
import type { StandingItem } from "@svc/domain/revenue/plan-credit"
import type { CreditedLine, ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "ScheduleStore"

interface LineRow {
  readonly id: InvoiceLineId
  readonly from_day: CalendarDate
  readonly last_day: CalendarDate
  readonly cuts: Readonly<Record<InvoiceId, CalendarDate>> | null
  readonly to_date: CalendarDate | null
}

interface ItemRow {
  readonly line: InvoiceLineId
  readonly invoice_id: InvoiceId
  readonly is_own: boolean
  readonly period: CalendarDate
  readonly amount: string
  readonly base_amount: string
  readonly is_recognised: boolean
}

const toItem = (row: ItemRow): StandingItem => ({
  period: row.period,
  amount: decimal(row.amount),
  base: decimal(row.base_amount),
  isRecognised: row.is_recognised,
  isOwn: row.is_own,
})

/** The remaining amounts of credited lines. */
export const makeCreditedLines = (db: Db): Pick<ScheduleStore, "credited"> => ({
  credited: Effect.fnUntraced(function* ({ tenantId }, wanted) {
    const ids = sql`${arrayLiteral(wanted)}::uuid[]`
    const item = sql`i.period, i.amount, i.base_amount, i.journal_id is not null as is_recognised`
    const items = sql`join revenue_schedule_items i on i.tenant_id = l.tenant_id and i.invoice_line_id = l.id`
    const [lines, standing] = yield* Effect.all(
      [
        query(db, port, (q) =>
          sql<LineRow>`select l.id, coalesce(l.service_period_start, v.invoice_date) as from_day,
              coalesce(l.service_period_end, l.service_period_start, v.invoice_date) as last_day, p.cuts, p.to_date
            from invoice_lines l
            join invoices v on v.tenant_id = l.tenant_id and v.id = l.invoice_id
            left join invoiced_periods p on p.tenant_id = l.tenant_id and p.invoice_line_id = l.id
            where l.tenant_id = ${tenantId} and l.id = any(${ids})`.execute(q),
        ),
        query(db, port, (q) =>
          sql<ItemRow>`select l.id as line, l.invoice_id, true as is_own, ${item}
            from invoice_lines l ${items} where l.tenant_id = ${tenantId} and l.id = any(${ids})
            union all
            select l.credited_line_id, l.invoice_id, false, ${item}
            from invoice_lines l ${items} where l.tenant_id = ${tenantId} and l.credited_line_id = any(${ids})`.execute(
            q,
          ),
        ),
      ],
      { concurrency: "unbounded" },
    )
    const byLine = Map.groupBy(standing.rows, ({ line }) => line)
    return new Map(
      lines.rows.map((row): [InvoiceLineId, CreditedLine] => {
        const of = byLine.get(row.id) ?? []
        return [
          row.id,
          {
            span: { from: row.from_day, to: addDays(row.last_day, 1) },
            items: of.map(toItem),
            cuts: row.cuts === null ? new Map() : spansOfCuts(row.cuts, row.to_date!),
            notes: new Set(of.flatMap(({ is_own, invoice_id }) => (is_own ? [] : [invoice_id]))),
          },
        ]
      }),
    )
  }),
})
