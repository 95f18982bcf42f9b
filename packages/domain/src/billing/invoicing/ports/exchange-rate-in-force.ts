import type { Effect } from "effect"
import type { CalendarDate } from "../../../shared/calendar-date.ts"
import type { Decimal } from "../../../shared/big-decimal.ts"
import type { PortUnavailable } from "../../../shared/errors.ts"
import type { Scope } from "../../../shared/scope.ts"

/**
 * The exchange rate that holds on a date: units of the legal entity's base currency for one unit of `currency`
 * (specification 2.6, decisions D3); `undefined` when there is none.
 */
export interface ExchangeRateInForce {
  readonly on: (
    scope: Scope,
    currency: string,
    date: CalendarDate,
  ) => Effect.Effect<Decimal | undefined, PortUnavailable>
}
