import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CurrencyPair, RateSource } from "../exchange-rate.ts"

/** Most rates of a series; of more the last of each week is taken. */
export const longestSeries = 10_000

/** A rate of a series, from its first day; `to` where it has a last one. */
export interface RatePoint {
  readonly from: CalendarDate
  readonly rate: Decimal
  readonly source: RateSource
  readonly to?: CalendarDate
}

/**
 * Reads the rates of a pair in the order of their days.
 *
 * Contract (`test/contract/rate-series.contract.test.ts`): the rates that begin between two days, both inclusive, exact to
 * the digit; of more than `longestSeries` the last one of each week that begins on a Monday, and of more weeks the
 * newest.
 */
export interface RateSeries {
  readonly of: (
    scope: Scope,
    pair: CurrencyPair,
    days: { readonly from: CalendarDate; readonly to: CalendarDate },
  ) => Effect.Effect<{ readonly isThinned: boolean; readonly points: readonly RatePoint[] }, PortUnavailable>
}
