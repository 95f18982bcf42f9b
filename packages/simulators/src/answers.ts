/** The value of a day, with the digits that a provider publishes. */
export interface DayValue {
  readonly date: string
  readonly value: string
}

const feedHeader =
  "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,OBS_PRE_BREAK,OBS_COM,TIME_FORMAT,BREAKS,COLLECTION,COMPILING_ORG,DISS_ORG,DOM_SER_IDS,PUBL_ECB,PUBL_MU,PUBL_PUBLIC,UNIT_INDEX_BASE,COMPILATION,COVERAGE,DECIMALS,NAT_TITLE,SOURCE_AGENCY,SOURCE_PUB,TITLE,TITLE_COMPL,UNIT,UNIT_MULT"

const feedLine = (currency: string, { date, value }: DayValue): string =>
  `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${date},${value},A,F,,,P1D,,A,,,,,,,99Q1=100,,,4,,4F0,,${currency}/Euro ECB reference exchange rate,"ECB reference exchange rate, ${currency}/Euro, 2.15 pm (C.E.T.)",${currency},0`

/** A series in the format of the ECB data API: CRLF, quoted fields with commas; an empty text without observations. */
export const feedCsv = (currency: string, values: readonly DayValue[]): string =>
  values.length === 0
    ? ""
    : [feedHeader, ...values.map((each) => feedLine(currency, each))].map((line) => `${line}\r\n`).join("")

export const seriesMissing = (key: string): string =>
  JSON.stringify({
    type: `/service/data/EXR/${key}`,
    title: "Not Found",
    status: 404,
    detail: 'No Series was returned for the query: <?xml version="1.0" encoding="UTF-8" standalone="yes"?><DataQuery/>',
    instance: `/service/data/EXR/${key}`,
  })

export interface SwedishValue extends DayValue {
  readonly seriesId: string
}

/** A group answer of the SWEA API. */
export const swedishValues = (values: readonly SwedishValue[]): string =>
  `[${values.map(({ seriesId, date, value }) => `{"seriesId":"${seriesId}","date":"${date}","value":${value}}`).join(",")}]`

export interface SwedishSeries {
  readonly seriesId: string
  readonly groupId: number
  readonly firstDate: string
  readonly lastDate: string
  readonly closed: boolean
}

export const swedishSeries = (series: readonly SwedishSeries[]): string =>
  JSON.stringify(
    series.map(({ seriesId, groupId, firstDate, lastDate, closed }) => ({
      seriesId,
      source: "Sveriges Riksbank",
      shortDescription: seriesId.slice(3, 6),
      midDescription: seriesId.slice(3, 6),
      longDescription: seriesId.slice(3, 6),
      groupId,
      observationMaxDate: lastDate,
      observationMinDate: firstDate,
      seriesClosed: closed,
    })),
  )

/** A refusal in the format of Azure API Management, which the Riksbank uses. */
export const gatewayRefusal = (status: number, message: string): string =>
  `{ "statusCode": ${status}, "message": "${message}" }`

/** A spot answer of OANDA, with strings of six digits. */
export const spotQuote = (base: string, quote: string, ask: string, requestedAt: string): string =>
  JSON.stringify({
    meta: {
      effective_params: { data_set: "OANDA", base_currencies: [base], quote_currencies: [quote], decimal_places: null },
      endpoint: "spot",
      request_time: requestedAt,
      skipped_currency_pairs: [],
    },
    quotes: [{ base_currency: base, quote_currency: quote, bid: ask, ask, midpoint: ask }],
  })

export const spotRefusal = (code: number, message: string): string => JSON.stringify({ code, message })

export const htmlPage =
  "<!DOCTYPE html><html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.</body></html>"
