import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { ReportName } from "../report-list.ts"
import type { ReportRow, ReportTime } from "../report.ts"

/** The reports that are read from stored data; the others are computed by rules. */
export type StoredReport = Exclude<ReportName, "recurringRevenue">

export interface RowsAsked {
  readonly report: StoredReport
  readonly time: ReportTime
  /** Today's date of the legal entity. */
  readonly today: CalendarDate
  /** The base currency of the legal entity. Converted amounts are rounded to its digits. */
  readonly baseCurrency: string
}

/** The filter and order of the rows. */
export type RowsWanted = Pick<ListRequest, "filter" | "order">

/**
 * The rows of reports, read from the data of other contexts.
 *
 * Contract (`test/http/reports.test.ts`, `test/http/report-rows.test.ts`), within the scope:
 * - `page` gives rows and their total number from the state at one moment. Fails with `FilterTooBroad` when that takes
 *   longer than a report may take (contract T12);
 * - `all` gives every row in parts of some hundred, each read on demand. The parts must be read to the end or not at
 *   all, in a unit of work.
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
