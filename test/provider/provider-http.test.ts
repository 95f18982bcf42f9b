import { makeEcbCentralBankFeed } from "@svc/adapters/ecb/central-bank-feed"
import { makeOandaCommercialRates } from "@svc/adapters/oanda/commercial-rates"
import { makeRiksbankSwedishCentralBank } from "@svc/adapters/riksbank/swedish-central-bank"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { feedCsv, htmlPage, spotQuote, spotRefusal } from "@svc/simulators/answers"
import { Effect } from "effect"
import { createServer, type ServerResponse } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openProviderSide, type ProviderSide } from "../support/exchange-rates/provider-side.ts"

let side: ProviderSide
beforeAll(async () => {
  side = await openProviderSide()
})
afterAll(() => side.close())

const day = (text: string) => text as CalendarDate
const window = { from: day("2026-09-03"), to: day("2026-09-07") }
const rows = [{ date: "2026-09-03", value: "1.1615" }]
const csv = { "content-type": "text/csv" }

const series = () => side.outcome(makeEcbCentralBankFeed(side.http, side.origin).series("USD", window, window.to))
const spot = (key = "top-secret/key") =>
  side.outcome(makeOandaCommercialRates(side.http, side.origin).spot(key, "USD", "SEK"))
const swedish = (key?: string) => makeRiksbankSwedishCentralBank(side.http, side.origin, key)

/** Gives the answers one after the other, and repeats the last one. */
const inTurn = (...answers: readonly ((response: ServerResponse) => void)[]) => {
  let turn = 0
  side.respondWith((_request, response) => answers[Math.min(turn++, answers.length - 1)]!(response))
}
const ok = (response: ServerResponse) => void response.writeHead(200, csv).end(feedCsv("USD", rows))
const value = [{ date: "2026-09-03", text: "1.1615" }]

describe("a provider call", () => {
  it.each([
    ["503", (response: ServerResponse) => void response.writeHead(503).end()],
    ["500", (response: ServerResponse) => void response.writeHead(500).end(htmlPage)],
    ["429", (response: ServerResponse) => void response.writeHead(429).end()],
    ["a cut connection", (response: ServerResponse) => void response.destroy()],
    [
      "a body that is shorter than announced",
      (response: ServerResponse) => {
        response.writeHead(200, { ...csv, "content-length": "5000" })
        response.write(feedCsv("USD", rows), () => response.destroy())
      },
    ],
  ])("is tried again after %s", async (_, broken) => {
    inTurn(broken, broken, ok)
    expect(await series()).toEqual({ value, waits: [1, 5] })
    expect(side.requests).toHaveLength(3)
  })

  it("is given up after three tries, with the status", async () => {
    inTurn((response) => void response.writeHead(503).end())
    expect(await series()).toMatchObject({ failed: "HTTP 503" })
    expect(side.requests).toHaveLength(3)
  })

  it("waits as long as it is asked to, a minute at most, on the application's clock", async () => {
    const pause = (header: string) => (response: ServerResponse) =>
      void response.writeHead(429, { "retry-after": header }).end()
    inTurn(pause("35"), pause("86400"), ok)
    expect(await series()).toEqual({ value, waits: [35, 60] })
  })

  it.each([301, 302, 307, 308])("does not follow a redirect (%i)", async (status) => {
    inTurn((response) => void response.writeHead(status, { location: `${side.origin}/elsewhere` }).end())
    expect(await series()).toEqual({ failed: `HTTP ${status}`, exhausted: false, waits: [] })
    expect(side.requests).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 406, 418])("is not tried again after %i", async (status) => {
    inTurn((response) => void response.writeHead(status, { "content-type": "text/html" }).end(htmlPage))
    expect(await series()).toMatchObject({ failed: expect.stringContaining(`HTTP ${status}`) as string })
    expect(side.requests).toHaveLength(1)
  })

  it("says that nobody listens, without saying where", async () => {
    const gone = createServer().listen(0, "127.0.0.1")
    await new Promise((listening) => gone.once("listening", listening))
    const { port } = gone.address() as { readonly port: number }
    await new Promise((closed) => gone.close(closed))
    const feed = makeEcbCentralBankFeed(side.http, `http://127.0.0.1:${port}`)
    const outcome = await side.outcome(feed.series("USD", window, window.to))
    expect(outcome).toEqual({ failed: "no answer (connection refused)", exhausted: false, waits: [1, 5] })
  })

  it.each([
    ["HTML", "text/html", htmlPage, "not CSV"],
    ["HTML that calls itself CSV", "text/csv", htmlPage, "not CSV"],
    ["JSON", "application/json", "{}", "not CSV"],
    ["bytes that are no UTF-8", "text/csv", Buffer.from([0x4b, 0xff, 0xfe]), "not UTF-8"],
    ["an endless record", "text/csv", `"${"x".repeat(200_000)}`, "a record without an end in row 1"],
    ["a day after tomorrow", "text/csv", feedCsv("USD", [{ date: "2026-09-09", value: "1" }]), "date 2026-09-09"],
    ["a day before the window", "text/csv", feedCsv("USD", [{ date: "2015-01-02", value: "1" }]), "date 2015-01-02"],
    [
      "another currency",
      "text/csv",
      feedCsv("GBP", rows),
      "series EXR.D.GBP.EUR.SP00.A instead of EXR.D.USD.EUR.SP00.A",
    ],
    ["values in thousands", "text/csv", feedCsv("USD", rows).replace("USD,0\r\n", "USD,3\r\n"), "UNIT_MULT 3 in row 1"],
  ])("takes nothing from %s", async (_, type, body, what) => {
    inTurn((response) => void response.writeHead(200, { "content-type": type }).end(body))
    expect(await series()).toEqual({ failed: `unreadable response (${what})`, exhausted: false, waits: [] })
  })

  it("stops reading an answer without end", async () => {
    inTurn((response) => {
      response.writeHead(200, csv)
      const more = () => {
        while (!response.destroyed && response.write(`${"x,".repeat(8_000)}\r\n`));
      }
      response.on("drain", more)
      more()
    })
    expect(await series()).toMatchObject({ failed: expect.stringMatching(/^unreadable response/) as string })
  })
})

