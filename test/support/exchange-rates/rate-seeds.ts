import type { CurrencyPair, NewRate } from "@svc/domain/exchange-rates/exchange-rate"
import type { RateProvider } from "@svc/domain/exchange-rates/provider"
import { leaseFrom, type RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { makeSeeds, type Seeded } from "../service/seeds.ts"

/** Stores the rows that tests of exchange rates need, through the worker's ports. */
export const makeRateSeeds = (h: Seeded) => {
  const { worker } = h
  const ids = worker.get("IdSource")
  const seeds = makeSeeds(h)

  const currencies = async ({ tenantId }: Pick<Scope, "tenantId">, ...codes: readonly string[]) =>
    worker.run(worker.get("CurrencyStore").insertAll(codes.map((code) => ({ id: ids.next(), tenantId, code }))))

  /** Makes a legal entity with the base currency SEK, and a currency pair with a foreign currency. */
  const pair = async (code = "USD") => {
    const { scope } = await seeds.tenant()
    return { scope, pair: await pairOf(scope, code) }
  }
  const pairOf = async (scope: Scope, code: string): Promise<CurrencyPair> => {
    const [from] = await currencies(scope, code)
    const to = await worker.run(worker.get("CurrencyStore").findByCode(scope.tenantId, "SEK"))
    return { from: from!, to }
  }

  /** A rate for one day, `2026-09-03`, or for a range, `2026-09-03..2026-09-05`. */
  const newRate = (days: string, rate = "9.5", given: Partial<NewRate> = {}): NewRate => {
    const [from = "", to] = days.split("..")
    return {
      id: ids.next(),
      effectiveFrom: from as CalendarDate,
      ...(to === undefined ? {} : { effectiveTo: to as CalendarDate }),
      rate: decimal(rate),
      source: "manual",
      ...given,
    }
  }
  const insert = (scope: Scope, of: CurrencyPair, rates: readonly NewRate[]) =>
    worker.atomically(allTenants, worker.get("RateStore").insertAll(scope, of, rates))

  const newImport = (scope: Scope, given: Partial<RateImport> = {}): RateImport => ({
    ...scope,
    id: ids.next(),
    provider: "central-bank",
    state: "Queued",
    requested: {},
    addHistorical: false,
    requestedAt: seeds.now(),
    attempt: 0,
    currencies: 0,
    done: 0,
    created: 0,
    conflicts: 0,
    ...given,
  })
  /** Stores an import that is running. */
  const running = async (scope: Scope, provider: RateProvider = "central-bank"): Promise<RateImport> => {
    const made = newImport(scope, {
      provider,
      state: "Running",
      attempt: 1,
      startedAt: seeds.now(),
      leaseUntil: leaseFrom(seeds.now()),
    })
    await worker.run(worker.get("RateImportStore").insert(made))
    return made
  }

  /** Stores a row in every table of exchange rates. */
  const everywhere = async (scope: Scope) => {
    const of = await pairOf(scope, "USD")
    const rate = newRate("2026-09-03")
    await insert(scope, of, [rate])
    const rateImport = await running(scope)
    const result = {
      currency: "USD",
      position: 0,
      observations: 1,
      created: 0,
      conflicts: 1,
      failures: [],
      warnings: [],
    }
    const conflict = { id: ids.next(), candidate: rate, existing: rate }
    await worker.atomically(
      allTenants,
      Effect.all([
        worker.get("RateImportStore").addConflicts(rateImport, of, [conflict]),
        worker.get("RateImportStore").addResult(rateImport, result),
        worker.get("RateProviderStore").save(scope, { provider: "commercial", isEnabled: false, apiKey: "key" }),
      ]),
    )
  }

  return { ...seeds, currencies, pair, pairOf, newRate, insert, newImport, running, everywhere }
}
export type RateSeeds = ReturnType<typeof makeRateSeeds>
