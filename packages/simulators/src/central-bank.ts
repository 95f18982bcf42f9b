import { feedCsv, htmlPage, seriesMissing } from "./answers.ts"
import type { RateBook } from "./rate-book.ts"
import { csv, type Reply } from "./reply.ts"

const day = /^\d{4}-\d{2}-\d{2}$/

/** `GET /service/data/EXR/D.USD.EUR.SP00.A` of the ECB data API. */
export const answerCentralBank = (url: URL, book: RateBook): Reply => {
  const [, key = "", currency = ""] = /^\/service\/data\/EXR\/(D\.([A-Z]{3})\.EUR\.SP00\.A)$/.exec(url.pathname) ?? []
  const values = currency === "" ? undefined : book.series(currency)
  if (values === undefined) {
    const headers = { "content-type": "application/problem+json" }
    return { status: 404, headers, body: seriesMissing(key === "" ? url.pathname : key) }
  }
  const [from, to] = [
    url.searchParams.get("startPeriod") ?? "1999-01-04",
    url.searchParams.get("endPeriod") ?? "9999-12-31",
  ]
  if (!day.test(from) || !day.test(to)) return { status: 400, headers: { "content-type": "text/html" }, body: htmlPage }
  return csv(
    feedCsv(
      currency,
      values.filter(({ date }) => date >= from && date <= to),
    ),
  )
}
