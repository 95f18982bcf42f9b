import { spotQuote, spotRefusal } from "./answers.ts"
import type { RateBook } from "./rate-book.ts"
import { json, type Reply } from "./reply.ts"

/** The one key that is refused; any other is accepted. */
const wrongKey = "wrong"

/** `GET /rates/api/v2/rates/spot.json` of OANDA's Exchange Rates API. */
export const answerCommercial = (url: URL, book: RateBook, now: () => number): Reply => {
  const [key, base = "", quote = ""] = ["api_key", "base", "quote"].map((name) => url.searchParams.get(name) ?? "")
  if (url.pathname !== "/rates/api/v2/rates/spot.json") return json(spotRefusal(2, "No such resource"), 404)
  if (key === "" || key === wrongKey) return json(spotRefusal(3, "This request requires authorization"), 401)
  const [ofBase, ofQuote] = [base, quote].map((currency) => lastPerEuro(currency, book))
  const unknown = ofBase === undefined ? ["base", base] : ofQuote === undefined ? ["quote", quote] : undefined
  if (unknown !== undefined) {
    const [name, given] = unknown
    const text = `Invalid or malformed argument; [${name}] must be a valid 3 letter currency code as defined by [currencies] endpoint (OANDA): (${given})`
    return json(spotRefusal(1, text), 400)
  }
  const at = new Date(now()).toISOString().replace(/\.\d+Z$/, "+00:00")
  return json(spotQuote(base, quote, (ofQuote! / ofBase!).toPrecision(6), at))
}

const lastPerEuro = (currency: string, book: RateBook): number | undefined => {
  if (currency === "EUR") return 1
  const last = book.series(currency)?.at(-1)
  return last === undefined ? undefined : Number(last.value)
}
