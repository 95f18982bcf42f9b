import { readHistoryFile } from "@svc/adapters/ecb/history-file"
import { isJsonObject, JsonNumber, parseExactJson } from "@svc/adapters/provider-http/exact-json"
import { crossRate } from "@svc/domain/exchange-rates/cross-rate"
import type { CentralBankFeed } from "@svc/domain/exchange-rates/ports/central-bank-feed"
import { siftValues } from "@svc/domain/exchange-rates/observation"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, type Decimal, printDecimal, roundHalfUp } from "@svc/domain/shared/decimal"
import { BigDecimal, Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { givenCases } from "./case-folders.ts"

const recorded = givenCases("exchange-rates/recorded")

/** From this day on, the Swedish values are derived from those of the euro area. */
const derivedSince = "2023-11-27"

interface Recorded {
  readonly currency: string
  readonly date: CalendarDate
  readonly value: Decimal
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** All values of a currency in the recorded answers of the Swedish central bank, each day once. */
const readSwedish = (): readonly Recorded[] => {
  const folder = recorded.path("riksbank")
  const found = readdirSync(folder)
    .filter((name) => /^(ByGroup|Latest|Observations).*\.json$/.test(name) && !name.endsWith(".headers.json"))
    .flatMap((name) => {
      const [, named] = /SEK([A-Z]{3})PMI/.exec(name) ?? []
      const rows = parseExactJson(readFileSync(`${folder}/${name}`, "utf8"))
      return (isList(rows) ? rows : []).flatMap((row): readonly Recorded[] => {
        if (!isJsonObject(row)) return []
        const { seriesId, date, value } = row
        const currency = named ?? /^SEK([A-Z]{3})PMI$/.exec(String(seriesId))?.[1]
        if (currency === undefined || !(value instanceof JsonNumber)) return []
        return [{ currency, date: String(date) as CalendarDate, value: decimal(value.source) }]
      })
    })
    .filter(({ date }) => date >= derivedSince)
  return [...new Map(found.map((each) => [`${each.currency} ${each.date}`, each])).values()]
}

const readHistory = () => {
  const folder = recorded.path("ecb")
  const name = readdirSync(folder).find((each) => each.endsWith(".zip"))!
  return readHistoryFile(readFileSync(`${folder}/${name}`))
}

const seriesOf = async (feed: CentralBankFeed, currency: string) => {
  const window = { from: "1999-01-04" as CalendarDate, to: "2100-01-01" as CalendarDate }
  const { observations, rejections } = siftValues(await Effect.runPromise(feed.series(currency, window, window.to)))
  expect(rejections).toEqual([])
  return new Map(observations.map(({ date, value }) => [date, value]))
}

describe.skipIf(recorded.isAbsent)("the recorded answers", () => {
  it("all 182 values of the Swedish bank are the central-bank cross rate, rounded half-up to 5 decimals", async () => {
    const { feed } = await readHistory()
    const krona = await seriesOf(feed, "SEK")
    const values = readSwedish()
    const differing: string[] = []
    for (const { currency, date, value } of values) {
      const perEuro = currency === "EUR" ? decimal("1") : (await seriesOf(feed, currency)).get(date)!
      const cross = roundHalfUp(crossRate(krona.get(date)!, perEuro), 5)
      if (!BigDecimal.equals(cross, value))
        differing.push(`${currency} ${date}: ${printDecimal(cross)} and ${printDecimal(value)}`)
    }
    expect(differing).toEqual([])
    expect(values).toHaveLength(182)
  })

  it("the history of reference rates has its 217,555 values, every one of them usable", async () => {
    const { feed, firstDay, lastDay } = await readHistory()
    expect([firstDay, lastDay]).toEqual(["1999-01-04", "2026-04-13"])
    const header =
      "USD,JPY,BGN,CYP,CZK,DKK,EEK,GBP,HUF,LTL,LVL,MTL,PLN,ROL,RON,SEK,SIT,SKK,CHF,ISK,NOK,HRK,RUB,TRL,TRY,AUD,BRL,CAD,CNY,HKD,IDR,ILS,INR,KRW,MXN,MYR,NZD,PHP,SGD,THB,ZAR"
    let count = 0
    for (const currency of header.split(",")) count += (await seriesOf(feed, currency)).size
    expect(count).toBe(217_555)
  })
})
