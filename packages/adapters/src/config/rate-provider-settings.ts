import { httpUrl, type Setting, text } from "./setting.ts"

/** The settings of the providers of exchange rates. */
export const rateProviderSettings = {
  centralBankDataUrl: httpUrl(
    "SVC_CENTRAL_BANK_DATA_URL",
    "https://data-api.ecb.europa.eu",
    "address of the euro-area central bank's data interface",
  ),
  ratesUrl: httpUrl(
    "SVC_RATES_URL",
    "https://web-services.oanda.com",
    "address of the commercial exchange-rate provider",
  ),
  nbpUrl: httpUrl("SVC_NBP_URL", "https://api.nbp.pl/api", "address of the National Bank of Poland's interface"),
  riksbankUrl: httpUrl(
    "SVC_RIKSBANK_URL",
    "https://api.riksbank.se/swea/v1",
    "address of the Swedish central bank's interface; without a path, /swea/v1 is appended",
  ),
  riksbankKey: text(
    "SVC_RIKSBANK_KEY",
    undefined,
    "subscription key of the Swedish central bank's interface",
    "none, which is five requests a minute",
  ),
} satisfies Record<string, Setting<unknown>>
