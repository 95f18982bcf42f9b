import type { ReportRows, RowsAsked, RowsWanted, StoredReport } from "@svc/domain/reports/ports/report-rows"
import { reports } from "@svc/domain/reports/report-list"
import type { Report, ReportRow } from "@svc/domain/reports/report"
import type { ListFields } from "@svc/domain/listing/list-fields"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import type { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { type FieldColumns, filterSql } from "../base/filter-sql.ts"
import { listQuery, remainingTime, reportTime, type TimeBound, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { without } from "../base/without.ts"
import { ageing, deferredRevenue } from "./balance-sources.ts"
import { unbilledRevenue, uninvoicedCharges } from "./charge-sources.ts"
import { deliveryHealth } from "./delivery-health.ts"
import { invoiceJournal, taxByRate } from "./invoice-sources.ts"
import { bookingMovement, upcomingRenewals, usageReconciliation } from "./order-sources.ts"
import type { DayAsked, PeriodAsked, ReportSource } from "./report-source.ts"

const port = "ReportRows"

/** Names of two columns beside the fields of a report: the time left for the next statement, and the number of rows. */
const timeLeft = "time_left"
const rowCount = "row_count"

/** Rows in memory at once when all rows are read. */
const rowsAtOnce = 500

const sources = {
  deferredRevenue,
  unbilledRevenue,
  uninvoicedCharges,
  ageing,
  invoiceJournal,
  bookingMovement,
  upcomingRenewals,
  usageReconciliation,
  taxByRate,
  deliveryHealth,
} as const satisfies Readonly<Record<StoredReport, ReportSource<PeriodAsked> | ReportSource<DayAsked>>>

/** How long the statement of a report as text may take, in milliseconds: nobody waits for a page (contract T12). */
const longestReadMs = 300_000

/** A report as text may take longer than a page, and a shorter period has less to read. */
const whatHelps = ({ time }: RowsAsked): string => {
  const asText = `for the report as text/csv, which may take ${longestReadMs / 60_000} minutes.`
  return "date" in time ? `Ask ${asText}` : `Ask for a shorter period, or ${asText}`
}

/** A page may take `longestMs`, 30 seconds where nothing else is given. */
export const makePostgresReportRows = (db: Db, longest: Partial<Pick<TimeBound, "longestMs">> = {}): ReportRows => ({
  page: (scope, asked, { filter, order, offset, limit }) =>
    listQuery(db, port, (q) =>
      withinTime(
        q,
        async () => {
          const { from, where, ordered, selection, isWhole } = partsOf(scope, asked, {
            order,
            ...(filter === undefined ? {} : { filter }),
          })
          const count = async () => {
            const { rows } = await sql<{
              n: string
            }>`select count(*) as n, ${remainingTime} from ${from} ${where}`.execute(q)
            return Number(rows[0]!.n)
          }
          const page = sql`order by ${ordered} limit ${limit} offset ${offset}`
          const read = sql`select ${selection}, ${remainingTime} as ${sql.ref(timeLeft)}`
          if (isWhole === true) {
            const { rows } = await sql<ReportRow & { readonly [rowCount]: string }>`
            with whole as materialized (select * from ${from} ${where})
            ${read}, (select count(*) from whole) as ${sql.ref(rowCount)} from whole t ${page}`.execute(q)
            const total = rows[0] === undefined ? (offset === 0 ? 0 : await count()) : Number(rows[0][rowCount])
            return { total, items: rows.map((row) => toRow(without(row, timeLeft, rowCount))) }
          }
          // When the first page is not full, it gives the number of rows: counting would compute the whole report
          // again.
          const before = offset === 0 ? undefined : await count()
          const { rows } = await sql<ReportRow>`${read} from ${from} ${where} ${page}`.execute(q)
          const total = before ?? (rows.length < limit ? rows.length : await count())
          return { total, items: rows.map((row) => toRow(without(row, timeLeft))) }
        },
        { ...reportTime(whatHelps(asked)), ...longest },
      ),
    ),

  all: (scope, asked, wanted) => {
    const { from, where, ordered, selection } = partsOf(scope, asked, wanted)
    const open = sql`declare report_rows no scroll cursor for select ${selection} from ${from} ${where}
      order by ${ordered}`
    return inPieces(db, open)
  },
})

/** Raises the time limit. Changes nothing when the limit is longer or there is none. */
const moreTime = sql`select set_config('statement_timeout', greatest(${longestReadMs}::int, t.ms)::text, true)
  from (select extract(epoch from current_setting('statement_timeout')::interval)::int * 1000 as ms) t where t.ms > 0`

/** Yields pieces until one is not full. The first piece opens the cursor, which ends with the unit of work. */
function* inPieces(db: Db, open: RawBuilder<unknown>): Generator<Effect.Effect<readonly ReportRow[], PortUnavailable>> {
  let [isOpen, isOver] = [false, false]
  while (!isOver)
    yield query(db, port, async (q) => {
      if (!isOpen) {
        await moreTime.execute(q)
        await open.execute(q)
      }
      isOpen = true
      const { rows } = await sql<ReportRow>`fetch ${sql.lit(rowsAtOnce)} from report_rows`.execute(q)
      isOver = rows.length < rowsAtOnce
      return rows.map(toRow)
    })
}

const partsOf = (scope: Scope, { report: name, time, ...asked }: RowsAsked, { filter, order }: RowsWanted) => {
  const source: ReportSource<never> = sources[name]
  const report: Report = reports[name]
  const wanted = { ...scope, ...asked, ...time } as never
  const late = source.late?.(wanted)
  const columnOf = (field: string) => late?.[field] ?? sql.ref(`t.${field}`)
  const columns: FieldColumns<ListFields> = {
    one: Object.fromEntries(Object.keys(report.fields).map((field) => [field, columnOf(field)])),
  }
  const byFields = order.map(({ field, descending }) =>
    // Missing values come last, in either direction (contract L7).
    descending ? sql`${columnOf(field)} desc nulls last` : sql`${columnOf(field)} asc`,
  )
  return {
    from: sql`(${source.rows(wanted)}) t`,
    where: filter === undefined ? sql`` : sql`where ${filterSql(columns, filter, scope)}`,
    ordered: sql.join([...byFields, source.order]),
    selection: sql.join([
      ...Object.entries(report.fields).flatMap(([field, type]) =>
        report.computed?.includes(field) === true ? [] : [selected(columnOf(field), field, type)],
      ),
      ...(source.also === undefined ? [] : [source.also]),
    ]),
    isWhole: source.isWhole,
  }
}

/** Numbers in JSON keep their digits and are read as decimals. */
const selected = (column: RawBuilder<unknown>, field: string, type: Report["fields"][string]) =>
  sql`${type === "number" ? sql`to_jsonb(${column})` : column} as ${sql.ref(field)}`

const toRow = (row: ReportRow): ReportRow => given(row as never)
