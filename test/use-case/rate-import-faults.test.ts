import { feedCsv, htmlPage, seriesMissing } from "@svc/simulators/answers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type DailyBank,
  day,
  everyDay,
  last,
  range,
  type Respond,
  startDailyBank,
  storedRates,
  valueOn,
} from "../support/exchange-rates/daily-bank.ts"

let bank: DailyBank
beforeAll(async () => {
  bank = await startDailyBank()
})
afterAll(() => bank.close())
beforeEach(() => bank.respondWith(everyDay))

describe("a provider that answers rubbish for one currency", () => {
  const csv = { "content-type": "text/csv" }
  it.each<readonly [string, Respond, string]>([
    [
      "an HTML page",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end(htmlPage),
      "USD: unreadable response (not CSV)",
    ],
    ["nothing", (response) => response.writeHead(200, csv).end(), `USD: no observation from ${day(0)} to ${day(last)}`],
    [
      "404",
      (response) => response.writeHead(404).end(seriesMissing("D.USD.EUR.SP00.A")),
      "USD: no series D.USD.EUR.SP00.A (HTTP 404)",
    ],
    ["503 for ever", (response) => response.writeHead(503).end(), "USD: HTTP 503"],
    [
      "a cut row",
      (response) =>
        response.writeHead(200, csv).end(feedCsv("USD", [valueOn("USD", 0), valueOn("USD", 1)]).slice(0, -40)),
      "USD: unreadable response (a quote that is not closed in row 3)",
    ],
    [
      "no day of the base currency's",
      (response) => response.writeHead(200, csv).end(feedCsv("USD", [{ date: day(15), value: "1.1" }])),
      `USD: no date in common with SEK from ${day(0)} to ${day(last)}`,
    ],
    [
      "control characters",
      (response) => response.writeHead(200, csv).end(feedCsv("USD", [{ date: day(0), value: "1\u0000\u001b[31m" }])),
      `USD: rejected value 1\uFFFD\uFFFD[31m on ${day(0)}`,
    ],
  ])("(%s) is told by currency and reason; the others are imported", async (_, rubbish, message) => {
    bank.respondWith((response, currency, window) => {
      if (currency === "USD") return rubbish(response, currency, window)
      // The values of the base currency and of the others end before the last days.
      const days = Array.from({ length: 15 }, (_each, offset) => valueOn(currency, offset))
      response.writeHead(200, csv).end(feedCsv(currency, days))
    })
    await bank.withHouse(async (house) => {
      const { rateImport, results } = await house.runImport("central-bank", range(0, last))
      expect(results).toMatchObject([
        { currency: "USD", created: 0, failures: [message] },
        { currency: "NOK", created: 15, failures: [] },
      ])
      expect(rateImport).toMatchObject({ state: "Succeeded", created: 15, message })
      expect((await house.rates()).every(({ fromCurrency }) => fromCurrency === "NOK")).toBe(true)
    })
  })
})

describe("the currencies of the tenant", () => {
  it("EUR is the base currency: it is not asked for", async () => {
    await bank.withHouse((house) => house.runImport("central-bank", range(0, 1)), {
      base: "EUR",
      currencies: ["EUR", "USD"],
    })
    expect(bank.requests).toEqual(["USD"])
  })

  it("EUR is a foreign currency: its rate is the base series, without a request", async () => {
    await bank.withHouse(
      async (house) => {
        await house.runImport("central-bank", range(0, 1))
        expect(await storedRates(house)).toEqual(
          [0, 1].map((offset) => `EUR ${day(offset)} ${valueOn("SEK", offset).value}`.replace(/0+$/, "")),
        )
      },
      { currencies: ["EUR"] },
    )
    expect(bank.requests).toEqual(["SEK"])
  })

  it("are none but the base currency: nothing is asked, and that is a success", async () => {
    await bank.withHouse(
      async (house) => {
        expect((await house.runImport("central-bank")).rateImport).toMatchObject({ state: "Succeeded", created: 0 })
      },
      { currencies: [] },
    )
    expect(bank.requests).toEqual([])
  })

  it("have a base currency without a series: one message says so", async () => {
    bank.respondWith((response) => void response.writeHead(404).end(seriesMissing("D.UAH.EUR.SP00.A")))
    await bank.withHouse(
      async (house) => {
        const { rateImport } = await house.runImport("central-bank")
        expect(rateImport).toMatchObject({
          state: "Failed",
          message: "UAH (base currency): no series D.UAH.EUR.SP00.A (HTTP 404)",
        })
      },
      { base: "UAH" },
    )
    expect(bank.requests).toEqual(["UAH"])
  })
})
