import { Effect, Semaphore } from "effect"
import type { RateImportId, TenantId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { ImportHasEnded, ImportNotMine } from "../exchange-rates.errors.ts"
import type { Gather } from "../gathering.ts"
import { type CurrencyResult, judge, type Tally } from "../import-result.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { RateImportFailed } from "../exchange-rates.events.ts"
import type { BaseCurrencies } from "../ports/base-currencies.ts"
import type { ImportMonitor } from "../ports/import-monitor.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { RateProviderStore } from "../ports/rate-provider-store.ts"
import { newSettings, type RateProvider } from "../provider.ts"
import { isAbandoned, leaseFrom, mayBecome, type RateImport } from "../rate-import.ts"
import type { KeepTaxRates } from "./keep-tax-rates.ts"
import type { KeepRates } from "./keep-rates.ts"
import { planWindow } from "./request-import.ts"

/**
 * The number of currencies that an import stores at the same time, each on its own connection. While the database
 * stores the rates of one, the rates of the other are computed.
 */
const storedAtOnce = 2

export interface RunImportPorts {
  readonly imports: RateImportStore
  readonly settings: RateProviderStore
  readonly referenceData: Pick<ReferenceData, "currencies">
  readonly baseCurrencies: BaseCurrencies
  readonly monitor: ImportMonitor
  readonly events: EventBus<RateImportFailed, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

export interface RunOptions {
  /** Called with the progress of the import. */
  readonly onProgress?: (progress: { readonly done: number; readonly currencies: number }) => void
  /** Whether an interrupted run ends the import, because no job will continue it. */
  readonly endsWhenCutOff?: boolean
  /** Gives the rates instead of the provider, for example from the bank's own file. */
  readonly gather?: Gather
}

/**
 * Runs an import to its end and records it in the provider's settings. A failure of the provider is a result of the
 * import and not a failure of this operation. An interrupted import goes back to the queue and keeps what it has
 * stored. Fails with `ImportHasEnded` or, while another worker runs the import, with `ImportNotMine`.
 */
export const makeRunImport = (
  ports: RunImportPorts,
  keepRates: KeepRates,
  keepTaxRates: KeepTaxRates,
  gathers: { readonly [P in RateProvider]: Gather },
) => {
  const { imports, settings, referenceData, baseCurrencies, monitor, events, unitOfWork } = ports
  const claim = Effect.fnUntraced(function* (tenantId: TenantId, id: RateImportId, now: Timestamp) {
    const found = yield* imports.findForUpdate(tenantId, id)
    if (!mayBecome(found.state, "Running")) return yield* new ImportHasEnded({ importId: id })
    if (found.state === "Running" && !isAbandoned(found, now)) return yield* new ImportNotMine({ importId: id })

    const stored = yield* settings.find(found, found.provider)
    const baseCurrency = yield* baseCurrencies.of(found)
    const all = yield* referenceData.currencies.all(tenantId)
    // The dates were checked when the import was requested; only today's date may differ since then.
    const planned = yield* Effect.orDie(
      Effect.fromResult(planWindow(found.provider, found.requested, now, stored?.lastSuccessAt)),
    )
    const rateImport: RateImport = {
      ...found,
      state: "Running",
      ...(found.provider === "commercial" ? {} : { window: planned.window }),
      addHistorical: planned.addHistorical,
      startedAt: now,
      attempt: found.attempt + 1,
      leaseUntil: leaseFrom(now),
      currencies: 0,
      done: 0,
      created: 0,
      conflicts: 0,
    }
    yield* imports.restart(rateImport)
    return { rateImport, planned, baseCurrency, all, stored }
  })

  const conclude = Effect.fnUntraced(function* (
    running: RateImport,
    tally: Tally,
    startedAt: Timestamp,
    hadSettings: boolean,
  ) {
    const { provider, requested } = running
    const { succeeded, count, message } = judge(provider, tally)
    const sum = (of: (result: CurrencyResult) => number) => tally.results.reduce((all, each) => all + of(each), 0)
    const ended: RateImport = {
      ...running,
      state: succeeded ? "Succeeded" : "Failed",
      finishedAt: yield* currentTime,
      done: tally.results.filter(({ currency }) => currency !== undefined).length,
      created: sum(({ created }) => created),
      conflicts: sum(({ conflicts }) => conflicts),
      ...(message === undefined ? {} : { message }),
    }
    yield* imports.update(ended)
    const found = yield* settings.findForUpdate(running, provider)
    // Settings that somebody removed during the import stay removed.
    if (found === undefined && hadSettings) return ended
    const { message: _before, ...before } = found ?? newSettings(provider)
    // Only an import of the whole window leaves no gap before the next one (contract R27).
    const whole = succeeded && requested.from === undefined && requested.to === undefined
    yield* settings.save(running, {
      ...before,
      lastRun: { at: startedAt, succeeded, count },
      ...(message === undefined ? {} : { message }),
      ...(whole ? { lastSuccessAt: startedAt } : {}),
      lastImportId: running.id,
    })
    return ended
  })

  return Effect.fn("exchangeRates.runImport")(function* (
    tenantId: TenantId,
    id: RateImportId,
    { onProgress = () => undefined, endsWhenCutOff = false, gather }: RunOptions = {},
  ) {
    const now = yield* currentTime
    const inOne = <A, E>(work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)
    const { rateImport, planned, baseCurrency, all, stored } = yield* inOne(claim(tenantId, id, now))
    const byCode = new Map(all.map((currency) => [currency.code, currency]))
    const to = byCode.get(baseCurrency)
    if (to === undefined) return yield* Effect.die(new Error(`the tenant lacks its base currency ${baseCurrency}`))

    let running = rateImport
    const turns = Semaphore.makeUnsafe(storedAtOnce)
    const results: CurrencyResult[] = []
    const tellProgress = () => onProgress({ done: results.length, currencies: running.currencies })

    const foreign = all.filter((each) => each !== to).map(({ code }) => code)
    const work = Effect.gen(function* () {
      const { failures, note } = yield* (gather ?? gathers[rateImport.provider])({
        baseCurrency,
        currencies: foreign,
        planned,
        now,
        ...(stored?.apiKey === undefined ? {} : { apiKey: stored.apiKey }),
        announce: (count) => {
          running = { ...running, currencies: count }
          tellProgress()
          return inOne(imports.update(running))
        },
        keep: Effect.fnUntraced(function* (batch) {
          const kept =
            running.provider === "nbp"
              ? keepTaxRates(running, batch)
              : keepRates(running, { from: byCode.get(batch.currency)!, to }, batch)
          results.push(yield* turns.withPermits(1)(kept))
          tellProgress()
        }),
      })
      // Failures of the whole import come before those of the currencies, as in messages.
      const whole: CurrencyResult = { position: -1, observations: 0, created: 0, conflicts: 0, failures, warnings: [] }
      const tally: Tally = {
        results: failures.length === 0 ? results : [whole, ...results],
        wanted: running.currencies,
        ...(note === undefined ? {} : { note }),
      }
      return yield* inOne(
        Effect.gen(function* () {
          if (failures.length > 0) yield* imports.addResult(running, whole)
          const ended = yield* conclude(running, tally, now, stored !== undefined)
          return { rateImport: ended, results: tally.results.toSorted((a, b) => a.position - b.position) }
        }),
      )
    })

    const cutOff = Effect.suspend(() => {
      const left: RateImport = endsWhenCutOff
        ? { ...running, state: "Failed", finishedAt: now, message: "cut off before its end" }
        : { ...running, state: "Queued", leaseUntil: now }
      return Effect.ignore(inOne(imports.update(left)))
    })
    const done = yield* Effect.onError(work, () => cutOff)
    yield* monitor.finished(
      done.rateImport,
      done.results.flatMap(({ warnings }) => warnings),
    )
    // The import has ended, even if the notification cannot be stored.
    if (done.rateImport.state === "Failed")
      yield* Effect.ignore(events.publish({ tenantId }, [{ _tag: "RateImportFailed", rateImport: done.rateImport }]))
    return done
  })
}
