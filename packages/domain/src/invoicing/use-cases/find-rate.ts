import { Effect } from "effect"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { decimal } from "../../shared/decimal.ts"
import type { Scope } from "../../shared/scope.ts"

const one = decimal("1")

/** Units of base currency for one unit of a currency on a day; `undefined` when no rate is in force. */
export const makeFindRate = (exchangeRates: Pick<ExchangeRates, "inForce">) =>
  Effect.fnUntraced(function* (scope: Scope, currency: string, base: string, day: CalendarDate) {
    return currency === base ? one : (yield* exchangeRates.inForce(scope, { from: currency, to: base }, day))?.rate
  })
export type FindRate = ReturnType<typeof makeFindRate>
