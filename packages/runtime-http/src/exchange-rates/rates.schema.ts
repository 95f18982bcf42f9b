import { rateSources } from "@svc/domain/exchange-rates/exchange-rate"
import { importStates } from "@svc/domain/exchange-rates/rate-import"
import { type TSchema, Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { toldAs } from "../wanted.ts"
import { closed, CurrencyCode, DayInput, Instant, LookupKey, Uuid } from "../shapes.ts"

const Day = Type.String({ format: "date" })
const Exact = (description: string) => ExactNumber({ description: `${description}; with all its digits` })

export const CreateExchangeRateRequest = closed(
  {
    fromCurrency: LookupKey,
    rate: Type.Number({ exclusiveMinimum: 0, description: "Units of the base currency per unit of `fromCurrency`" }),
    effectiveFromDate: DayInput,
    effectiveToDate: Type.Optional(DayInput),
  },
  { title: "CreateExchangeRateRequest" },
)

const interval = {
  effectiveFromDate: Day,
  effectiveToDate: Type.Optional(
    Type.String({ format: "date", description: "Inclusive; absent while the rate is open" }),
  ),
}
const rate = {
  id: Uuid,
  fromCurrency: CurrencyCode,
  toCurrency: CurrencyCode,
  rate: Exact("Units of `toCurrency` per unit of `fromCurrency`"),
  ...interval,
  source: Type.Enum([...rateSources], { description: "The provider that it was imported from, or `manual`" }),
}
export const ExchangeRate = closed(rate, { title: "ExchangeRateResponse" })

export const RateAsOf = closed(
  { date: Day, ...rate, observedAt: Type.Optional(Instant) },
  { title: "ExchangeRateAsOf" },
)

export const RateTable = closed(
  {
    date: Day,
    toCurrency: CurrencyCode,
    data: Type.Array(ExchangeRate, { description: "Ordered by currency code" }),
  },
  { title: "ExchangeRateTable" },
)

export const RateSeries = closed(
  {
    fromCurrency: CurrencyCode,
    toCurrency: CurrencyCode,
    weekly: Type.Boolean({ description: "True when the list has only the last rate of each week" }),
    data: Type.Array(
      // A pair; JSON Schema 2020-12 describes it with `prefixItems`.
      Type.Unsafe<readonly unknown[]>({
        type: "array",
        prefixItems: [Day, Exact("The rate"), Type.String(), Type.Union([Day, Type.Null()])],
        minItems: 4,
        maxItems: 4,
        description: "First day, rate, source, and the last day or null",
      }),
    ),
  },
  { title: "ExchangeRateSeries" },
)

export const Conversion = closed(
  {
    date: Day,
    amount: Exact("As requested"),
    fromCurrency: CurrencyCode,
    convertedAmount: Exact("Rounded half-up to the minor unit of `toCurrency`"),
    toCurrency: CurrencyCode,
    rate: Exact("Units of `toCurrency` per unit of `fromCurrency`"),
    ...interval,
  },
  { title: "Conversion" },
)

const flag = (description: string) => Type.Optional(Type.Boolean({ description }))
const count = (description: string) => Type.Optional(Type.Integer({ description }))
const text = (description: string) => Type.Optional(Type.String({ description }))
const common = {
  isEnabled: Type.Boolean({ description: "True when rates are imported by schedule" }),
  lastImportId: Type.Optional(Uuid),
  nextRun: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Time of the next scheduled import; absent without one",
    }),
  ),
}
const sync = {
  exchaneRateSync: flag("Whether the last sync succeeded"),
  lastExchangeRateSync: Type.Optional(Instant),
}

/** The settings of each provider (contract R17). */
export const settings = {
  "central-bank": closed(
    {
      ...common,
      exchangeRateImport: flag("Whether the last import succeeded"),
      lastExchangeRateImport: Type.Optional(Instant),
      lastExchangeRateImportCount: count("Number of rates created"),
      importMessage: text("Reason why the import failed"),
    },
    { title: "CentralBankRates" },
  ),
  commercial: closed(
    {
      ...common,
      apiKey: text("`***` when a key is stored"),
      apiKeyValid: Type.Boolean(),
      ...sync,
      lastExchangeRateSyncCount: count("Number of rates created"),
      activationErrorMessage: text("Reason why a key was not accepted, or why the import failed"),
    },
    { title: "CommercialRates" },
  ),
  nbp: closed(
    {
      ...common,
      ...sync,
      lastExchangeRateSyncCount: count("Number of rates stored"),
      syncMessage: text("Reason why the import failed"),
    },
    { title: "PolishCentralBankRates" },
  ),
  riksbank: closed(
    {
      ...common,
      ...sync,
      lastExchangeRateSyncCount: count("Number of series processed"),
      syncMessage: text("Reason why the import failed"),
    },
    { title: "SwedishCentralBankRates" },
  ),
} as const

const isEnabled = flag("Whether rates are imported by schedule. Default: true")
export const SwitchRequest = closed({ isEnabled }, { title: "RateProviderRequest" })
export const CommercialRequest = closed(
  {
    apiKey: Type.Optional(
      toldAs(
        "a key of 1 to 200 letters, digits and signs without blanks",
        Type.String({
          pattern: "^[\\x21-\\x7e]{1,200}$",
          description: "Tested at the provider, and stored only if accepted",
        }),
      ),
    ),
    isEnabled,
  },
  { title: "CommercialRatesRequest" },
)

export const ImportRequest = closed(
  { from: Type.Optional(DayInput), to: Type.Optional(DayInput) },
  { title: "RateImportRequest" },
)

const rateImport = {
  id: Uuid,
  state: Type.Enum([...importStates]),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  addHistoricalExchangeRates: Type.Boolean(),
  requested: Instant,
  started: Type.Optional(Instant),
  finished: Type.Optional(Instant),
  progress: closed({ currencies: Type.Integer(), done: Type.Integer() }),
  createdCount: Type.Integer(),
  conflictCount: Type.Integer(),
  message: text("Reason why the import failed"),
}
export const RateImport = closed(rateImport, { title: "RateImport" })

const CurrencyResult = closed(
  {
    currency: Type.Optional(CurrencyCode),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    observations: Type.Integer({ description: "Number of usable observations in the provider's answer" }),
    created: Type.Integer(),
    conflicts: Type.Integer(),
    failures: Type.Array(Type.String()),
    warnings: Type.Array(Type.String(), {
      description: "Created rates that differ from the one before by 20 % or more",
    }),
  },
  { title: "RateImportCurrency" },
)

const Conflict = closed(
  {
    id: Uuid,
    fromCurrency: CurrencyCode,
    toCurrency: CurrencyCode,
    effectiveFromDate: Day,
    rate: Exact("The rate that was not created"),
    sameValue: Type.Boolean(),
    existing: closed({ id: Uuid, rate: Exact("The existing rate"), ...interval }),
  },
  { title: "RateConflict" },
)

const cursorPage = <S extends TSchema>(item: S, title: string) =>
  closed({ data: Type.Array(item), nextCursor: Type.Optional(Type.String()) }, { title })

export const ImportPage = cursorPage(RateImport, "RateImportPage")
export const ImportResult = closed(
  { ...rateImport, currencies: Type.Array(CurrencyResult), conflicts: cursorPage(Conflict, "RateConflictPage") },
  { title: "RateImportResult" },
)
