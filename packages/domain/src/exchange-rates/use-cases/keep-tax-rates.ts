import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type CurrencyBatch, type CurrencyResult, failureOf } from "../import-result.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { TaxRateStore } from "../ports/tax-rate-store.ts"
import { leaseFrom, type RateImport } from "../rate-import.ts"

export interface KeepTaxRatesPorts {
  readonly taxRates: TaxRateStore
  readonly imports: RateImportStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Keeps what the law has VAT converted at, for one currency in one transaction (contract R29). A day has one table, so no
 * rate is in another's way; a table that was changed since is told, and changes nothing.
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
          const changed = differing.map((day) => failureOf(currency, `another rate of ${day} was kept before`))
          const result: CurrencyResult = {
            currency,
            position,
            observations,
            created,
            conflicts: 0,
            failures: [...failures, ...changed],
          }
          yield* imports.addResult({ ...rateImport, leaseUntil: leaseFrom(yield* currentTime) }, result)
          return result
        }),
      ),
  )
export type KeepTaxRates = ReturnType<typeof makeKeepTaxRates>
