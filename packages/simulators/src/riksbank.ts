import { type DayValue, type SwedishSeries, swedishSeries, swedishValues, type SwedishValue } from "./answers.ts"
import type { RateBook } from "./rate-book.ts"
import { json, type Reply } from "./reply.ts"
import { roundedQuotient } from "./rounded-quotient.ts"

const group = 130
const monthMs = 30 * 86_400_000

/** Series with the prefix SEK that are not exchange rates: an index, SDR, forward premiums, and the krona itself. */
const others: readonly (readonly [seriesId: string, groupId: number])[] = [
  ["SEKETT", group],
  ["SEKSDR", 138],
  ["SEKKIX92", 151],
  ["SEKUSDFO3MFIX", 155],
  ["SEKUSDFO6MFIX", 155],
]

/** `GET /swea/v1/Series` and `/swea/v1/Observations/ByGroup/130/{from}/{to}` of the Riksbank's SWEA API. */
export const answerRiksbank = (url: URL, book: RateBook, now: () => number): Reply => {
  const path = url.pathname.replace(/^\/swea\/v1/, "")
  if (path === "/Series") return json(swedishSeries(seriesOf(book, now())))
  const [, from = "", to = ""] = /^\/Observations\/ByGroup\/130\/([\d-]{10})\/([\d-]{10})$/.exec(path) ?? []
  if (from === "") return json(`{ "statusCode": 404, "message": "Resource not found" }`, 404)
  const isWithin = ({ date }: { readonly date: string }) => date >= from && date <= to
  const rates = currenciesOf(book).flatMap((currency) => valuesOf(book, currency, isWithin))
  const krona = (book.series("SEK") ?? [])
    .filter(isWithin)
    .map(({ date }) => ({ seriesId: "SEKETT", date, value: "1" }))
  const within = [...krona, ...rates].toSorted((a, b) =>
    a.seriesId < b.seriesId ? -1 : a.seriesId > b.seriesId ? 1 : 0,
  )
  return within.length === 0 ? { status: 204, headers: {}, body: "" } : json(swedishValues(within))
}

const currenciesOf = (book: RateBook): readonly string[] =>
  [...book.currencies.filter((currency) => currency !== "SEK"), "EUR"].toSorted()

/** The bank's values, derived from the reference rates: SEK per 1 unit, rounded half-up to 5 decimals. */
const valuesOf = (
  book: RateBook,
  currency: string,
  isWanted: (value: DayValue) => boolean,
): readonly SwedishValue[] => {
  const krona = new Map(book.series("SEK")?.map(({ date, value }) => [date, value]))
  const series = currency === "EUR" ? (book.series("SEK") ?? []) : (book.series(currency) ?? [])
  return series.filter(isWanted).flatMap(({ date, value }) => {
    const ofKrona = krona.get(date)
    if (ofKrona === undefined) return []
    const rate = currency === "EUR" ? value : roundedQuotient(ofKrona, value, 5)
    return [{ seriesId: `SEK${currency}PMI`, date, value: rate }]
  })
}

const seriesOf = (book: RateBook, now: number): readonly SwedishSeries[] => {
  const today = new Date(now).toISOString().slice(0, 10)
  const longAgo = new Date(now - monthMs).toISOString().slice(0, 10)
  const rates = currenciesOf(book).map((currency) => {
    const values = book.series(currency === "EUR" ? "SEK" : currency) ?? []
    const [firstDate, lastDate] = [values[0]?.date ?? today, values.at(-1)?.date ?? today]
    return { seriesId: `SEK${currency}PMI`, groupId: group, firstDate, lastDate, closed: lastDate < longAgo }
  })
  const notRates = others.map(([seriesId, groupId]) => ({
    seriesId,
    groupId,
    firstDate: "1993-01-04",
    lastDate: today,
    closed: false,
  }))
  return [...notRates, ...rates].toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1))
}
