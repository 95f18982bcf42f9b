import type { ExchangeRatesError } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { ExchangeRatesJobs } from "@svc/domain/exchange-rates/exchange-rates.jobs"
import { makeExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import { Effect } from "effect"
import { makePostgresTaxRateStore } from "../postgres/exchange-rates/tax-rate-store.ts"
import { makeImportMonitor } from "../observability/import-monitor.ts"
import { background, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresRateImportStore } from "../postgres/exchange-rates/rate-import-store.ts"
import { apiKeyContext, makePostgresRateProviderStore } from "../postgres/exchange-rates/rate-provider-store.ts"
import { makePostgresRateSeries } from "../postgres/exchange-rates/rate-series.ts"
import { makePostgresRateStore } from "../postgres/exchange-rates/rate-store.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { atFirstUse, calledAtFirstUse } from "./at-first-use.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

const problems = {
  ApiKeyMissing: { status: 400, type: "api-key-missing", title: "No API key is stored", handled: true },
  ExchangeRateNotFound: { status: 404, type: "exchange-rate-not-found", title: "No such exchange rate", handled: true },
  ImportUnderWay: { status: 400, type: "import-under-way", title: "An import is already running", handled: true },
  ProviderNotFound: { status: 404, type: "provider-not-found", title: "No settings of this provider", handled: true },
  RateConflicts: { status: 400, type: "rate-conflict", title: "A rate exists in another interval", handled: true },
  RateImportNotFound: { status: 404, type: "import-not-found", title: "No such import", handled: true },
  RateMissing: { status: 404, type: "rate-missing", title: "No rate is valid on that day", handled: true },
} satisfies ProblemRows<ExchangeRatesError>

/** Exchange rates, their providers and imports. */
export const exchangeRatesModule = {
  bind: (bind) => {
    provide(bind, "ProviderHttp", [], () => {
      const http = atFirstUse(async () => (await import("../provider-http/provider-http.ts")).makeProviderHttp())
      return {
        get: (request) => Effect.flatMap(http.loaded, ({ get }) => get(request)),
        close: () => http.ifUsed(({ close }) => close()),
      }
    }).onDeactivation((http) => http.close())
    provide(bind, "CentralBankFeed", ["ProviderHttp", "Settings"], (http, { centralBankDataUrl }) => {
      const load = async () => (await import("../ecb/central-bank-feed.ts")).makeEcbCentralBankFeed
      return calledAtFirstUse(
        atFirstUse(async () => (await load())(http, centralBankDataUrl)),
        { series: true },
      )
    })
    provide(bind, "CommercialRates", ["ProviderHttp", "Settings"], (http, { ratesUrl }) => {
      const load = async () => (await import("../oanda/commercial-rates.ts")).makeOandaCommercialRates
      return calledAtFirstUse(
        atFirstUse(async () => (await load())(http, ratesUrl)),
        { spot: true },
      )
    })
    provide(bind, "PolishCentralBank", ["ProviderHttp", "Settings"], (http, { nbpUrl }) => {
      const load = async () => (await import("../nbp/polish-central-bank.ts")).makeNbpPolishCentralBank
      return calledAtFirstUse(
        atFirstUse(async () => (await load())(http, nbpUrl)),
        { tables: true },
      )
    })
    provide(bind, "TaxRateStore", ["Db"], makePostgresTaxRateStore)
    provide(bind, "SwedishCentralBank", ["ProviderHttp", "Settings"], (http, { riksbankUrl, riksbankKey }) => {
      const load = async () => (await import("../riksbank/swedish-central-bank.ts")).makeRiksbankSwedishCentralBank
      const bank = atFirstUse(async () => (await load())(http, riksbankUrl, riksbankKey))
      return {
        series: Effect.flatMap(bank.loaded, ({ series }) => series),
        values: (window) => Effect.flatMap(bank.loaded, ({ values }) => values(window)),
      }
    })
    provide(bind, "RateStore", ["Db"], makePostgresRateStore)
    provide(bind, "RateSeries", ["Db"], makePostgresRateSeries)
    provide(bind, "RateImportStore", ["Db"], makePostgresRateImportStore)
    provide(bind, "RateProviderStore", ["Db", "SecretBox"], makePostgresRateProviderStore)
    provide(bind, "ImportMonitor", ["Metrics"], makeImportMonitor)
    provideFrom(
      bind,
      "ExchangeRates",
      {
        rates: "RateStore",
        rateSeries: "RateSeries",
        imports: "RateImportStore",
        settings: "RateProviderStore",
        centralBank: "CentralBankFeed",
        commercialRates: "CommercialRates",
        polishCentralBank: "PolishCentralBank",
        swedishCentralBank: "SwedishCentralBank",
        taxRates: "TaxRateStore",
        monitor: "ImportMonitor",
        baseCurrencies: "BaseCurrencies",
        referenceData: "ReferenceData",
        events: "EventBus",
        jobs: "JobQueue",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeExchangeRates,
    )
  },
  queues: {
    "rates-due": background,
    // An import of decades takes minutes; when its worker dies, another takes it within a minute.
    "rates-import": { ...background, expireInSeconds: 3600, heartbeatSeconds: 60 },
  } satisfies QueuesOf<ExchangeRatesJobs>,
  sealed: [
    sealedTable("rateProviders", "rate_providers", ["tenant_id", "legal_entity_id", "provider"], {
      api_key_sealed: apiKeyContext,
    }),
  ],
  problems,
} satisfies ContextModule
