import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CurrencyPair, RateSource } from "../exchange-rate.ts"

/** The largest number of rates of a series. Of a longer series, the last rate of each week is taken. */
export const longestSeries = 10_000

/** A rate of a series, from its first day to its last day `to`, if there is one. */
export interface RatePoint {
  readonly from: CalendarDate
  readonly rate: Decimal
  readonly source: RateSource
  readonly to?: CalendarDate
}

/**
 * Reads the rates of a pair in the order of their days.
 *
 * Contract (`test/contract/rate-series.contract.test.ts`): gives the rates that begin between two days, both inclusive,
 * exact to the digit. When there are more than `longestSeries`, it gives the last rate of each week, which begins on
 * Monday; when there are more weeks than that, the newest ones.
 */
export interface RateSeries {
  readonly of: (
    scope: Scope,
    pair: CurrencyPair,
    days: { readonly from: CalendarDate; readonly to: CalendarDate },
  ) => Effect.Effect<{ readonly isThinned: boolean; readonly points: readonly RatePoint[] }, PortUnavailable>
}
