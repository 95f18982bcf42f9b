import { makeTimeline, type RateInterval } from "@svc/domain/exchange-rates/rate-interval"
import type { CurrencyPair, DatedRate } from "@svc/domain/exchange-rates/exchange-rate"
import type { RateStore } from "@svc/domain/exchange-rates/ports/rate-store"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import type { CurrencyId, ExchangeRateId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rateOn } from "../support/exchange-rates/rate-on.ts"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"

let h: StillService
let seeds: RateSeeds
let store: RateStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
  store = h.worker.get("RateStore")
})
afterAll(() => h.close())

const day = (text: string) => text as CalendarDate
const first = day("2026-01-01")
const span = 24
const interval = fc
  .tuple(fc.integer({ min: 0, max: span }), fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }))
  .map(([from, length]): RateInterval => ({
    effectiveFrom: addDays(first, from),
    ...(length === undefined ? {} : { effectiveTo: addDays(first, from + length) }),
  }))
const toRate = ({ effectiveFrom, effectiveTo }: RateInterval) =>
  seeds.newRate(effectiveTo === undefined ? effectiveFrom : `${effectiveFrom}..${effectiveTo}`)

/** Stores, one after the other, the rates that the rule allows, and returns these. */
const accept = async (scope: Scope, pair: CurrencyPair, wanted: readonly RateInterval[]) => {
  const kept: DatedRate[] = []
  for (const each of wanted) {
    if (makeTimeline(kept).conflictOf(each, true) !== undefined) continue
    const rate = toRate(each)
    await seeds.insert(scope, pair, [rate])
    kept.push(rate)
  }
  return kept
}
const some = fc.array(interval, { maxLength: 8 })
const runs = { numRuns: 25 }

describe("the database enforces the overlap rule on its own", () => {
  it("and takes exactly what the rule takes", async () => {
    await fc.assert(
      fc.asyncProperty(some, interval, async (wanted, candidate) => {
        const { scope, pair } = await seeds.pair()
        const kept = await accept(scope, pair, wanted)
        const refused = await seeds.insert(scope, pair, [toRate(candidate)]).then(
          () => false,
          (error: { readonly _tag?: string }) => error._tag,
        )
        const conflict = makeTimeline(kept).conflictOf(candidate, true)
        expect(refused).toBe(conflict === undefined ? false : "PortUnavailable")
      }),
      runs,
    )
  })

  it("of several rates it takes all or none", async () => {
    const { scope, pair } = await seeds.pair()
    await seeds.insert(scope, pair, [seeds.newRate("2026-01-05")])
    const three = ["2026-01-04", "2026-01-05", "2026-01-06"].map((each) => seeds.newRate(each))
    await expect(seeds.insert(scope, pair, three)).rejects.toMatchObject({ _tag: "PortUnavailable" })
    expect((await h.worker.run(store.list(scope, { order: [], offset: 0, limit: 10 }))).total).toBe(1)
  })

  it("whatever another legal entity, another pair or another tenant has", async () => {
    const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const pair = await seeds.pairOf(scopes[0]!, "USD")
    const other = await seeds.pairOf(scopes[0]!, "NOK")
    const foreign = await seeds.pair()
    for (const [scope, of] of [
      [scopes[0]!, pair],
      [scopes[1]!, pair],
      [scopes[0]!, other],
      [foreign.scope, foreign.pair],
    ] as const) {
      const added = [seeds.newRate("2026-01-05"), seeds.newRate("2026-02-01..2026-02-05")]
      await seeds.insert(scope, of, added)
      expect((await h.worker.run(store.asOf(scope, of, day("2026-02-03"))))?.id).toBe(added[1]!.id)
    }
  })

  it("takes no rate of a currency the tenant does not have", async () => {
    const { scope, pair } = await seeds.pair()
    const unknown = { ...pair, from: { ...pair.from, id: randomUUID() as CurrencyId } }
    await expect(seeds.insert(scope, unknown, [seeds.newRate("2026-01-05")])).rejects.toMatchObject({
      _tag: "PortUnavailable",
    })
  })
})