describe("the commercial provider", () => {
  it("is asked with the key, which no failure repeats, also when the provider does", async () => {
    inTurn((response) =>
      response.writeHead(400).end(spotRefusal(8, "Invalid token top-secret/key (top-secret%2Fkey) for this api key")),
    )
    expect(await spot()).toMatchObject({ failed: "HTTP 400: Invalid token *** (***) for this api key" })
    expect(side.requests).toEqual(["/rates/api/v2/rates/spot.json?api_key=top-secret%2Fkey&base=USD&quote=SEK"])
  })

  it("has nothing more to give after 429 without Retry-After, and is asked again after one with it", async () => {
    const refused = spotRefusal(9, "Quote limit exceeded")
    inTurn((response) => void response.writeHead(429).end(refused))
    expect(await spot()).toEqual({ failed: "HTTP 429: Quote limit exceeded", exhausted: true, waits: [] })
    inTurn(
      (response) => void response.writeHead(429, { "retry-after": "7" }).end(refused),
      (response) => void response.writeHead(200).end(spotQuote("USD", "SEK", "9.43310", "2026-11-20T10:00:00+00:00")),
    )
    expect(await spot()).toEqual({ value: [{ base: "USD", quote: "SEK", ask: "9.43310" }], waits: [7] })
  })

  it.each([
    ["{}", "no list of quotes"],
    ["[]", "no list of quotes"],
    [`{"quotes":null}`, "no list of quotes"],
    [`{"quotes":[1]}`, "quote 1"],
    [`{"quotes":[{"base_currency":1,"quote_currency":"SEK","ask":"1"}]}`, "quote 1 without a currency"],
    ["null", "no list of quotes"],
    ["[".repeat(100_000), "nests deeper than 64 levels"],
    ["", "empty"],
    ["{", "not JSON"],
  ])("takes nothing from %.40s", async (body, what) => {
    inTurn((response) => void response.writeHead(200, { "content-type": "application/json" }).end(body))
    expect(await spot()).toMatchObject({ failed: `unreadable response (${what})` })
  })
})

describe("the Swedish central bank", () => {
  it("without a key is asked five times in any minute, with one as often as needed", async () => {
    inTurn((response) => void response.writeHead(204).end())
    const six = (key?: string) => Effect.forEach([1, 2, 3, 4, 5, 6], () => bankOf(key))
    const banks = { none: swedish(), key: swedish("subscription") }
    const bankOf = (key?: string) => banks[key === undefined ? "none" : "key"].values(window)
    expect((await side.outcome(six())).waits).toEqual([60])
    expect((await side.outcome(six("subscription"))).waits).toEqual([])
  })

  it("gets the key and the version of svc in its headers, and no failure repeats the key", async () => {
    let sent: unknown
    side.respondWith((request, response) => {
      sent = [request.headers["ocp-apim-subscription-key"], request.headers["user-agent"]]
      response.writeHead(401).end(`{"statusCode":401,"message":"Access denied for subscription-7"}`)
    })
    expect(await side.outcome(swedish("subscription-7").series)).toMatchObject({
      failed: "HTTP 401: Access denied for ***",
    })
    expect(sent).toEqual(["subscription-7", expect.stringMatching(/^svc\/\d+\.\d+\.\d+/u)])
  })

  it("is found under /swea/v1 where its address has no path", async () => {
    inTurn((response) => void response.writeHead(200).end("[]"))
    await side.outcome(swedish().series)
    expect(side.requests).toEqual(["/swea/v1/Series"])
  })

  it.each([
    [`[{"date":"2026-09-03","value":1}]`, "observation 1"],
    [`[{"seriesId":"SEKUSDPMI","value":1}]`, "observation 1"],
    [`[{"seriesId":"SEKUSDPMI","date":"2026-09-03"}]`, "observation 1"],
    ["[1]", "observation 1"],
    ["{}", "not a list"],
  ])("takes nothing from %s", async (body, what) => {
    inTurn((response) => void response.writeHead(200).end(body))
    expect(await side.outcome(swedish().values(window))).toMatchObject({ failed: `unreadable response (${what})` })
  })

  it("names rate series only: no index, SDR or forward premium", async () => {
    const of = (seriesId: string) => ({ seriesId, seriesClosed: false, observationMaxDate: "2026-09-03" })
    const all = ["SEKETT", "SEKSDR", "SEKKIX92", "SEKUSDFO3MFIX", "SEKUSDFO6MFIX", "SEKUSDPMI"].map(of)
    inTurn((response) => void response.writeHead(200).end(JSON.stringify(all)))
    expect(await side.outcome(swedish().series)).toMatchObject({ value: [{ seriesId: "SEKUSDPMI", currency: "USD" }] })
  })
})
