import { BigDecimal, Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { type Decimal, roundHalfUp } from "../../shared/decimal.ts"
import type { ExchangeRateId } from "../../shared/ids.ts"
import type { ListRequest } from "../../shared/list/list-request.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { RateMissing } from "../exchange-rates.errors.ts"
import type { RateStore } from "../ports/rate-store.ts"
import type { FindPair } from "./find-pair.ts"

export interface ReadRatesDeps {
  readonly rates: RateStore
  readonly findPair: FindPair
  readonly unitOfWork: UnitOfWork
}

/** Looking rates up and converting by them (decisions D3). Currencies are named by code. */
export const makeReadRates = ({ rates, findPair, unitOfWork }: ReadRatesDeps) => {
  const asOf = Effect.fn("exchangeRates.rateAsOf")(function* (
    scope: Scope,
    baseCurrency: string,
    from: string,
    day: CalendarDate,
  ) {
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const codes = { from: { code: from.toUpperCase() }, to: { code: baseCurrency } }
        const rate = yield* rates.asOf(scope, codes, day)
        if (rate !== undefined) return rate
        // Why there is none is looked into only then.
        const pair = yield* findPair(scope.tenantId, baseCurrency, { key: "Code", value: from }, "from")
        return yield* new RateMissing({ fromCurrency: pair.from.code, toCurrency: pair.to.code, date: day })
      }),
    )
  })

  return {
    asOf,

    /** Rounded once, at the end, half-up to the base currency's minor unit (decisions F). */
    convert: Effect.fn("exchangeRates.convert")(function* (
      scope: Scope,
      baseCurrency: string,
      from: string,
      amount: Decimal,
      day: CalendarDate,
    ) {
      const rate = yield* asOf(scope, baseCurrency, from, day)
      return { rate, converted: roundHalfUp(BigDecimal.multiply(amount, rate.rate), minorUnits(baseCurrency)) }
    }),

    get: Effect.fn("exchangeRates.getRate")((scope: Scope, id: ExchangeRateId) =>
      unitOfWork.atomically(scope.tenantId, rates.find(scope, id)),
    ),

    list: Effect.fn("exchangeRates.listRates")((scope: Scope, request: ListRequest) =>
      unitOfWork.atomically(scope.tenantId, rates.list(scope, request)),
    ),
  }
}
export type ReadRates = ReturnType<typeof makeReadRates>
