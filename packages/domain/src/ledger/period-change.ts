import { addMonths, type CalendarDate } from "../shared/calendar-date.ts"
import { type AccountingPeriod, firstOfMonth, periodName, periodOf } from "./accounting-period.ts"
import { type PeriodRefusal, refuse } from "./ledger.errors.ts"

/** The facts that decide whether a period can be closed (contract F3). */
export interface ClosingFacts {
  readonly fiscalYearStartMonth: number
  /** The first days of the closed periods. */
  readonly closed: readonly CalendarDate[]
  /** The first day with a voucher or an item of revenue. */
  readonly firstEntry: CalendarDate | undefined
  /** The number of items of revenue up to the period that are not recognised. */
  readonly unrecognised: number
  readonly drafts: number
}

/** The reason why a period cannot be closed; `undefined` when it can. */
export const obstacleToClosing = (period: AccountingPeriod, facts: ClosingFacts): PeriodRefusal | undefined => {
  const name = periodName(period)
  if (facts.closed.includes(period.firstDay)) return refuse("PeriodClosed", { period: name })
  const before = addMonths(period.firstDay, -1)
  const isFirst = facts.firstEntry !== undefined && firstOfMonth(facts.firstEntry) === period.firstDay
  if (!isFirst && !facts.closed.includes(before))
    return refuse("EarlierPeriodOpen", { period: periodName(periodOf(before, facts.fiscalYearStartMonth)) })
  if (facts.unrecognised > 0) return refuse("RevenueNotRecognized", { period: name, count: facts.unrecognised })
  if (facts.drafts > 0) return refuse("DraftsInPeriod", { period: name, count: facts.drafts })
  return undefined
}

/**
 * The reason why a period cannot be opened again (contract F5). `closed` has the first days of the closed periods in
 * order.
 */
export const obstacleToOpening = (
  period: AccountingPeriod,
  closed: readonly CalendarDate[],
  fiscalYearStartMonth: number,
): PeriodRefusal | undefined => {
  const name = periodName(period)
  const last = closed.at(-1)
  if (last === undefined || !closed.includes(period.firstDay)) return refuse("PeriodNotClosed", { period: name })
  if (last === period.firstDay) return undefined
  return refuse("NotLastClosed", { period: name, last: periodName(periodOf(last, fiscalYearStartMonth)) })
}
