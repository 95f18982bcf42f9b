import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type {
  SwedishCentralBank,
  SwedishSeries,
  SwedishValue,
} from "@svc/domain/exchange-rates/ports/swedish-central-bank"
import { Effect } from "effect"
import { explainByMessage, isJsonObject, jsonText, parseExactJson } from "../provider-http/exact-json.ts"
import { callProvider } from "../provider-http/outside-transaction.ts"
import type { ProviderAnswer, ProviderHttp } from "../provider-http/provider-http.ts"
import { readText } from "../provider-http/read-text.ts"
import { makePacer } from "./pacer.ts"

/** A year of all series has about 1 MB. */
const maxBytes = 16 * 1024 * 1024
/** The id of the bank's group of exchange rates. */
const group = 130
/** Calls per minute without a key, and with one. */
const callsPerMinute = { anonymous: 5, withKey: 200 }

/** Other series with the prefix are an index, SDR, and forward premiums of the dollar (contract R26). */
const currencyOf = (seriesId: string): string | undefined => /^SEK([A-Z]{3})PMI$/.exec(seriesId)?.[1]

const usualPath = "/swea/v1"

/**
 * The Riksbank's SWEA API. `address` has no slash at its end; `key` is the service's own subscription, if it has one.
 */
export const makeRiksbankSwedishCentralBank = (
  http: ProviderHttp,
  address: string,
  key?: string,
): SwedishCentralBank => {
  const pace = makePacer(key === undefined ? callsPerMinute.anonymous : callsPerMinute.withKey)
  const baseUrl = new URL(address).pathname === "/" ? `${address}${usualPath}` : address
  const headers = key === undefined ? {} : { "ocp-apim-subscription-key": key }

  const get = <A>(path: string, read: (answer: unknown) => A, none?: A) =>
    callProvider(
      "an exchange-rate provider",
      Effect.andThen(
        pace,
        http.get<A>({
          url: `${baseUrl}${path}`,
          headers,
          ...(none === undefined ? {} : { alsoAnswers: [204] }),
          explain: (status, body) => {
            const told = explainByMessage(status, body)
            return key === undefined ? told : told.replaceAll(key, "***")
          },
          read: async ({ status, chunks }: ProviderAnswer) =>
            status === 204 ? none! : read(parseExactJson(await readText(chunks, maxBytes))),
        }),
      ),
    )

  return {
    series: get("/Series", readSeries),
    values: ({ from, to }) => get(`/Observations/ByGroup/${group}/${from}/${to}`, readValues, []),
  }
}

const listOf = (answer: unknown): readonly unknown[] => {
  if (!Array.isArray(answer)) throw unreadable("not a list")
  return answer
}

const readSeries = (answer: unknown): readonly SwedishSeries[] =>
  listOf(answer).flatMap((each, index) => {
    if (!isJsonObject(each) || typeof each["seriesId"] !== "string") throw unreadable(`series ${index + 1}`)
    const { seriesId, seriesClosed: closed, observationMaxDate: lastDate } = each
    const currency = currencyOf(seriesId)
    if (currency === undefined) return []
    if (typeof closed !== "boolean" || typeof lastDate !== "string") throw unreadable(`series ${String(seriesId)}`)
    return [{ seriesId, currency, closed, lastDate }]
  })

const readValues = (answer: unknown): readonly SwedishValue[] =>
  listOf(answer).map((each, index) => {
    const { seriesId, date, value } = isJsonObject(each) ? each : {}
    if (typeof seriesId !== "string" || typeof date !== "string" || value === undefined) {
      throw unreadable(`observation ${index + 1}`)
    }
    // The JSON source of the value: a string keeps its quotes and is then refused, because only a number is a value.
    return { seriesId, date, text: jsonText(value) }
  })
