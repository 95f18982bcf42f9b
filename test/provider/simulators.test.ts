import { makeEcbCentralBankFeed } from "@svc/adapters/ecb/central-bank-feed"
import { makeOandaCommercialRates } from "@svc/adapters/oanda/commercial-rates"
import { makeNbpPolishCentralBank } from "@svc/adapters/nbp/polish-central-bank"
import { makeRiksbankSwedishCentralBank } from "@svc/adapters/riksbank/swedish-central-bank"
import { crossRate } from "@svc/domain/exchange-rates/cross-rate"
import { siftValues } from "@svc/domain/exchange-rates/observation"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal, roundHalfUp } from "@svc/domain/shared/decimal"
import { faults } from "@svc/simulators/faults"
import { makeUpRates, readHistory } from "@svc/simulators/rate-book"
import { type Simulators, startSimulators } from "@svc/simulators/server"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openProviderSide, type ProviderSide } from "../support/exchange-rates/provider-side.ts"

const now = () => Date.parse("2026-11-20T17:00:00Z")
const window = { from: "2026-11-09" as CalendarDate, to: "2026-11-20" as CalendarDate }
let side: ProviderSide
let simulators: Simulators
let origin: string
beforeAll(async () => {
  side = await openProviderSide()
  simulators = await startSimulators(0, makeUpRates(now), now)
  origin = `http://127.0.0.1:${simulators.port}`
})
afterAll(async () => {
  await simulators.close()
  await side.close()
})
beforeEach(async () => {
  await fetch(`${origin}/faults`, { method: "DELETE" })
})

const series = (currency: string) =>
  side.outcome(makeEcbCentralBankFeed(side.http, origin).series(currency, window, window.to))
const spot = (key: string) => side.outcome(makeOandaCommercialRates(side.http, origin).spot(key, "USD", "SEK"))
const swedish = () => side.outcome(makeRiksbankSwedishCentralBank(side.http, origin, "key").values(window))
const valueOf = <A>(outcome: { readonly value: A } | { readonly failed: string }): A => {
  if ("failed" in outcome) throw new Error(outcome.failed)
  return outcome.value
}

describe("the simulators", () => {
  it("publish on business days, and give nothing for a currency without a series", async () => {
    const { observations, rejections } = siftValues(valueOf(await series("USD")))
    expect([observations.length, rejections]).toEqual([10, []])
    expect(await series("UAH")).toMatchObject({ failed: "no series D.UAH.EUR.SP00.A (HTTP 404)" })
  })

  it("give Polish tables of business days, and none of a weekend", async () => {
    const bank = makeNbpPolishCentralBank(side.http, `${origin}/api`)
    const values = valueOf(await side.outcome(bank.tables(window)))
    const zloty = siftValues(valueOf(await series("PLN"))).observations
    const euro = values.filter(({ currency }) => currency === "EUR")
    expect(euro.map(({ date, text }) => [date, text])).toEqual(
      zloty.map(({ date, value }) => [date, printDecimal(value)]),
    )
    expect(new Set(euro.map(({ tableNumber }) => tableNumber)).size).toBe(10)
    const weekend = { from: "2026-11-14" as CalendarDate, to: "2026-11-15" as CalendarDate }
    expect(await side.outcome(bank.tables(weekend))).toMatchObject({ value: [] })
    const year = { from: "2026-01-01" as CalendarDate, to: "2026-12-31" as CalendarDate }
    expect(await side.outcome(bank.tables(year))).toMatchObject({ failed: expect.stringContaining("93") })
  })

  it("give Swedish values that are the rounded cross rates, as the bank does", async () => {
    const on = async (currency: string) =>
      new Map(
        siftValues(valueOf(await series(currency))).observations.map(({ date, value }) => [date as string, value]),
      )
    const [krona, dollar] = [await on("SEK"), await on("USD")]
    const values = valueOf(await swedish()).filter(({ seriesId }) => seriesId === "SEKUSDPMI")
    expect(values).toHaveLength(10)
    for (const { date, text } of values) {
      expect(text).toBe(printDecimal(roundHalfUp(crossRate(krona.get(date)!, dollar.get(date)!), 5)))
    }
    const listed = valueOf(await side.outcome(makeRiksbankSwedishCentralBank(side.http, origin, "key").series))
    expect(listed).toContainEqual({ seriesId: "SEKUSDPMI", currency: "USD", closed: false, lastDate: "2026-11-20" })
  })

  it("know a wrong key from a right one", async () => {
    expect(valueOf(await spot("key"))).toMatchObject([{ base: "USD", quote: "SEK", ask: expect.any(String) as string }])
    expect(await spot("wrong")).toMatchObject({ failed: "HTTP 401: This request requires authorization" })
  })

  it("give what the bank has really published, from its history", () => {
    const book = readHistory("Date,USD,CYP,\n2026-04-13,1.1684,N/A,\n2026-04-10,1.1702,0.58,\n")
    expect(book.series("USD")).toEqual([
      { date: "2026-04-10", value: "1.1702" },
      { date: "2026-04-13", value: "1.1684" },
    ])
    expect(book.series("CYP")).toEqual([{ date: "2026-04-10", value: "0.58" }])
  })

  it("go wrong in every way on demand, for as many answers as asked", async () => {
    const good = siftValues(valueOf(await series("USD")))
    for (const fault of Object.keys(faults).filter((name) => name !== "slow")) {
      const times = fault === "unavailable" || fault === "rate-limit" ? 3 : 1
      const body = JSON.stringify({ provider: "central-bank", fault, times })
      expect((await fetch(`${origin}/faults`, { method: "POST", body })).status, fault).toBe(200)
      const broken = await series("USD")
      const usable = "failed" in broken ? [] : siftValues(broken.value).observations
      expect(usable.length, fault).toBeLessThan(good.observations.length)
      expect(siftValues(valueOf(await series("USD"))), fault).toEqual(good)
    }
  })

  it("refuse a fault that nobody knows", async () => {
    for (const body of [`{"provider":"central-bank","fault":"x"}`, `{"provider":"x","fault":"cut"}`, "{"]) {
      expect((await fetch(`${origin}/faults`, { method: "POST", body })).status).toBe(400)
    }
  })
})
