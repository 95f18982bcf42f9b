import type { CalendarDate } from "./calendar-date.ts"
import { endedCurrencies } from "./ended-currencies.ts"

/** Currencies that have other than two decimals: ISO 4217 list one, column "minor unit". */
export const unusualMinorUnits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ),
  ...Object.fromEntries("BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/** Codes of ISO 4217 list one in which money is paid: without metals, units of account of banks, and test codes. */
const codes: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
   CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD
   HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD
   MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG
   QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD
   TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`.split(/\s+/),
)

/** Whether money is paid in this currency today (contract M8). */
export const isMoney = (code: string): boolean => codes.has(code)

/** A sentence about the end of a currency, for the refusal to start using it (contract M11). */
export const endOf = (code: string): string | undefined => {
  const month = endedCurrencies.get(code)
  return month === undefined ? undefined : `${code} ended in ${month}: money is no longer paid in it`
}

/** Whether a currency ended in a month before that of a day. No rates are published for it from that day on. */
export const endedBefore = (code: string, day: CalendarDate): boolean =>
  (endedCurrencies.get(code) ?? day.slice(0, 7)) < day.slice(0, 7)

const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" })
const noCurrencies: ReadonlySet<string> = new Set(["XXX", "XTS"])

/**
 * Whether a text is an ISO 4217 code, either current or historic as CLDR knows them. Histories of exchange rates
 * contain historic codes (contract M8).
 */
export const isCurrencyCode = (text: string): boolean =>
  isMoney(text) || (/^[A-Z]{3}$/.test(text) && names.of(text) !== undefined && !noCurrencies.has(text))

/**
 * The number of decimals of an amount (ISO 4217 minor unit); for a historic currency those of the runtime's CLDR data.
 */
export const minorUnits = (code: string): number =>
  isMoney(code)
    ? (unusualMinorUnits[code] ?? 2)
    : (new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits ?? 2)
