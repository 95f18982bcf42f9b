import { makeCreateRate } from "@svc/domain/exchange-rates/use-cases/create-rate"
import { makeFindPair } from "@svc/domain/exchange-rates/use-cases/find-pair"
import { makeGatherCentralBank } from "@svc/domain/exchange-rates/use-cases/gather-central-bank"
import { makeGatherCommercial } from "@svc/domain/exchange-rates/use-cases/gather-commercial"
import { makeGatherSwedish } from "@svc/domain/exchange-rates/use-cases/gather-swedish"
import { makeKeepRates } from "@svc/domain/exchange-rates/use-cases/keep-rates"
import { makeManageCurrencies } from "@svc/domain/exchange-rates/use-cases/manage-currencies"
import { makeManageProviders } from "@svc/domain/exchange-rates/use-cases/manage-providers"
import { makeReadImports } from "@svc/domain/exchange-rates/use-cases/read-imports"
import { makeReadRates } from "@svc/domain/exchange-rates/use-cases/read-rates"
import { makeRequestImport } from "@svc/domain/exchange-rates/use-cases/request-import"
import { makeRunImport } from "@svc/domain/exchange-rates/use-cases/run-import"
import { makeStartDueImports } from "@svc/domain/exchange-rates/use-cases/start-due-imports"
import { ContainerModule } from "inversify"
import { makeEcbCentralBankFeed } from "../ecb/central-bank-feed.ts"
import { makeOandaCommercialRates } from "../oanda/commercial-rates.ts"
import { makeImportMonitor } from "../observability/import-monitor.ts"
import { makePostgresCurrencyStore } from "../postgres/currency-store.ts"
import { makePostgresRateImportStore } from "../postgres/rate-import-store.ts"
import { makePostgresRateProviderStore } from "../postgres/rate-provider-store.ts"
import { makePostgresRateStore } from "../postgres/rate-store.ts"
import { makeProviderHttp } from "../provider-http/provider-http.ts"
import { makeRiksbankSwedishCentralBank } from "../riksbank/swedish-central-bank.ts"
import { provide, provideFrom } from "./provide.ts"

/** Exchange rates: the providers, what is kept of them, and the use cases over both. */
export const exchangeRatesModule = new ContainerModule(({ bind }) => {
  provide(bind, "ProviderHttp", [], makeProviderHttp).onDeactivation((http) => http.close())
  provide(bind, "CentralBankFeed", ["ProviderHttp", "Settings"], (http, { centralBankDataUrl }) =>
    makeEcbCentralBankFeed(http, centralBankDataUrl),
  )
  provide(bind, "CommercialRates", ["ProviderHttp", "Settings"], (http, { ratesUrl }) =>
    makeOandaCommercialRates(http, ratesUrl),
  )
  provide(bind, "SwedishCentralBank", ["ProviderHttp", "Settings"], (http, { riksbankUrl, riksbankKey }) =>
    makeRiksbankSwedishCentralBank(http, riksbankUrl, riksbankKey),
  )
  provide(bind, "CurrencyStore", ["Db"], makePostgresCurrencyStore)
  provide(bind, "RateStore", ["Db"], makePostgresRateStore)
  provide(bind, "RateImportStore", ["Db"], makePostgresRateImportStore)
  provide(bind, "RateProviderStore", ["Db", "SecretBox"], makePostgresRateProviderStore)
  provide(bind, "ImportMonitor", ["Metrics"], makeImportMonitor)

  const unitOfWork = { unitOfWork: "UnitOfWork" } as const
  const common = { ids: "IdSource", ...unitOfWork } as const
  const stores = { imports: "RateImportStore", settings: "RateProviderStore", rates: "RateStore" } as const
  provide(bind, "FindPair", ["CurrencyStore"], makeFindPair)
  provideFrom(bind, "KeepRates", { ...common, rates: "RateStore", imports: "RateImportStore" }, makeKeepRates)
  provideFrom(bind, "RequestImport", { ...common, ...stores, jobs: "JobQueue" }, makeRequestImport)
  provideFrom(
    bind,
    "RunImport",
    {
      ...unitOfWork,
      imports: "RateImportStore",
      settings: "RateProviderStore",
      currencies: "CurrencyStore",
      tenants: "TenantStore",
      keepRates: "KeepRates",
      monitor: "ImportMonitor",
      notify: "Notify",
      feed: "CentralBankFeed",
      commercial: "CommercialRates",
      swedish: "SwedishCentralBank",
    },
    ({ feed, commercial, swedish, ...deps }) =>
      makeRunImport({
        ...deps,
        gather: {
          "central-bank": makeGatherCentralBank(feed),
          commercial: makeGatherCommercial(commercial),
          riksbank: makeGatherSwedish(swedish),
        },
      }),
  )
  provideFrom(
    bind,
    "StartDueImports",
    { ...unitOfWork, settings: "RateProviderStore", requestImport: "RequestImport" },
    makeStartDueImports,
  )
  provideFrom(bind, "ReadImports", { ...unitOfWork, imports: "RateImportStore" }, makeReadImports)
  provideFrom(
    bind,
    "ManageProviders",
    { ...unitOfWork, settings: "RateProviderStore", commercialRates: "CommercialRates" },
    makeManageProviders,
  )
  provideFrom(bind, "ManageCurrencies", { ...common, currencies: "CurrencyStore" }, makeManageCurrencies)
  provideFrom(bind, "CreateRate", { ...common, rates: "RateStore", findPair: "FindPair" }, makeCreateRate)
  provideFrom(bind, "ReadRates", { ...unitOfWork, rates: "RateStore", findPair: "FindPair" }, makeReadRates)
})
