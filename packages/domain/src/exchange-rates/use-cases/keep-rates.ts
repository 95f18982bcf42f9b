import { Clock, Effect } from "effect"
import type { ExchangeRateId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CurrencyPair, DatedRate, NewRate } from "../exchange-rate.ts"
import type { CurrencyBatch, CurrencyResult, RateConflict } from "../import-result.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { RateStore } from "../ports/rate-store.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { leaseFrom, type RateImport } from "../rate-import.ts"
import { makeTimeline } from "../rate-interval.ts"

export interface KeepRatesDeps {
  readonly rates: RateStore
  readonly imports: RateImportStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** What of a batch is new, and what is in the way of the rest; oldest first, so that the order it came in is all one. */
const decide = (
  { candidates }: CurrencyBatch,
  existing: readonly DatedRate[],
  { id: importId, addHistorical }: RateImport,
) => {
  const timeline = makeTimeline(existing)
  const created: Pick<NewRate, "effectiveFrom" | "rate" | "observedAt">[] = []
  const conflicts: RateConflict[] = []
  let createdBefore = 0
  for (const candidate of candidates.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))) {
    const inTheWay = timeline.conflictOf(candidate, addHistorical)
    if (inTheWay === undefined) {
      created.push(candidate)
    } // An attempt of this import that was cut off had stored it already.
    else if (inTheWay.importId === importId && inTheWay.effectiveFrom === candidate.effectiveFrom) createdBefore += 1
    else conflicts.push({ candidate, existing: inTheWay })
  }
  return { created, createdBefore, conflicts }
}

/** Stores what a provider gave for one currency with the account of it, in one transaction (specification 2.6). */
export const makeKeepRates = ({ rates, imports, ids, unitOfWork }: KeepRatesDeps) =>
  Effect.fn("exchangeRates.keepRates")(function* (rateImport: RateImport, pair: CurrencyPair, batch: CurrencyBatch) {
    return yield* unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        const days = batch.candidates.map(({ effectiveFrom }) => effectiveFrom).toSorted()
        const [first, last] = [days[0], days.at(-1)]
        let existing: readonly DatedRate[] = []
        if (first !== undefined && last !== undefined) {
          yield* rates.lock(rateImport)
          existing = yield* rates.near(rateImport, pair, first, last)
        }
        const { created, createdBefore, conflicts } = decide(batch, existing, rateImport)
        yield* rates.insertAll(
          rateImport,
          pair,
          created.map((rate) => ({
            ...rate,
            id: ids.next() as ExchangeRateId,
            source: rateImport.provider,
            importId: rateImport.id,
          })),
        )
        const result: CurrencyResult = {
          currency: batch.currency,
          position: batch.position,
          observations: batch.observations,
          created: created.length + createdBefore,
          conflicts: conflicts.length,
          failures: batch.failures,
        }
        const leaseUntil = leaseFrom((yield* Clock.currentTimeMillis) as Timestamp)
        const entries = conflicts.map((conflict) => ({ ...conflict, id: ids.next() }))
        yield* imports.addResult({ ...rateImport, leaseUntil }, result, pair, entries)
        return result
      }),
    )
  })
export type KeepRates = ReturnType<typeof makeKeepRates>
