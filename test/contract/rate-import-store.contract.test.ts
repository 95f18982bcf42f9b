import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import type { RateImportStore } from "@svc/domain/exchange-rates/ports/rate-import-store"
import type { CurrencyPair, NewRate } from "@svc/domain/exchange-rates/exchange-rate"
import type { RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, type Decimal } from "@svc/domain/shared/decimal"
import type { RateImportId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"

let h: StillService
let seeds: RateSeeds
let store: RateImportStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
  store = h.worker.get("RateImportStore")
})
afterAll(() => h.close())

const result = (position: number, given: Partial<CurrencyResult> = {}): CurrencyResult => ({
  currency: "USD",
  position,
  observations: 3,
  created: 2,
  conflicts: 0,
  failures: [],
  warnings: ["USD: 12.5 of 2026-03-17 is far off"],
  ...given,
})
const read = ({ id, provider, ...scope }: RateImport) => h.worker.run(store.find(scope, provider, id))
const add = (rateImport: RateImport, of: CurrencyResult) =>
  h.worker.atomically(allTenants, store.addResult(rateImport, of))

describe("an import", () => {
  it("comes back as it was inserted and as it was updated to", async () => {
    const { scope } = await seeds.tenant()
    const made = seeds.newImport(scope, { requested: { from: "2026-01-01" as CalendarDate } })
    await h.worker.run(store.insert(made))
    expect(await read(made)).toEqual(made)
    expect(await h.worker.run(store.findForUpdate(scope.tenantId, made.id))).toEqual(made)
    const now = seeds.now()
    const after: RateImport = {
      ...made,
      state: "Failed",
      window: { from: "2026-01-01" as CalendarDate, to: "2026-01-08" as CalendarDate },
      startedAt: now,
      finishedAt: secondsAfter(now, 5),
      leaseUntil: secondsAfter(now, 60),
      currencies: 3,
      message: "USD: HTTP 400",
    }
    await h.worker.run(store.update(after))
    expect(await read(made)).toEqual(after)
  })

  it("is found by its legal entity and provider only", async () => {
    const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const made = await seeds.running(scopes[0]!)
    for (const [scope, provider, id] of [
      [scopes[1]!, made.provider, made.id],
      [scopes[0]!, "riksbank", made.id],
      [seeds.nobody(), made.provider, made.id],
      [scopes[0]!, made.provider, randomUUID() as RateImportId],
    ] as const) {
      const missed = await h.worker.run(Effect.flip(store.find(scope, provider, id)))
      expect(missed).toMatchObject({ _tag: "RateImportNotFound" })
    }
  })

  it("is alone while it is unfinished, for its legal entity and provider", async () => {
    const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const made = await seeds.running(scopes[0]!)
    expect(await h.worker.run(store.unfinished(scopes[0]!, made.provider))).toEqual(made)
    expect(await h.worker.run(store.unfinished(scopes[0]!, "riksbank"))).toBeUndefined()
    const second = h.worker.run(Effect.flip(store.insert(seeds.newImport(scopes[0]!))))
    expect(await second).toMatchObject({ _tag: "PortUnavailable" })
    await seeds.running(scopes[0]!, "riksbank")
    await seeds.running(scopes[1]!)
    await h.worker.run(store.update({ ...made, state: "Succeeded" }))
    expect(await h.worker.run(store.unfinished(scopes[0]!, made.provider))).toBeUndefined()
    await seeds.running(scopes[0]!)
  })

  it("is listed newest first, in pages", async () => {
    const { scope } = await seeds.tenant()
    const made: RateImport[] = []
    for (let index = 0; index < 3; index += 1) {
      made.unshift(seeds.newImport(scope, { state: "Succeeded" }))
      await h.worker.run(store.insert(made[0]!))
    }
    const page = (limit: number, after?: RateImport["id"]) =>
      h.worker.run(store.list(scope, "central-bank", { limit, ...(after === undefined ? {} : { after }) }))
    expect(await page(2)).toEqual(made.slice(0, 2))
    expect(await page(2, made[1]!.id)).toEqual(made.slice(2))
    expect(await h.worker.run(store.list(scope, "riksbank", { limit: 9 }))).toEqual([])
  })
})

