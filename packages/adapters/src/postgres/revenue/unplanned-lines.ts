import type { PostedLine } from "@svc/domain/revenue/posted-line"
import type { ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId, OrderChargeId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

interface UnplannedRow {
  readonly group_id: InvoiceId
  readonly posted_at: Timestamp
  readonly id: InvoiceLineId
  readonly invoice_id: InvoiceId
  readonly invoice_date: CalendarDate
  readonly order_charge_id: OrderChargeId | null
  readonly from_day: CalendarDate
  readonly last_day: CalendarDate
  readonly net: string
  readonly net_base: string
  readonly currency: string
  readonly base_currency: string
  readonly credited_line_id: InvoiceLineId | null
  readonly credited_date: CalendarDate | null
}

const toPostedLine = (row: UnplannedRow): PostedLine => ({
  id: row.id,
  invoiceId: row.invoice_id,
  invoiceDate: row.invoice_date,
  span: { from: row.from_day, to: addDays(row.last_day, 1) },
  net: { amount: decimal(row.net), base: decimal(row.net_base) },
  digits: { amount: minorUnits(row.currency), base: minorUnits(row.base_currency) },
  ...(row.order_charge_id === null ? {} : { orderChargeId: row.order_charge_id }),
  ...(row.credited_line_id === null || row.credited_date === null
    ? {}
    : { credited: { lineId: row.credited_line_id, invoiceDate: row.credited_date } }),
})

/** Lines that were posted without a schedule. */
export const makeUnplannedLines = (db: Db): Pick<ScheduleStore, "unplanned"> => ({
  unplanned: ({ tenantId, legalEntityId }, of, limit, after) => {
    const group = of === "invoices" ? sql`v.id` : sql`v.credited_invoice_id`
    const chosen = of === "invoices" ? sql`v.credited_invoice_id is null` : sql`v.credited_invoice_id is not null`
    const behind =
      after === undefined
        ? sql``
        : sql`and (${group}, v.posted_at, l.id) > (${after.invoiceId}, ${new Date(after.postedAt)}, ${after.lineId})`
    return Effect.map(
      query(db, "ScheduleStore", (q) =>
        sql<UnplannedRow>`select ${group} as group_id, v.posted_at, l.id, l.invoice_id, v.invoice_date, l.order_charge_id,
            coalesce(l.service_period_start, v.invoice_date) as from_day,
            coalesce(l.service_period_end, l.service_period_start, v.invoice_date) as last_day,
            l.subtotal - l.allowance as net,
            coalesce(l.subtotal_base, l.subtotal) - coalesce(l.allowance_base, l.allowance) as net_base,
            v.currency, v.base_currency, l.credited_line_id, c.invoice_date as credited_date
          from invoice_lines l
          join invoices v on v.tenant_id = l.tenant_id and v.id = l.invoice_id and v.status in ('Posted', 'Settled')
          left join invoices c on c.tenant_id = v.tenant_id and c.id = v.credited_invoice_id
          where l.tenant_id = ${tenantId} and l.legal_entity_id = ${legalEntityId} and l.deferred_account is not null
            and ${chosen} and (l.subtotal <> l.allowance or l.subtotal_base <> l.allowance_base)
            and not exists (select from revenue_schedule_items i where i.tenant_id = ${tenantId} and i.invoice_line_id = l.id)
            ${behind}
          order by 1, 2, 3 limit ${limit}`.execute(q),
      ),
      ({ rows }) =>
        rows.map((row) => ({
          line: toPostedLine(row),
          place: { invoiceId: row.group_id, postedAt: row.posted_at, lineId: row.id },
        })),
    )
  },
})
