import { printDecimal } from "@svc/domain/shared/decimal"
import type { ImportWindow } from "@svc/domain/exchange-rates/import-window"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { type DayValue, feedCsv } from "@svc/simulators/answers"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createTestDatabase } from "../database/database.ts"
import { openRatesHouse, type RatesHouse } from "./rates-house.ts"

const first = "2026-01-01" as CalendarDate
export const day = (offset: number) => addDays(first, offset)
/** The number of days from the first day to today. */
export const last = 19
export const range = (from: number, to: number): ImportWindow => ({ from: day(from), to: day(to) })

/** The value of a currency on a day. */
export const valueOn = (currency: string, offset: number): DayValue => ({
  date: day(offset),
  value: `${{ SEK: 11, USD: 1, NOK: 12 }[currency] ?? 2}.${1000 + offset * 7}`,
})

export type Respond = (response: ServerResponse, currency: string, window: ImportWindow) => void

/** Answers with every day of the window that the bank has. */
export const everyDay: Respond = (response, currency, { from, to }) => {
  const days = Array.from({ length: last + 1 }, (_, offset) => valueOn(currency, offset))
  const csv = feedCsv(
    currency,
    days.filter(({ date }) => date >= from && date <= to),
  )
  response.writeHead(200, { "content-type": "text/csv" }).end(csv)
}

/** Starts a central bank that publishes daily, and a database with legal entities that import from it. */
export const startDailyBank = async () => {
  const database = await createTestDatabase()
  let respond = everyDay
  const requests: string[] = []
  const provider = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://provider")
    const [, currency = ""] = /D\.([A-Z]{3})\.EUR/.exec(url.pathname) ?? []
    requests.push(currency)
    const [from, to] = ["startPeriod", "endPeriod"].map((name) => url.searchParams.get(name) as CalendarDate)
    respond(response, currency, { from: from!, to: to! })
  })
  await new Promise<void>((listening) => provider.listen(0, "127.0.0.1", listening))

  return {
    /** The currencies that were requested so far. */
    requests,
    respondWith: (next: Respond) => {
      respond = next
      requests.length = 0
    },
    withHouse: async <A>(
      use: (house: RatesHouse) => Promise<A>,
      { base = "SEK", currencies = ["USD", "NOK"] }: { base?: string; currencies?: readonly string[] } = {},
    ): Promise<A> => {
      const providers = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
      const now = `${day(last)}T17:00:00Z`
      const house = await openRatesHouse({ databaseUrl: database.url, providers, now, base, currencies })
      try {
        return await use(house)
      } finally {
        await house.close()
      }
    },
    close: async () => {
      provider.closeAllConnections()
      provider.close()
      await database.drop()
    },
  }
}
export type DailyBank = Awaited<ReturnType<typeof startDailyBank>>

/** The stored rates of a legal entity, one line each. */
export const storedRates = async (house: RatesHouse) =>
  (await house.rates())
    .map(({ fromCurrency, effectiveFrom, rate }) => `${fromCurrency} ${effectiveFrom} ${printDecimal(rate)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
