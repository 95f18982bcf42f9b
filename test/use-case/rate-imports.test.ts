import { makeKeepRates } from "@svc/domain/exchange-rates/use-cases/keep-rates"
import type { ImportWindow } from "@svc/domain/exchange-rates/import-window"
import { leaseFrom } from "@svc/domain/exchange-rates/rate-import"
import { decimal } from "@svc/domain/shared/decimal"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { feedCsv } from "@svc/simulators/answers"
import { BigDecimal, Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import {
  type DailyBank,
  day,
  everyDay,
  last,
  range,
  startDailyBank,
  storedRates,
} from "../support/exchange-rates/daily-bank.ts"
import type { RatesHouse } from "../support/exchange-rates/rates-house.ts"
import { until } from "../support/until.ts"

let bank: DailyBank
beforeAll(async () => {
  bank = await startDailyBank()
})
afterAll(() => bank.close())
beforeEach(() => bank.respondWith(everyDay))

describe("with dates, so that historical rates are added", () => {
  const windows = fc
    .array(fc.tuple(fc.nat(last), fc.nat(last)), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([a, b]) => range(Math.min(a, b), Math.max(a, b))))
  const inOrder = (wanted: readonly ImportWindow[]) =>
    bank.withHouse(async (house) => {
      for (const window of wanted) await house.runImport("central-bank", window)
      return storedRates(house)
    })

  it("the order of imports does not matter", async () => {
    const shuffled = windows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    await fc.assert(
      fc.asyncProperty(shuffled, async ([one, other]) => {
        expect(await inOrder(one)).toEqual(await inOrder(other))
      }),
      campaign({ gate: { numRuns: 3, seed: 1 }, whole: { numRuns: 30 } }),
    )
  })

  it("the same import again creates nothing, and each rate is a conflict of the same value", async () => {
    await bank.withHouse(async (house) => {
      const one = await house.runImport("central-bank", range(0, last))
      const before = await storedRates(house)
      const two = await house.runImport("central-bank", range(0, last))
      expect([one.rateImport.created, one.rateImport.conflicts]).toEqual([2 * (last + 1), 0])
      expect([two.rateImport.created, two.rateImport.conflicts]).toEqual([0, 2 * (last + 1)])
      expect(two.conflicts.every(({ rate, existing }) => BigDecimal.equals(rate, existing.rate))).toBe(true)
      expect(await storedRates(house)).toEqual(before)
    })
  })

  it("a rate with an end keeps its days, and the import tells of each of them", async () => {
    await bank.withHouse(async (house) => {
      await house.add([{ FromCurrency: "USD", EffectiveFromDate: day(3), EffectiveToDate: day(5), Rate: "9" }])
      const { rateImport, conflicts } = await house.runImport("central-bank", range(2, 6))
      expect([rateImport.created, rateImport.conflicts]).toEqual([7, 3])
      expect(conflicts.map(({ effectiveFrom }) => effectiveFrom)).toEqual([day(3), day(4), day(5)])
    })
  })
})

it("years of rates are stored in parts, and none of them forgets what lies in two or was there", async () => {
  const days = Array.from({ length: 2_400 }, (_, index) => index - 2_400)
  bank.respondWith((response, currency) => {
    const values = days.map((offset) => ({ date: day(offset), value: `${2_410 + offset}.5` }))
    response.writeHead(200, { "content-type": "text/csv" }).end(feedCsv(currency, values))
  })
  await bank.withHouse(async (house) => {
    const window = { from: day(days[0]!), to: day(-1) }
    await house.add([
      // This rate spans the end of the first part and the start of the second.
      { FromCurrency: "USD", EffectiveFromDate: day(-1_403), EffectiveToDate: day(-1_398), Rate: "9" },
      { FromCurrency: "USD", EffectiveFromDate: day(-300), Rate: "8" },
    ])
    const one = await house.runImport("central-bank", window)
    expect([one.rateImport.created, one.rateImport.conflicts]).toEqual([2 * days.length - 7, 7])
    expect(one.conflicts.map(({ effectiveFrom }) => effectiveFrom)).toEqual(
      [-1_403, -1_402, -1_401, -1_400, -1_399, -1_398, -300].map(day),
    )
    const two = await house.runImport("central-bank", window)
    expect([two.rateImport.created, two.rateImport.conflicts]).toEqual([0, 2 * days.length])
    expect(two.conflicts.filter(({ rate, existing }) => !BigDecimal.equals(rate, existing.rate))).toHaveLength(7)
  })
})