describe("what is stored", () => {
  it.each(["0.86043710204784030287", "1912400", "0.000005", "30.712345678901234567", "12345678901234567890.5"])(
    "keeps every digit of %s",
    async (rate) => {
      const { scope, pair } = await seeds.pair()
      const made = seeds.newRate("2026-01-05", rate, { source: "commercial", observedAt: seeds.now() })
      await seeds.insert(scope, pair, [made])
      expect(await h.worker.run(store.find(scope, made.id))).toEqual({
        ...scope,
        ...made,
        fromCurrency: "USD",
        toCurrency: "SEK",
        fromCurrencyId: pair.from.id,
        toCurrencyId: pair.to.id,
      })
    },
  )

  it("is not found from elsewhere", async () => {
    const { scope, pair } = await seeds.pair()
    const made = seeds.newRate("2026-01-05")
    await seeds.insert(scope, pair, [made])
    for (const [from, id] of [
      [seeds.nobody(), made.id],
      [scope, randomUUID() as ExchangeRateId],
    ] as const) {
      expect(await h.worker.run(Effect.flip(store.find(from, id)))).toMatchObject({ _tag: "ExchangeRateNotFound" })
    }
  })

  it("is listed in pages, oldest entry first, of one currency when it is named", async () => {
    const { scope, pair } = await seeds.pair()
    const other = await seeds.pairOf(scope, "NOK")
    const dollars = ["2026-01-05", "2026-01-03", "2026-01-04"].map((each) => seeds.newRate(each))
    await seeds.insert(scope, pair, dollars)
    await seeds.insert(scope, other, [seeds.newRate("2026-01-05")])
    const page = async (number: number, size: number, from?: string) => {
      const { items, total } = await h.worker.run(
        store.list(scope, {
          order: [],
          offset: (number - 1) * size,
          limit: size,
          ...(from === undefined ? {} : { filter: { _tag: "Compare", field: "fromCurrency", by: "eq", value: from } }),
        }),
      )
      return [total, ...items.map(({ effectiveFrom }) => effectiveFrom)]
    }
    expect(await page(1, 2)).toEqual([4, "2026-01-05", "2026-01-03"])
    expect(await page(2, 2)).toEqual([4, "2026-01-04", "2026-01-05"])
    expect(await page(3, 2)).toEqual([4])
    expect(await page(1, 10, pair.from.code)).toEqual([3, "2026-01-05", "2026-01-03", "2026-01-04"])
  })
})

it("as of a day the store decides as the rule does", async () => {
  await fc.assert(
    fc.asyncProperty(some, async (wanted) => {
      const { scope, pair } = await seeds.pair()
      const kept = await accept(scope, pair, wanted)
      for (let offset = -1; offset <= span + 6; offset += 3) {
        const on = addDays(first, offset)
        const found = await h.worker.run(store.asOf(scope, pair, on))
        expect(found?.id).toBe(rateOn(kept, on)?.id)
      }
    }),
    runs,
  )
})

it("near gives what begins or holds between two days, each once, and of the later ones the newest", async () => {
  await fc.assert(
    fc.asyncProperty(some, interval, async (wanted, { effectiveFrom: from, effectiveTo: to = from }) => {
      const { scope, pair } = await seeds.pair()
      const kept = await accept(scope, pair, wanted)
      const newest = kept.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0]
      const expected = kept.filter(
        (each) =>
          (each === newest && each.effectiveFrom > to) ||
          (each.effectiveFrom >= from && each.effectiveFrom <= to) ||
          (each.effectiveTo !== undefined && each.effectiveFrom <= to && each.effectiveTo >= from),
      )
      const found = await h.worker.run(store.near(scope, pair, from, to))
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    }),
    runs,
  )
})

it("lock lets one unit of work at a time at the rates of a legal entity, and others at theirs", async () => {
  const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  const [mine, beside] = [scopes[0]!, scopes[1]!]
  const { tenantId } = mine
  const held = await holdWork(h.http, tenantId, h.http.get("RateStore").lock(mine))
  await h.http.atomically(tenantId, h.http.get("RateStore").lock(beside))
  const order: string[] = []
  const second = h.http.atomically(tenantId, h.http.get("RateStore").lock(mine)).then(() => order.push("second"))
  await h.untilBlocked()
  order.push("first")
  await held.commit()
  await second
  expect(order).toEqual(["first", "second"])
})

it("lock of a pair lets another currency be stored meanwhile, and waits for the same pair and for the lock of all pairs", async () => {
  const { scope, pair } = await seeds.pair()
  const other = await seeds.pairOf(scope, "NOK")
  const { lock } = h.http.get("RateStore")
  const held = await holdWork(h.http, scope.tenantId, lock(scope, pair))
  const beside = await holdWork(h.http, scope.tenantId, lock(scope, other))
  const order: string[] = []
  const same = h.http.atomically(scope.tenantId, lock(scope, pair)).then(() => order.push("same pair"))
  await h.untilBlocked()
  order.push("held")
  await held.commit()
  await same
  const all = h.http.atomically(scope.tenantId, lock(scope)).then(() => order.push("all pairs"))
  await h.untilBlocked()
  order.push("beside")
  await beside.commit()
  await all
  expect(order).toEqual(["held", "same pair", "beside", "all pairs"])
})
