import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { ReportName } from "../report-list.ts"
import type { ReportRow, ReportTime } from "../report.ts"

/** The reports that are read from what is stored; the others are made by rules. */
export type StoredReport = Exclude<ReportName, "recurringRevenue">

export interface RowsAsked {
  readonly report: StoredReport
  readonly time: ReportTime
  /** Of the legal entity. */
  readonly today: CalendarDate
  /** Of the legal entity; what else is in it is rounded to its digits. */
  readonly baseCurrency: string
}

/** What rows are wanted, and in which order. */
export type RowsWanted = Pick<ListRequest, "filter" | "order">

/**
 * The rows of reports, made from what other contexts have stored. It reads, and nothing else.
 *
 * Contract (`test/http/reports.test.ts`, `test/http/report-rows.test.ts`), within the scope:
 * - `page` gives rows and their number, of one moment;
 * - `all` gives every row in parts of some hundred, each read when it is asked for; it is read to its end or not at all,
 *   in a unit of work;
 * - `FilterTooBroad` where a page takes longer than a report may (contract T12).
 */
export interface ReportRows {
  readonly page: (
    scope: Scope,
    asked: RowsAsked,
    request: ListRequest,
  ) => Effect.Effect<Listed<ReportRow>, FilterTooBroad | PortUnavailable>
  readonly all: (
    scope: Scope,
    asked: RowsAsked,
    wanted: RowsWanted,
  ) => Iterable<Effect.Effect<readonly ReportRow[], PortUnavailable>>
}
