import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type CurrencyBatch, type CurrencyResult, failureOf } from "../import-result.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { TaxRateStore } from "../ports/tax-rate-store.ts"
import { findJumps, limitWarnings } from "../rate-jump.ts"
import { leaseFrom, type RateImport } from "../rate-import.ts"

export interface KeepTaxRatesPorts {
  readonly taxRates: TaxRateStore
  readonly imports: RateImportStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Stores the statutory rates at which VAT is converted, for one currency in one transaction (contract R29). A day has
 * one table, so rates cannot conflict. A table that was changed since it was stored is reported and not stored.
 */
export const makeKeepTaxRates = ({ taxRates, imports, unitOfWork }: KeepTaxRatesPorts) =>
  Effect.fn("exchangeRates.keepTaxRates")(
    (rateImport: RateImport, { currency, position, observations, candidates, failures }: CurrencyBatch) =>
      unitOfWork.atomically(
        rateImport.tenantId,
        Effect.gen(function* () {
          const { created, differing } = yield* taxRates.keep(
            { ...rateImport, importId: rateImport.id },
            candidates.map(({ effectiveFrom: date, rate, tableNumber = "" }) => ({
              source: "nbp",
              currency,
              date,
              rate,
              tableNumber,
            })),
          )
          const isNew = new Set(created)
          const byDay = candidates.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
          const before = byDay[0] && (yield* taxRates.before(rateImport, currency, byDay[0].effectiveFrom))
          const warnings = findJumps(
            currency,
            byDay.filter(({ effectiveFrom }) => isNew.has(effectiveFrom)),
            [...(before === undefined ? [] : [{ effectiveFrom: before.date, rate: before.rate }]), ...byDay],
          )
          const changed = differing.map((day) => failureOf(currency, `another rate of ${day} was kept before`))
          const result: CurrencyResult = {
            currency,
            position,
            observations,
            created: created.length,
            conflicts: 0,
            failures: [...failures, ...changed],
            warnings: limitWarnings(currency, warnings),
          }
          yield* imports.addResult({ ...rateImport, leaseUntil: leaseFrom(yield* currentTime) }, result)
          return result
        }),
      ),
  )
export type KeepTaxRates = ReturnType<typeof makeKeepTaxRates>