describe("results", () => {
  it("are read in the order of the currencies, and move counts and lease on", async () => {
    const made = await seeds.running((await seeds.tenant()).scope)
    const leaseUntil = secondsAfter(seeds.now(), 9_000)
    const failing = result(1, { currency: "NOK", created: 0, observations: 0, failures: ["NOK: HTTP 400", "NOK: b"] })
    const { currency: _none, ...whole } = result(-1, { created: 0, failures: ["a"] })
    for (const each of [failing, result(0), whole]) await add({ ...made, leaseUntil }, each)
    expect(await h.worker.run(store.results(made, made.id))).toEqual([whole, result(0), failing])
    expect(await read(made)).toEqual({ ...made, leaseUntil, done: 2, created: 2 })
  })

  it("and changes are refused from one that was taken over, and once it has ended", async () => {
    const made = await seeds.running((await seeds.tenant()).scope)
    const taken = { ...made, attempt: 2 }
    await h.worker.atomically(allTenants, store.restart(taken))
    const refused = async (tried: Effect.Effect<void, { readonly _tag: string }>) =>
      expect(await h.worker.run(Effect.flip(tried))).toMatchObject({ _tag: "ImportNotMine" })
    await refused(store.addResult(made, result(0)))
    await refused(store.update({ ...made, state: "Failed" }))
    await h.worker.run(store.update({ ...taken, state: "Succeeded" }))
    await refused(store.addResult(taken, result(0)))
    await refused(store.update({ ...taken, state: "Running" }))
  })

  it("of earlier attempts are forgotten when it begins anew", async () => {
    const made = await seeds.running((await seeds.tenant()).scope)
    await add(made, result(0))
    const again = { ...made, attempt: 2 }
    await h.worker.atomically(allTenants, store.restart(again))
    expect(await h.worker.run(store.results(made, made.id))).toEqual([])
    expect(await read(made)).toEqual(again)
    await add(again, result(0))
  })
})

describe("conflicts", () => {
  const conflictOf = (existing: NewRate, rate: Decimal) => ({
    id: h.worker.get("IdSource").next(),
    candidate: { effectiveFrom: existing.effectiveFrom, rate },
    existing,
  })
  const report = async (of: CurrencyPair, made: RateImport, rates: readonly NewRate[]) => {
    await seeds.insert(made, of, rates)
    const conflicts = rates.map((rate, index) => conflictOf(rate, index % 2 === 0 ? rate.rate : decimal("8.88")))
    await h.worker.atomically(
      allTenants,
      Effect.andThen(store.addConflicts(made, of, conflicts), store.addResult(made, result(0, { conflicts: 2 }))),
    )
  }

  it("name the pair, the day, both values and the interval in the way, in pages", async () => {
    const { scope, pair } = await seeds.pair()
    const made = await seeds.running(scope)
    const rates = [seeds.newRate("2026-01-05", "9.5"), seeds.newRate("2026-01-06..2026-01-09", "9.6")]
    await report(pair, made, rates)
    const page = (limit: number, after?: string) =>
      h.worker.run(store.conflicts(scope, made.id, { limit, ...(after === undefined ? {} : { after }) }))
    const [first, second] = await page(5)
    expect(first).toMatchObject({
      fromCurrency: "USD",
      toCurrency: "SEK",
      effectiveFrom: "2026-01-05",
      rate: decimal("9.5"),
      existing: { id: rates[0]!.id, effectiveFrom: "2026-01-05", rate: decimal("9.5") },
    })
    expect(second).toMatchObject({
      rate: decimal("8.88"),
      existing: { effectiveFrom: "2026-01-06", effectiveTo: "2026-01-09", rate: decimal("9.6") },
    })
    expect(await page(1)).toEqual([first])
    expect(await page(1, first!.id)).toEqual([second])
    expect(await h.worker.run(store.conflicts(seeds.nobody(), made.id, { limit: 9 }))).toEqual([])
    expect(await read(made)).toMatchObject({ conflicts: 2 })
  })
})
