import { BigDecimal, Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { type Decimal, roundHalfUp } from "../../shared/decimal.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { RateMissing } from "../exchange-rates.errors.ts"
import type { RateStore } from "../ports/rate-store.ts"
import type { FindPair } from "./find-pair.ts"

export interface ConvertPorts {
  readonly rates: RateStore
  readonly unitOfWork: UnitOfWork
}

/** Finds rates by day and converts with them (contract R3, R7). Currencies are given by code. */
export const makeConvert = ({ rates, unitOfWork }: ConvertPorts, findPair: FindPair) => {
  const asOf = Effect.fnUntraced(function* (scope: Scope, baseCurrency: string, from: string, day: CalendarDate) {
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const codes = { from: { code: from.toUpperCase() }, to: { code: baseCurrency } }
        const rate = yield* rates.asOf(scope, codes, day)
        if (rate !== undefined) return rate
        // Only when the rate is missing is it worth checking whether the currency exists.
        const pair = yield* findPair(scope.tenantId, baseCurrency, { key: "Code", value: from }, "from")
        return yield* new RateMissing({ fromCurrency: pair.from.code, toCurrency: pair.to.code, date: day })
      }),
    )
  })

  return {
    asOf,

    /** The amount is rounded once, at the end, half-up to the base currency's minor unit (contract M5). */
    convert: Effect.fnUntraced(function* (
      scope: Scope,
      baseCurrency: string,
      from: string,
      amount: Decimal,
      day: CalendarDate,
    ) {
      const rate = yield* asOf(scope, baseCurrency, from, day)
      return { rate, converted: roundHalfUp(BigDecimal.multiply(amount, rate.rate), minorUnits(baseCurrency)) }
    }),
  }
}
