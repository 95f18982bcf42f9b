import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { addMonths, type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { ResourceNotFound } from "../../shared/errors.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import {
  type AccountingPeriod,
  type FiscalPeriod,
  monthsThrough,
  periodAt,
  periodName,
  periodOf,
  type PeriodWithState,
} from "../accounting-period.ts"
import { obstacleToClosing, obstacleToOpening } from "../period-change.ts"
import type { PeriodDrafts, PeriodRevenue } from "../ports/period-obstacles.ts"
import type { PeriodStore } from "../ports/period-store.ts"

export interface AccountingPeriodsPorts {
  readonly periods: PeriodStore
  readonly drafts: PeriodDrafts
  readonly revenue: PeriodRevenue
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

/** The number of months that are listed after the later of today and the last entry (contract F2). */
const monthsAhead = 12

const earliest = (...days: readonly (CalendarDate | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted()[0]
const latest = (...days: readonly (CalendarDate | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

/** The accounting periods of a legal entity (contract F1–F5). */
export const makeAccountingPeriods = (ports: AccountingPeriodsPorts) => {
  const { periods, drafts, revenue, organisation, unitOfWork } = ports

  const at = Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod) {
    const { fiscalYear, fiscalPeriod } = wanted
    const exists = fiscalYear >= 1 && fiscalYear < 9999 && fiscalPeriod >= 1 && fiscalPeriod <= 12
    if (!exists) return yield* new ResourceNotFound({ noun: "accounting period", id: periodName(wanted) })
    const { fiscalYearStartMonth } = yield* organisation.details(scope)
    return { period: periodAt(fiscalYear, fiscalPeriod, fiscalYearStartMonth), fiscalYearStartMonth }
  })

  const entries = Effect.fnUntraced(function* (scope: Scope) {
    const [vouchers, items] = [yield* periods.voucherDays(scope), yield* revenue.months(scope)]
    return { first: earliest(vouchers?.from, items?.from), lastVoucher: vouchers?.to, lastItem: items?.to }
  })

  const all = Effect.fnUntraced(function* (scope: Scope) {
    const { timeZone, fiscalYearStartMonth } = yield* organisation.details(scope)
    const today = dateIn(timeZone, yield* currentTime)
    const { first = today, lastVoucher, lastItem } = yield* entries(scope)
    const closed = yield* periods.closed(scope)
    const from = earliest(first, ...closed.keys())!
    const to = latest(addMonths(latest(today, lastItem)!, monthsAhead), lastVoucher, ...closed.keys())!
    return monthsThrough(from, to).map((day): PeriodWithState => ({
      period: periodOf(day, fiscalYearStartMonth),
      closedAt: closed.get(day),
    }))
  })

  const find = Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod) {
    const { period } = yield* at(scope, wanted)
    return { period, closedAt: (yield* periods.closed(scope)).get(period.firstDay) } satisfies PeriodWithState
  })

  /** Locks the books, so that no obstacle can arise after the check. */
  const changing = Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod) {
    const found = yield* at(scope, wanted)
    yield* periods.holdToChange(scope)
    return { ...found, closed: [...(yield* periods.closed(scope)).keys()] }
  })

  const close = Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod) {
    const { period, ...books } = yield* changing(scope, wanted)
    const obstacle = obstacleToClosing(period, {
      ...books,
      firstEntry: (yield* entries(scope)).first,
      unrecognised: yield* revenue.unrecognised(scope, period.lastDay),
      drafts: yield* drafts.drafts(scope, period.firstDay, period.lastDay),
    })
    if (obstacle !== undefined) return yield* obstacle
    const closedAt = yield* currentTime
    yield* periods.change(scope, period.firstDay, closedAt)
    return { period, closedAt } satisfies PeriodWithState
  })

  const reopen = Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod) {
    const { period, closed, fiscalYearStartMonth } = yield* changing(scope, wanted)
    const obstacle = obstacleToOpening(period, closed, fiscalYearStartMonth)
    if (obstacle !== undefined) return yield* obstacle
    yield* periods.change(scope, period.firstDay, undefined)
    return { period, closedAt: undefined } satisfies PeriodWithState
  })

  const within =
    <Args extends readonly unknown[], A, E>(work: (scope: Scope, ...args: Args) => Effect.Effect<A, E>) =>
    (scope: Scope, ...args: Args) =>
      unitOfWork.atomically(scope.tenantId, work(scope, ...args))
  return {
    /** All periods in order. */
    all: within(all),
    find: within(find),
    close: within(close),
    reopen: within(reopen),
    /** The days of a period. */
    at: (scope: Scope, wanted: FiscalPeriod) =>
      Effect.map(within(at)(scope, wanted), ({ period }: { readonly period: AccountingPeriod }) => period),
  }
}
