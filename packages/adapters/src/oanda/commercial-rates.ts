import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { CommercialRates, SpotQuote } from "@svc/domain/exchange-rates/ports/commercial-rates"
import { parseDecimal, printDecimal, rateDigits } from "@svc/domain/shared/decimal"
import { explainByMessage, isJsonObject, JsonNumber, jsonText, parseExactJson } from "../provider-http/exact-json.ts"
import type { ProviderHttp } from "../provider-http/provider-http.ts"
import { readText } from "../provider-http/read-text.ts"

/** An answer for one currency pair has 400 bytes. */
const maxBytes = 1024 * 1024

/** OANDA's Exchange Rates API, version 2. `baseUrl` has no slash at its end. */
export const makeOandaCommercialRates = (http: ProviderHttp, baseUrl: string): CommercialRates => ({
  spot: (apiKey, base, quote) =>
    http.get({
      url: `${baseUrl}/rates/api/v2/rates/spot.json?${new URLSearchParams({ api_key: apiKey, base, quote }).toString()}`,
      quotaEnds: true,
      // A refusal may repeat the refused key.
      explain: (status, body) => redact(explainByMessage(status, body), apiKey),
      read: async ({ chunks }) => readQuotes(parseExactJson(await readText(chunks, maxBytes))),
    }),
})

const redact = (text: string, apiKey: string): string =>
  [apiKey, encodeURIComponent(apiKey)].reduce((shown, secret) => shown.replaceAll(secret, "***"), text)

const readQuotes = (answer: unknown): readonly SpotQuote[] => {
  const quotes = isJsonObject(answer) ? answer["quotes"] : undefined
  if (!Array.isArray(quotes)) throw unreadable("no list of quotes")
  return quotes.map((quote: unknown, index) => {
    if (!isJsonObject(quote)) throw unreadable(`quote ${index + 1}`)
    const { base_currency: base, quote_currency: of, ask } = quote
    if (typeof base !== "string" || typeof of !== "string") throw unreadable(`quote ${index + 1} without a currency`)
    // A number may be written with an exponent; all its digits are kept.
    const number = ask instanceof JsonNumber ? parseDecimal(ask.source, rateDigits) : undefined
    return {
      base,
      quote: of,
      ask: typeof ask === "string" ? ask : number === undefined ? jsonText(ask) : printDecimal(number),
    }
  })
}