it("without dates nothing is put before a rate that is there", async () => {
  await bank.withHouse(async (house) => {
    await house.add([{ FromCurrency: "USD", EffectiveFromDate: day(last + 30), Rate: "9" }])
    const { rateImport, conflicts } = await house.runImport("central-bank")
    expect([rateImport.created, rateImport.conflicts]).toEqual([1, 1])
    expect(conflicts).toMatchObject([
      { fromCurrency: "USD", effectiveFrom: day(last), existing: { rate: decimal("9") } },
    ])
  })
})

it("settings that are removed while it runs stay removed; without any it leaves some, switched off", async () => {
  await bank.withHouse(async (house) => {
    const { side, scope } = house
    await house.runImport("central-bank", range(0, 1))
    expect(await house.settings("central-bank")).toMatchObject({ isEnabled: false, lastRun: { count: 4 } })
    bank.respondWith((response, currency, window) => {
      const removed = side.run(side.get("ExchangeRates").deleteProvider(scope, "central-bank"))
      void removed.catch(() => undefined).then(() => everyDay(response, currency, window))
    })
    const { rateImport } = await house.runImport("central-bank", range(0, last))
    expect(rateImport.state).toBe("Succeeded")
    expect(await house.settings("central-bank")).toBeUndefined()
  })
})

it("a window that was left open is settled when it is asked for, whatever succeeds before it runs", async () => {
  await bank.withHouse(async (house) => {
    const { side, scope } = house
    await house.saveSettings("riksbank", { lastSuccessAt: Date.parse(`${day(3)}T17:00:00Z`) as Timestamp })
    const asked = await side.run(side.get("ExchangeRates").requestImport(scope, "riksbank", { to: day(5) }, false))
    expect(asked.requested).toEqual(range(3, 5))
    await house.saveSettings("riksbank", { lastSuccessAt: Date.parse(`${day(9)}T17:00:00Z`) as Timestamp })
    const { value } = await house.run(side.run(side.get("ExchangeRates").runImport(scope.tenantId, asked.id)))
    expect(value.rateImport).toMatchObject({ window: range(3, 5), state: "Failed" })
  })
})

