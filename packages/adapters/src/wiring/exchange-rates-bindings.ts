import type { ExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import type { CentralBankFeed } from "@svc/domain/exchange-rates/ports/central-bank-feed"
import type { CommercialRates } from "@svc/domain/exchange-rates/ports/commercial-rates"
import type { PolishCentralBank } from "@svc/domain/exchange-rates/ports/polish-central-bank"
import type { SwedishCentralBank } from "@svc/domain/exchange-rates/ports/swedish-central-bank"
import type { TaxRateStore } from "@svc/domain/exchange-rates/ports/tax-rate-store"
import type { RateStore } from "@svc/domain/exchange-rates/ports/rate-store"
import type { RateSeries } from "@svc/domain/exchange-rates/ports/rate-series"
import type { RateImportStore } from "@svc/domain/exchange-rates/ports/rate-import-store"
import type { RateProviderStore } from "@svc/domain/exchange-rates/ports/rate-provider-store"
import type { ImportMonitor } from "@svc/domain/exchange-rates/ports/import-monitor"

/** The bindings of exchange rates, including those that other contexts use. */
export interface ExchangeRatesBindings {
  ExchangeRates: ExchangeRates
  CentralBankFeed: CentralBankFeed
  CommercialRates: CommercialRates
  PolishCentralBank: PolishCentralBank
  SwedishCentralBank: SwedishCentralBank
  TaxRateStore: TaxRateStore
  RateStore: RateStore
  RateSeries: RateSeries
  RateImportStore: RateImportStore
  RateProviderStore: RateProviderStore
  ImportMonitor: ImportMonitor
}
