import { resource } from "../resource.ts"
import type { ExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import { exchangeRateBody, exchangeRateFields, intervalBody } from "@svc/domain/exchange-rates/exchange-rate"
import { longestSeries } from "@svc/domain/exchange-rates/ports/rate-series"
import { parsePositive } from "@svc/domain/exchange-rates/observation"
import { addMonths, dateOf } from "@svc/domain/shared/calendar-date"
import { parseDecimal, rateDigits } from "@svc/domain/shared/decimal"
import type { ExchangeRateId } from "@svc/domain/shared/ids"
import { memberJson } from "@svc/domain/shared/json-text"
import { currentTime, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { toldAs } from "../wanted.ts"
import { readDate, readOptionalDate } from "../calendar-dates.ts"
import { csv, logAsCsv } from "../csv-list.ts"
import { invalidRequest } from "../invalid-request.ts"
import { itemsOf } from "../items.ts"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./rates.schema.ts"
import { closed, currencyCode, DayInput, idParameter } from "../shapes.ts"

const rateResource = resource({ schema: schemas.ExchangeRate, fields: exchangeRateFields, body: exchangeRateBody })

const tag = "Exchange rates"
const path = "/ExchangeRate"
const noRate = { description: "No rate is valid on that day" }

const lookUp = {
  from: currencyCode("Code of the foreign currency"),
  date: Type.Optional(DayInput),
}
const Amount = toldAs(
  "an amount such as 1250.00",
  Type.String({ pattern: String.raw`^-?\d{1,18}(\.\d{1,12})?$`, description: "In the foreign currency" }),
)

/** The rate with all digits of the request body. */
const readRate = (bodyText: string) => {
  const rate = parsePositive(memberJson(bodyText, "rate"), rateDigits)
  return rate !== undefined
    ? Effect.succeed(rate)
    : Effect.fail(invalidRequest("rate", "must be positive, with at most 20 digits before the point and 30 after it"))
}

/** The requested day, or today in UTC. */
const dayOf = Effect.fnUntraced(function* (date: string | undefined) {
  return (yield* readOptionalDate("date", date)) ?? dateOf(yield* currentTime)
})

export interface ExchangeRatesDoor {
  readonly exchangeRates: ExchangeRates
  readonly baseUrl: string
}

/** Rates of the legal entity, always from a foreign currency to its base currency (contract R1). */
export const rateOperations = ({ exchangeRates, baseUrl }: ExchangeRatesDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  return [
    listOperation({
      path,
      tag,
      need: "rates:read",
      summary: "Get exchange rates",
      resource: rateResource,
      list: ({ scope }, request) => exchangeRates.list(scope, request),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "rates:write",
      transaction: "idempotent",
      summary: "Create an exchange rate",
      description:
        "Without `effectiveToDate` the rate is open: it is valid until the next rate of the currency begins. A rate that overlaps another is refused, and the answer names the other rate.",
      body: schemas.CreateExchangeRateRequest,
      answers: { 201: { description: "Created", schema: rateResource.schema } },
      handle: Effect.fnUntraced(function* ({ scope, legalEntity }, { body, bodyText }) {
        const rate = yield* readRate(bodyText)
        const effectiveFrom = yield* readDate("effectiveFromDate", body.effectiveFromDate)
        const effectiveTo = yield* readOptionalDate("effectiveToDate", body.effectiveToDate)
        const created = yield* exchangeRates.create(scope, legalEntity.baseCurrency, {
          fromCurrency: body.fromCurrency,
          rate,
          effectiveFrom,
          ...(effectiveTo === undefined ? {} : { effectiveTo }),
        })
        return { status: 201, body: exchangeRateBody(created) }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/AsOf`,
      tag,
      need: "rates:read",
      summary: "Get the rate that is valid on a day",
      description:
        "Returns a rate with an end whose days include the day, otherwise the newest open rate on or before it. Without a date, the day is today (UTC).",
      query: closed(lookUp),
      answers: { 200: { description: "The rate", schema: schemas.RateAsOf }, 404: noRate },
      handle: Effect.fnUntraced(function* ({ scope, legalEntity }, { query: { from, date } }) {
        const day = yield* dayOf(date)
        const rate = yield* exchangeRates.asOf(scope, legalEntity.baseCurrency, from, day)
        const observedAt = rate.observedAt === undefined ? undefined : toIso(rate.observedAt)
        return { status: 200, body: { date: day, ...exchangeRateBody(rate), observedAt } }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/Table`,
      tag,
      need: "rates:read",
      summary: "Get the rates of all currencies that are valid on a day",
      description: "Returns the rate of each currency on the day of `AsOf`, or without it today (UTC).",
      query: closed({ date: lookUp.date }),
      offers: ["application/json", csv],
      answers: { 200: { description: "The rates", schema: schemas.RateTable } },
      handle: Effect.fnUntraced(function* ({ scope, legalEntity: { baseCurrency } }, { query: { date }, mediaType }) {
        const day = yield* dayOf(date)
        const rates = yield* exchangeRates.table(scope, baseCurrency, day)
        if (mediaType === csv)
          return logAsCsv(`${path}/Table`, Object.keys(exchangeRateFields.one), exchangeRateBody, (after) =>
            Effect.succeed(after === undefined ? rates : []),
          )
        return { status: 200, body: { date: day, toCurrency: baseCurrency, data: rates.map(exchangeRateBody) } }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/Convert`,
      tag,
      need: "rates:read",
      summary: "Convert an amount to the base currency",
      description:
        "Uses the rate that is valid on the day; rounded once, half-up, to the minor unit of the base currency.",
      query: closed({ ...lookUp, amount: Amount }),
      answers: {
        200: { description: "The converted amount and the rate", schema: schemas.Conversion },
        404: noRate,
      },
      handle: Effect.fnUntraced(function* ({ scope, legalEntity }, { query: { from, date, amount } }) {
        const day = yield* dayOf(date)
        const exact = parseDecimal(amount, rateDigits)!
        const { rate, converted } = yield* exchangeRates.convert(scope, legalEntity.baseCurrency, from, exact, day)
        return {
          status: 200,
          body: {
            date: day,
            amount: exact,
            fromCurrency: rate.fromCurrency,
            convertedAmount: converted,
            toCurrency: rate.toCurrency,
            rate: rate.rate,
            ...intervalBody(rate),
          },
        }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/Series`,
      tag,
      need: "rates:read",
      summary: "Get the rates of a currency ordered by day",
      description: `At most ${longestSeries} rates; if there are more, the last one of each week. Without \`From\` and \`To\`, those of the last year.`,
      query: closed({
        Currency: currencyCode("Code of the foreign currency"),
        From: Type.Optional(DayInput),
        To: Type.Optional(DayInput),
      }),
      answers: { 200: { description: "Oldest first", schema: schemas.RateSeries } },
      handle: Effect.fnUntraced(function* ({ scope, legalEntity }, { query: { Currency, From, To } }) {
        const to = (yield* readOptionalDate("To", To)) ?? dateOf(yield* currentTime)
        const from = (yield* readOptionalDate("From", From)) ?? addMonths(to, -12)
        const { isThinned, points } = yield* exchangeRates.series(scope, legalEntity.baseCurrency, Currency, {
          from,
          to,
        })
        const data = itemsOf(points, (point) => [point.from, point.rate, point.source, point.to ?? null])
        const names = { fromCurrency: Currency.toUpperCase(), toCurrency: legalEntity.baseCurrency }
        return { status: 200, body: { ...names, weekly: isThinned, data } }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/{id}`,
      tag,
      need: "rates:read",
      summary: "Get an exchange rate",
      params: idParameter<ExchangeRateId>(),
      answers: { 200: { description: "The rate", schema: rateResource.schema }, 404: { description: "No such rate" } },
      handle: ({ scope }, { params: { id } }) => Effect.map(exchangeRates.get(scope, id), rateResource.ok),
    }),
  ]
}
