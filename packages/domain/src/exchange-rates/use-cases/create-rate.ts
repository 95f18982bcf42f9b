import { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { type Decimal, printDecimal } from "../../shared/decimal.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import { describeInterval, type NewRate } from "../exchange-rate.ts"
import { RateConflicts } from "../exchange-rates.errors.ts"
import type { RateStore } from "../ports/rate-store.ts"
import { makeTimeline } from "../rate-interval.ts"
import type { FindPair } from "./find-pair.ts"

export interface CreateRatePorts {
  readonly rates: RateStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface RateRequest {
  readonly fromCurrency: LookupKey
  /** The rate; more than 0. */
  readonly rate: Decimal
  readonly effectiveFrom: CalendarDate
  /** The last day, inclusive; without it the rate is open. */
  readonly effectiveTo?: CalendarDate
}

/** Adds a rate by hand, from a foreign currency to the base currency, under the overlap rule (contract R4, R6). */
export const makeCreateRate = ({ rates, ids, unitOfWork }: CreateRatePorts, findPair: FindPair) =>
  Effect.fn("exchangeRates.createRate")(function* (
    scope: Scope,
    baseCurrency: string,
    { fromCurrency, ...wanted }: RateRequest,
  ) {
    const { effectiveFrom, effectiveTo } = wanted
    if (effectiveTo !== undefined && effectiveTo < effectiveFrom) {
      return yield* fieldRefused("effectiveToDate", "must not be before effectiveFromDate")
    }
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const pair = yield* findPair(scope.tenantId, baseCurrency, fromCurrency, "fromCurrency")
        yield* rates.lock(scope, pair)
        const near = yield* rates.near(scope, pair, effectiveFrom, effectiveTo ?? effectiveFrom)
        const existing = makeTimeline(near).conflictOf(wanted, true)
        if (existing !== undefined) {
          return yield* new RateConflicts({
            fromCurrency: pair.from.code,
            toCurrency: pair.to.code,
            existingId: existing.id,
            existingRate: printDecimal(existing.rate),
            interval: describeInterval(existing),
          })
        }
        const rate: NewRate = { ...wanted, id: ids.next(), source: "manual" }
        yield* rates.insertAll(scope, pair, [rate])
        return { ...rate, fromCurrency: pair.from.code, toCurrency: pair.to.code }
      }),
    )
  })
