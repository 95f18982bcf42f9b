import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { ExchangeRateId } from "../../shared/ids.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Currency } from "../../reference-data/currency.ts"
import type { CurrencyPair, DatedRate, ExchangeRate, NewRate } from "../exchange-rate.ts"
import type { ExchangeRateNotFound } from "../exchange-rates.errors.ts"

/**
 * Stores exchange rates, exact to the digit.
 *
 * Contract (`test/contract/rate-store.contract.test.ts`), all of it within the scope given:
 * - `lock` lets one unit of work at a time add rates to a legal entity, or to one of its pairs; the pairs do not wait for
 *   each other;
 * - `near` gives every rate of the pair that begins between two days or has an explicit interval that overlaps them, and
 *   the newest of the rates that begin later;
 * - `insertAll` enforces the overlap rule itself: with conflicting rates it fails as a whole with `PortUnavailable`;
 * - `asOf` gives the explicit rate that contains the day, or else the newest open one (contract R3).
 */
export interface RateStore {
  readonly lock: (scope: Scope, pair?: CurrencyPair) => Effect.Effect<void, PortUnavailable>
  readonly near: (
    scope: Scope,
    pair: CurrencyPair,
    first: CalendarDate,
    last: CalendarDate,
  ) => Effect.Effect<readonly DatedRate[], PortUnavailable>
  readonly insertAll: (
    scope: Scope,
    pair: CurrencyPair,
    rates: readonly NewRate[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly find: (
    scope: Scope,
    id: ExchangeRateId,
  ) => Effect.Effect<ExchangeRate, ExchangeRateNotFound | PortUnavailable>
  /** The rates by entry, oldest first, unless another order is requested. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<ExchangeRate>, FilterTooBroad | PortUnavailable>
  readonly asOf: (
    scope: Scope,
    pair: { readonly [C in keyof CurrencyPair]: Pick<Currency, "code"> },
    day: CalendarDate,
  ) => Effect.Effect<ExchangeRate | undefined, PortUnavailable>
  /** Like `asOf`, for every currency that has a rate into this one, sorted by code. */
  readonly table: (
    scope: Scope,
    to: string,
    day: CalendarDate,
  ) => Effect.Effect<readonly ExchangeRate[], PortUnavailable>
}
