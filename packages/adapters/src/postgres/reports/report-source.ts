import type { RowsAsked } from "@svc/domain/reports/ports/report-rows"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"

export interface SourceAsked extends Omit<RowsAsked, "report" | "time">, Scope {}
export interface PeriodAsked extends SourceAsked {
  readonly from: CalendarDate
  readonly to: CalendarDate
}
export interface DayAsked extends SourceAsked {
  readonly date: CalendarDate
}

/** The rows of a report in SQL. */
export interface ReportSource<Asked = never> {
  /** A query whose columns are the fields of the report and `key`, which orders rows that are otherwise equal. */
  readonly rows: (asked: Asked) => RawBuilder<unknown>
  /** Fields that are expensive: they are computed over these rows `t`, only for the rows in the answer. */
  readonly late?: (asked: Asked) => Readonly<Record<string, RawBuilder<unknown>>>
  /** The default order, over the rows as `t`. */
  readonly order: RawBuilder<unknown>
  /** Further selected columns beside the fields. */
  readonly also?: RawBuilder<unknown>
  /** Set when the first row already takes all the work: rows are then counted in the statement that reads them. */
  readonly isWhole?: true
}

export const periodSource = (source: ReportSource<PeriodAsked>) => source
export const daySource = (source: ReportSource<DayAsked>) => source

/** An amount of an order in base currency; null without a rate (contract S33). */
export const inBaseOfOrder = (amount: RawBuilder<unknown>, { baseCurrency }: Pick<SourceAsked, "baseCurrency">) =>
  sql`round(${amount} * case when v.currency = v.base_currency then 1 else v.exchange_rate end, ${minorUnits(baseCurrency)}::int)`