describe("two at once", () => {
  it("for one legal entity and provider are refused", async () => {
    await bank.withHouse(async (house) => {
      const ask = () =>
        house.side.run(
          Effect.result(house.side.get("ExchangeRates").requestImport(house.scope, "central-bank", {}, false)),
        )
      const outcomes = await Promise.all([ask(), ask(), ask()])
      expect(outcomes.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
    })
  })

  it("from two providers create each rate once", async () => {
    await bank.withHouse(async (house) => {
      const { runImport: run } = house.side.get("ExchangeRates")
      const pair = await Promise.all(
        (["central-bank", "riksbank"] as const).map((name) =>
          house.side.run(house.side.get("ExchangeRates").requestImport(house.scope, name, range(0, last), false)),
        ),
      )
      // The second import only stores its provider's answers, without requesting them.
      const keepRates = makeKeepRates({
        rates: house.side.get("RateStore"),
        imports: house.side.get("RateImportStore"),
        ids: house.side.get("IdSource"),
        unitOfWork: house.side.get("UnitOfWork"),
      })
      const currencies = await house.side.run(house.side.get("CurrencyStore").all(house.scope.tenantId))
      const [to, from] = ["SEK", "USD"].map((code) => currencies.find((each) => each.code === code)!)
      const candidates = Array.from({ length: last + 1 }, (_, offset) => ({
        effectiveFrom: day(offset),
        rate: decimal("9.5"),
      }))
      const batch = { currency: "USD", position: 0, observations: last + 1, candidates, failures: [] }
      const second = { ...pair[1]!, state: "Running" as const, addHistorical: true }
      const [, kept] = await Promise.all([
        house.run(house.side.run(run(house.scope.tenantId, pair[0]!.id))),
        house.side.run(keepRates(second, { from: from!, to: to! }, batch)),
      ])
      const ofFirst = (await house.side.run(house.side.get("RateImportStore").results(house.scope, pair[0]!.id))).find(
        ({ currency }) => currency === "USD",
      )!
      expect(kept.created + ofFirst.created).toBe(last + 1)
      expect(kept.conflicts + ofFirst.conflicts).toBe(last + 1)
      expect((await house.rates()).filter(({ fromCurrency }) => fromCurrency === "USD")).toHaveLength(last + 1)
    })
  })
})

describe("an import that is cut off", () => {
  /** Starts an import, and aborts it when the rates of USD are stored and those of NOK are still being requested. */
  const cutOff = async (house: RatesHouse, endsWhenCutOff: boolean) => {
    bank.respondWith((response, currency, window) => {
      if (currency !== "NOK") everyDay(response, currency, window)
    })
    const { scope, side } = house
    const { id } = await side.run(side.get("ExchangeRates").requestImport(scope, "central-bank", range(0, last), false))
    const gone = new AbortController()
    const running = side.exit(side.get("ExchangeRates").runImport(scope.tenantId, id, { endsWhenCutOff }), gone.signal)
    await until(
      () => house.rates(),
      (rates) => rates.length > last,
    )
    gone.abort()
    await running
    bank.respondWith(everyDay)
    return { id, read: () => side.run(side.get("RateImportStore").find(scope, "central-bank", id)) }
  }

  it("goes back into the queue, and the next attempt counts what the first has stored", async () => {
    await bank.withHouse(async (house) => {
      const { id, read } = await cutOff(house, false)
      expect(await read()).toMatchObject({ state: "Queued", created: last + 1 })
      const { rateImport, results } = await house.side.run(
        house.side.get("ExchangeRates").runImport(house.scope.tenantId, id),
      )
      expect(rateImport).toMatchObject({ state: "Succeeded", created: 2 * (last + 1), conflicts: 0, attempt: 2 })
      expect(results).toMatchObject([
        { currency: "USD", created: last + 1, conflicts: 0 },
        { currency: "NOK", created: last + 1 },
      ])
    })
  })

  it("ends as failed where nobody will take it up again", async () => {
    await bank.withHouse(async (house) => {
      const { read } = await cutOff(house, true)
      expect(await read()).toMatchObject({ state: "Failed", message: "cut off before its end" })
    })
  })

  it("without a word is taken over when its lease has lapsed, and not before", async () => {
    await bank.withHouse(async (house) => {
      const { side, scope, clock } = house
      const request = () =>
        side.run(Effect.result(side.get("ExchangeRates").requestImport(scope, "central-bank", {}, false)))
      const asked = await side.run(side.get("ExchangeRates").requestImport(scope, "central-bank", {}, false))
      const now = clock.now()
      const lost = { ...asked, state: "Running" as const, attempt: 1, leaseUntil: leaseFrom(now) }
      await side.run(side.get("RateImportStore").restart(lost))
      const run = () => side.run(Effect.result(side.get("ExchangeRates").runImport(scope.tenantId, asked.id)))
      expect(await run()).toMatchObject({ _tag: "Failure", failure: { _tag: "ImportNotMine" } })
      expect(await request()).toMatchObject({ _tag: "Failure", failure: { _tag: "ImportUnderWay" } })
      await clock.moveTo(lost.leaseUntil)
      expect(await run()).toMatchObject({
        _tag: "Success",
        success: { rateImport: { attempt: 2, state: "Succeeded" } },
      })
      expect(await run()).toMatchObject({ _tag: "Failure", failure: { _tag: "ImportHasEnded" } })
    })
  })
})
