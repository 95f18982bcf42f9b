import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { PolishCentralBank, PolishValue } from "@svc/domain/exchange-rates/ports/polish-central-bank"
import { isJsonObject, jsonText, parseExactJson } from "../provider-http/exact-json.ts"
import { callProvider } from "../provider-http/outside-transaction.ts"
import type { ProviderHttp } from "../provider-http/provider-http.ts"
import { readText } from "../provider-http/read-text.ts"

/** Tables of three months have about 300 KB. */
const maxBytes = 4 * 1024 * 1024
/** The number of a table is shorter, such as `226/A/NBP/2026`; a longer text is not one. */
const longestNumber = 40

/** The bank's public exchange rate API. `address` has no slash at its end. */
export const makeNbpPolishCentralBank = (http: ProviderHttp, address: string): PolishCentralBank => ({
  tables: ({ from, to }) =>
    callProvider(
      "an exchange-rate provider",
      http.get<readonly PolishValue[]>({
        url: `${address}/exchangerates/tables/A/${from}/${to}/?format=json`,
        headers: { accept: "application/json" },
        // With 404 the bank says, in plain text, that it published nothing on these days.
        alsoAnswers: [404],
        explain: (status, body) => `HTTP ${status} ${body}`,
        read: async ({ status, chunks }) => {
          const text = await readText(chunks, maxBytes)
          return status === 404 ? [] : readTables(parseExactJson(text))
        },
      }),
    ),
})

const listOf = (answer: unknown, of: string): readonly unknown[] => {
  if (!Array.isArray(answer)) throw unreadable(of)
  return answer
}

const readTables = (answer: unknown): readonly PolishValue[] =>
  listOf(answer, "not a list").flatMap((each, index) => {
    const { table, no: tableNumber, effectiveDate: date, rates } = isJsonObject(each) ? each : {}
    if (table !== "A" || typeof tableNumber !== "string" || typeof date !== "string")
      throw unreadable(`table ${index + 1}`)
    if (tableNumber === "" || tableNumber.length > longestNumber) throw unreadable(`number of table ${index + 1}`)
    return listOf(rates, `rates of table ${tableNumber}`).map((rate, place) => {
      const { code: currency, mid } = isJsonObject(rate) ? rate : {}
      if (typeof currency !== "string" || mid === undefined)
        throw unreadable(`rate ${place + 1} of table ${tableNumber}`)
      // The JSON source of the value: a string keeps its quotes and is then refused, because only a number is a value.
      return { tableNumber, date, currency, text: jsonText(mid) }
    })
  })
