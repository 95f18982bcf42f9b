import type { ExchangeRateId } from "../../shared/ids.ts"
import { Effect } from "effect"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CurrencyPair, DatedRate, NewRate } from "../exchange-rate.ts"
import type { CurrencyBatch, CurrencyResult, RateCandidate, RateConflict } from "../import-result.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { RateStore } from "../ports/rate-store.ts"
import { addDays } from "../../shared/calendar-date.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { leaseFrom, type RateImport } from "../rate-import.ts"
import { makeTimeline, type RateInterval } from "../rate-interval.ts"
import { findJumps, limitWarnings } from "../rate-jump.ts"

export interface KeepRatesPorts {
  readonly rates: RateStore
  readonly imports: RateImportStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The number of rates that are compared and stored at once; a whole history would take too much memory. */
const partSize = 2000

const firstDayFirst = (a: RateInterval, b: RateInterval) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)

/** Divides candidates into new rates and those that conflict with an existing rate. */
const decide = (
  candidates: readonly RateCandidate[],
  existing: readonly DatedRate[],
  { id: importId, addHistorical }: RateImport,
) => {
  const timeline = makeTimeline(existing)
  const created: RateCandidate[] = []
  const createdBefore: RateCandidate[] = []
  const conflicts: RateConflict[] = []
  for (const candidate of candidates) {
    const inTheWay = timeline.conflictOf(candidate, addHistorical)
    if (inTheWay === undefined) created.push(candidate)
    // An earlier, interrupted attempt of this import has stored this rate.
    else if (inTheWay.importId === importId && inTheWay.effectiveFrom === candidate.effectiveFrom)
      createdBefore.push(candidate)
    else conflicts.push({ candidate, existing: inTheWay })
  }
  return { created, createdBefore, conflicts }
}

/** Stores the rates of a provider for one currency together with the result, in one transaction (contract R10). */
export const makeKeepRates = ({ rates, imports, ids, unitOfWork }: KeepRatesPorts) => {
  const keepPart = Effect.fnUntraced(function* (
    rateImport: RateImport,
    pair: CurrencyPair,
    part: readonly RateCandidate[],
  ) {
    const { provider: source, id: importId } = rateImport
    const existing = yield* rates.near(rateImport, pair, part[0]!.effectiveFrom, part.at(-1)!.effectiveFrom)
    const { created, createdBefore, conflicts } = decide(part, existing, rateImport)
    const added = created.map(({ effectiveFrom, rate, observedAt }): NewRate => {
      const id = ids.next<ExchangeRateId>()
      return { id, effectiveFrom, rate, observedAt, source, importId }
    })
    yield* rates.insertAll(rateImport, pair, added)
    const entries = conflicts.map((conflict) => ({ id: ids.next(), ...conflict }))
    yield* imports.addConflicts(rateImport, pair, entries)
    const isNew = created.length + createdBefore.length
    if (isNew === 0) return { created: 0, conflicts: conflicts.length, warnings: [] }
    const before = yield* rates.asOf(rateImport, pair, addDays(part[0]!.effectiveFrom, -1))
    const warnings = findJumps(
      pair.from.code,
      [...created, ...createdBefore].sort(firstDayFirst),
      [...(before === undefined ? [] : [before]), ...existing, ...created].sort(firstDayFirst),
    )
    return { created: isNew, conflicts: conflicts.length, warnings }
  })

  return Effect.fn("exchangeRates.keepRates")((rateImport: RateImport, pair: CurrencyPair, batch: CurrencyBatch) =>
    unitOfWork.atomically(
      rateImport.tenantId,
      Effect.gen(function* () {
        // Candidates are sorted, so that the result does not depend on the order of the answer.
        const candidates = batch.candidates.toSorted(firstDayFirst)
        if (candidates.length > 0) yield* rates.lock(rateImport, pair)
        let [created, conflicts] = [0, 0]
        const warnings: string[] = []
        for (let done = 0; done < candidates.length; done += partSize) {
          const kept = yield* keepPart(rateImport, pair, candidates.slice(done, done + partSize))
          created += kept.created
          conflicts += kept.conflicts
          warnings.push(...kept.warnings)
        }
        const { currency, position, observations, failures } = batch
        const warned = limitWarnings(currency, warnings)
        const result: CurrencyResult = {
          currency,
          position,
          observations,
          created,
          conflicts,
          failures,
          warnings: warned,
        }
        const leaseUntil = leaseFrom(yield* currentTime)
        yield* imports.addResult({ ...rateImport, leaseUntil }, result)
        return result
      }),
    ),
  )
}
export type KeepRates = ReturnType<typeof makeKeepRates>
