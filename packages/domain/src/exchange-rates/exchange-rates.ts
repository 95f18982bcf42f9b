import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { ReferenceData } from "../reference-data/reference-data.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { ExchangeRateId, RateImportId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { ProviderNotFound } from "./exchange-rates.errors.ts"
import type { CentralBankFeed } from "./ports/central-bank-feed.ts"
import type { KeysetPage } from "./ports/rate-import-store.ts"
import type { RateSeries } from "./ports/rate-series.ts"
import type { PolishCentralBank } from "./ports/polish-central-bank.ts"
import type { SwedishCentralBank } from "./ports/swedish-central-bank.ts"
import type { RateProvider } from "./provider.ts"
import { type ChangeProviderPorts, makeChangeProvider } from "./use-cases/change-provider.ts"
import { type ConvertPorts, makeConvert } from "./use-cases/convert.ts"
import { type CreateRatePorts, makeCreateRate } from "./use-cases/create-rate.ts"
import { makeFetchTaxTables } from "./use-cases/fetch-tax-tables.ts"
import { makeFindPair } from "./use-cases/find-pair.ts"
import { makeGatherCentralBank } from "./use-cases/gather-central-bank.ts"
import { makeGatherCommercial } from "./use-cases/gather-commercial.ts"
import { makeGatherPolish } from "./use-cases/gather-polish.ts"
import { makeGatherSwedish } from "./use-cases/gather-swedish.ts"
import { type KeepRatesPorts, makeKeepRates } from "./use-cases/keep-rates.ts"
import { type KeepTaxRatesPorts, makeKeepTaxRates } from "./use-cases/keep-tax-rates.ts"
import { makeRequestImport, type RequestImportPorts } from "./use-cases/request-import.ts"
import { makeRunImport, type RunImportPorts } from "./use-cases/run-import.ts"
import { makeStartDueImports, type StartDueImportsPorts } from "./use-cases/start-due-imports.ts"

export interface ExchangeRatesPorts
  extends
    ChangeProviderPorts,
    ConvertPorts,
    CreateRatePorts,
    KeepRatesPorts,
    KeepTaxRatesPorts,
    RequestImportPorts,
    Omit<RunImportPorts, "referenceData">,
    StartDueImportsPorts {
  readonly referenceData: Pick<ReferenceData, "currencies">
  readonly rateSeries: RateSeries
  readonly centralBank: CentralBankFeed
  readonly polishCentralBank: PolishCentralBank
  readonly swedishCentralBank: SwedishCentralBank
}

/** Rates from foreign currencies to the base currency of a legal entity, and their imports. */
export const makeExchangeRates = (ports: ExchangeRatesPorts) => {
  const { rates, rateSeries, imports, settings, unitOfWork } = ports
  const findPair = makeFindPair(ports.referenceData)
  const requestImport = makeRequestImport(ports)
  const gathers = {
    "central-bank": makeGatherCentralBank(ports.centralBank),
    commercial: makeGatherCommercial(ports.commercialRates),
    nbp: makeGatherPolish(ports.polishCentralBank),
    riksbank: makeGatherSwedish(ports.swedishCentralBank),
  }
  const within = makeWithin(unitOfWork)

  return {
    create: makeCreateRate(ports, findPair),
    ...makeConvert(ports, findPair),
    get: (scope: Scope, id: ExchangeRateId) => within(scope, rates.find(scope, id)),
    list: (scope: Scope, request: ListRequest) => within(scope, rates.list(scope, request)),
    /** The rates of all currencies that are in force on a day (contract H17). */
    table: (scope: Scope, baseCurrency: string, day: CalendarDate) =>
      within(scope, rates.table(scope, baseCurrency, day)),
    /** The rates of a currency that begin between two days (contract H8). */
    series: (scope: Scope, baseCurrency: string, currency: string, days: Parameters<RateSeries["of"]>[2]) =>
      within(
        scope,
        Effect.flatMap(findPair(scope.tenantId, baseCurrency, { key: "Code", value: currency }, "Currency"), (pair) =>
          rateSeries.of(scope, pair, days),
        ),
      ),
    /** The rate between two currencies on a day, by code; `undefined` when none is in force (contract R3). */
    inForce: (scope: Scope, { from, to }: { readonly from: string; readonly to: string }, day: CalendarDate) =>
      within(scope, rates.asOf(scope, { from: { code: from }, to: { code: to } }, day)),
    /** The rate of a currency in the table of a day; `undefined` when that table is not imported (contract R30). */
    taxRateOf: (scope: Scope, currency: string, tableDate: CalendarDate) =>
      within(scope, ports.taxRates.of(scope, currency, tableDate)),
    /** Imports the central bank's rates from another feed, such as the bank's own file. */
    gatherCentralBank: makeGatherCentralBank,
    fetchTaxTables: makeFetchTaxTables(ports, requestImport),

    provider: Effect.fn("exchangeRates.getProvider")(function* (scope: Scope, provider: RateProvider) {
      const found = yield* within(scope, settings.find(scope, provider))
      return found ?? (yield* new ProviderNotFound({ provider }))
    }),
    ...makeChangeProvider(ports),
    deleteProvider: Effect.fn("exchangeRates.deleteProvider")((scope: Scope, provider: RateProvider) =>
      within(scope, settings.delete(scope, provider)),
    ),

    requestImport,
    runImport: makeRunImport(ports, makeKeepRates(ports), makeKeepTaxRates(ports), gathers),
    startDueImports: makeStartDueImports(ports, requestImport),
    imports: Effect.fn("exchangeRates.listImports")(
      (scope: Scope, provider: RateProvider, page: KeysetPage<RateImportId>) =>
        within(scope, imports.list(scope, provider, page)),
    ),
    /** An import with the results of its currencies and a page of its conflicts. */
    import: Effect.fn("exchangeRates.getImport")(
      (scope: Scope, provider: RateProvider, id: RateImportId, page: KeysetPage<string>) =>
        within(
          scope,
          Effect.gen(function* () {
            const rateImport = yield* imports.find(scope, provider, id)
            const results = yield* imports.results(scope, id)
            return { rateImport, results, conflicts: yield* imports.conflicts(scope, id, page) }
          }),
        ),
    ),
  }
}
export type ExchangeRates = ReturnType<typeof makeExchangeRates>
