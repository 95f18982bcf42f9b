import type { RateBook } from "./rate-book.ts"
import { json, type Reply } from "./reply.ts"
import { roundedQuotient } from "./rounded-quotient.ts"

const mostDays = 93
const dayMs = 86_400_000
const path = /^\/api\/exchangerates\/tables\/A\/([\d-]{10})\/([\d-]{10})\/?$/

/** `GET /api/exchangerates/tables/A/{from}/{to}/` of the National Bank of Poland, with values derived from the reference rates. */
export const answerNbp = (url: URL, book: RateBook): Reply => {
  const [, from = "", to = ""] = path.exec(url.pathname) ?? []
  if (from === "") return plain(404, "404 NotFound")
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (!(days >= 0)) return plain(400, "400 BadRequest - Błędny zakres dat / Invalid date range")
  if (days >= mostDays)
    return plain(400, "400 BadRequest - Przekroczony limit 93 dni / Limit of 93 days has been exceeded")
  const zloty = (book.series("PLN") ?? []).filter(({ date }) => date >= from && date <= to)
  const tables = zloty.map(({ date, value: ofZloty }) => {
    const rates = book.currencies.flatMap((currency) => {
      const value = book.series(currency)?.find((each) => each.date === date)?.value
      return currency === "PLN" || value === undefined ? [] : [rateOf(currency, roundedQuotient(ofZloty, value, 4))]
    })
    const no = `${String(dayOfYear(date)).padStart(3, "0")}/A/NBP/${date.slice(0, 4)}`
    return `{"table":"A","no":"${no}","effectiveDate":"${date}","rates":[${[rateOf("EUR", ofZloty), ...rates].join(",")}]}`
  })
  return tables.length === 0 ? plain(404, "404 NotFound - Not Found - Brak danych") : json(`[${tables.join(",")}]`)
}

const rateOf = (currency: string, mid: string) => `{"currency":"${currency}","code":"${currency}","mid":${mid}}`

const plain = (status: number, body: string): Reply => ({ status, headers: { "content-type": "text/plain" }, body })

const dayOfYear = (date: string): number =>
  Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / dayMs) + 1
