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
 * Keeps exchange rates, exact to the digit.
 *
 * Contract (`test/contract/rate-store.contract.test.ts`), all of it within the scope given:
 * - `lock` lets one unit of work at a time add rates to a legal entity;
 * - `near` gives every rate of the pair that begins or holds by an explicit end between two days, and of those that
 *   begin later the newest;
 * - `insertAll` enforces the overlap rule on its own: rates that conflict fail the whole of it as `PortUnavailable`;
 * - `asOf` gives the explicit rate that contains the day, else the newest open one (contract R3).
 */
export interface RateStore {
  readonly lock: (scope: Scope) => Effect.Effect<void, PortUnavailable>
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
  /** Oldest entry first, unless another order is asked for. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<ExchangeRate>, FilterTooBroad | PortUnavailable>
  readonly asOf: (
    scope: Scope,
    pair: { readonly [C in keyof CurrencyPair]: Pick<Currency, "code"> },
    day: CalendarDate,
  ) => Effect.Effect<ExchangeRate | undefined, PortUnavailable>
  /** The same of every currency that has one to this, which is named by its code; by the codes of theirs. */
  readonly table: (
    scope: Scope,
    to: string,
    day: CalendarDate,
  ) => Effect.Effect<readonly ExchangeRate[], PortUnavailable>
}
