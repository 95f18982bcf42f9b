import { makeEcbCentralBankFeed } from "@svc/adapters/ecb/central-bank-feed"
import { makeOandaCommercialRates } from "@svc/adapters/oanda/commercial-rates"
import { makeRiksbankSwedishCentralBank } from "@svc/adapters/riksbank/swedish-central-bank"
import { type PublishedValue, siftValues } from "@svc/domain/exchange-rates/observation"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { feedCsv, spotQuote, swedishValues } from "@svc/simulators/answers"
import { parse } from "csv-parse/sync"
import { makeCsvReader, readCsv } from "@svc/adapters/ecb/csv"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { csvRows, jsonRows, mutations } from "../support/exchange-rates/answer-mutations.ts"
import { openProviderSide, type ProviderSide } from "../support/exchange-rates/provider-side.ts"

let side: ProviderSide
beforeAll(async () => {
  side = await openProviderSide()
})
afterAll(() => side.close())

const first = "2026-03-02" as CalendarDate
const window = { from: first, to: addDays(first, 60) }
const today = addDays(first, 90)

/** Published values. None is a single digit, because the column with the number of decimals would look like such a value. */
const value = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9999 }))
  .map(([whole, places]) => `${whole}.${String(places).padStart(4, "0")}`)
const series = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets
        .toSorted((a, b) => a - b)
        .map((offset) => value.map((each) => ({ date: addDays(first, offset), value: each }))),
    ),
  )

const answerWith = (type: string, body: string) =>
  side.respondWith((_request, response) => response.writeHead(200, { "content-type": type }).end(body))

/** The days and values that would be stored from an answer. */
const usable = (rows: readonly PublishedValue[]) =>
  siftValues(rows).observations.map((each) => `${each.date} ${printDecimal(each.value)}`)
const published = (rows: readonly { readonly date: string; readonly value: string }[]) =>
  usable(rows.map((row) => ({ date: row.date as CalendarDate, text: row.value })))

const runs = { numRuns: 400 }

describe("whatever becomes of an answer on its way, no rate of another day, currency or value is taken from it", () => {
  it("central bank", async () => {
    const feed = makeEcbCentralBankFeed(side.http, side.origin)
    await fc.assert(
      fc.asyncProperty(series, mutations(csvRows), async (rows, { mutate }) => {
        answerWith("text/csv", mutate(feedCsv("USD", rows)))
        const outcome = await side.outcome(feed.series("USD", window, today))
        const found = "value" in outcome ? usable(outcome.value) : []
        expect(published(rows)).toEqual(expect.arrayContaining(found))
      }),
      runs,
    )
  })

  it("Swedish central bank", async () => {
    const currencies = ["AUD", "NOK", "USD"]
    const group = fc
      .tuple(...currencies.map(() => series))
      .map((all) =>
        all.flatMap((rows, index) => rows.map((row) => ({ seriesId: `SEK${currencies[index]}PMI`, ...row }))),
      )
    await fc.assert(
      fc.asyncProperty(group, mutations(jsonRows), async (rows, { mutate }) => {
        const bank = makeRiksbankSwedishCentralBank(side.http, `${side.origin}/swea/v1`, "key")
        answerWith("application/json", mutate(swedishValues(rows)))
        const outcome = await side.outcome(bank.values(window))
        const found = "value" in outcome ? outcome.value : []
        for (const currency of currencies) {
          const of = (each: { readonly seriesId: string }) => each.seriesId === `SEK${currency}PMI`
          const taken = found.filter(of).map(({ date, text }) => ({ date: date as CalendarDate, text }))
          expect(published(rows.filter(of))).toEqual(expect.arrayContaining(usable(taken)))
        }
      }),
      runs,
    )
  })

  it("commercial provider", async () => {
    const rates = makeOandaCommercialRates(side.http, side.origin)
    await fc.assert(
      fc.asyncProperty(value, mutations(jsonRows), async (ask, { mutate }) => {
        answerWith("application/json", mutate(spotQuote("USD", "SEK", ask, "2026-11-20T10:00:00+00:00")))
        const outcome = await side.outcome(rates.spot("key", "USD", "SEK"))
        const found = "value" in outcome ? outcome.value : []
        // A text that is not a number is rejected and reported.
        const taken = found.filter((each) => each.base === "USD" && each.quote === "SEK" && /^\d/.test(each.ask))
        expect([ask]).toEqual(expect.arrayContaining(taken.map((each) => each.ask)))
      }),
      runs,
    )
  })
})

it("a row of a series in other units behind rows without a fault is no rate", async () => {
  const feed = makeEcbCentralBankFeed(side.http, side.origin)
  const rows = [2, 3, 4, 5].map((day) => ({ date: `2026-03-0${day}`, value: `10.${day}` }))
  const lines = feedCsv("USD", rows).split("\r\n")
  lines[4] = lines[4]!.replace(/,0$/, ",3")
  answerWith("text/csv", lines.join("\r\n"))
  expect(await side.outcome(feed.series("USD", window, today))).toMatchObject({
    failed: expect.stringContaining("UNIT_MULT 3 in row 4"),
  })
})

describe("CSV", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\r", "\n", " ", "ä", "😀"), maxLength: 6 })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  const quoted = (text: string, always: boolean) =>
    always || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

  it("is read as written, however it is cut into pieces", () => {
    fc.assert(
      fc.property(table, fc.boolean(), fc.constantFrom("\r\n", "\n"), fc.array(fc.nat()), (rows, always, end, cuts) => {
        const text = rows.map((row) => row.map((each) => quoted(each, always)).join(",") + end).join("")
        const read: (readonly string[])[] = []
        const reader = makeCsvReader((record) => read.push(record.fields()))
        const places = [0, ...cuts.map((cut) => cut % text.length).sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
        for (const piece of pieces) reader.push(piece)
        expect([reader.end(), read]).toEqual([false, rows])
      }),
    )
  })

  it("is read as written, where records that differ in two fields alone are read by these", () => {
    const few = fc.array(fc.tuple(fc.constantFrom("a", "b"), cell, cell, fc.constantFrom("c", 'd"', "")), {
      minLength: 1,
    })
    fc.assert(
      fc.property(few, fc.constantFrom("\r\n", "\n"), fc.integer({ min: 1, max: 40 }), (rows, end, size) => {
        const text = rows.map((row) => row.map((each) => quoted(each, false)).join(",") + end).join("")
        const read: (readonly string[])[] = []
        const reader = makeCsvReader((record) => read.push(record.fields()), {
          first: () => 1,
          onRecord: ({ field }) => read.push([read.at(-1)![0]!, field(1), field(2), read.at(-1)![3]!]),
        })
        for (let from = 0; from < text.length; from += size) reader.push(text.slice(from, from + size))
        expect([reader.end(), read]).toEqual([false, rows])
      }),
      { numRuns: 1000 },
    )
  })

  it("is read as a well-known library reads it, or refused", () => {
    const noise = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r\n", "1"), maxLength: 20 })
    fc.assert(
      fc.property(noise, (text) => {
        const ours = attempt(() => readCsv(text))
        const theirs = attempt(
          () => parse(text, { relax_column_count: true, record_delimiter: ["\r\n", "\n"] }) as unknown,
        )
        expect(ours === "refused" || theirs === "refused" || JSON.stringify(ours) === JSON.stringify(theirs)).toBe(true)
        expect(ours === "refused" && theirs !== "refused").toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  const attempt = <A>(read: () => A): A | "refused" => {
    try {
      return read()
    } catch {
      return "refused"
    }
  }
})
