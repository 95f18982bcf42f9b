import type { components } from "../../../api/schema.gen.ts"
import { seriesWords } from "../../../shell/resources.ts"
import { addressForm } from "../../address-fields.tsx"
import { sellerTexts } from "../../seller-texts.ts"

export type LegalEntity = components["schemas"]["LegalEntity"]

/**
 * True when a company uses UTC although its country has a time zone of its own; `Etc/UTC` means that UTC is intended.
 */
export const keepsUtc = ({ country, timeZone }: LegalEntity): boolean => timeZone === "UTC" && country !== undefined

export const prorationWords: Readonly<Record<LegalEntity["prorationMethod"], string>> = {
  DaysInPeriod: "By its days of the billing period",
  DaysInMonth: "Month by month, by the days of each",
  Fixed30: "With months of 30 days",
}

export const rateSourceWords: Readonly<Record<LegalEntity["taxRateSource"], string>> = {
  InvoiceRate: "The rate of the invoice",
  NationalBankOfPoland: "National Bank of Poland, as the law requires",
}

/** The accounts that a company uses when no other is specified. */
export const accountWords = {
  accountsReceivable: "Receivables",
  taxAccount: "VAT",
  roundingAccount: "Rounding",
  recognizedRevenueAccount: "Revenue",
  deferredRevenueAccount: "Deferred revenue",
  paymentAccount: "Payments",
  bankFeeAccount: "Bank fees",
  advanceAccount: "Advances",
  writeOffAccount: "Write-offs",
  exchangeGainAccount: "Exchange gains",
  exchangeLossAccount: "Exchange losses",
} as const satisfies Readonly<Partial<Record<keyof LegalEntity, string>>>

export const accountSettings = Object.keys(accountWords) as readonly (keyof typeof accountWords)[]

/** The months, starting with January. */
export const monthWords = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** The labels of all fields of the form, by name. */
export const fieldWords = ({ numberSeries }: LegalEntity): Readonly<Record<string, string>> => ({
  ...sellerTexts.labels,
  ...accountWords,
  name: "Name",
  timeZone: "Time zone",
  defaultPaymentTerm: "Payment term",
  taxTemplate: "Tax",
  totalRoundingUnit: "Totals are rounded to",
  taxRateSource: "Rate of VAT in another currency",
  matchCreditsOnPost: "A credit note settles its invoice when it is posted",
  "hostedPages.enabled": "Customers see their invoices on pages",
  nationalEInvoice: "Invoices go to the national system",
  autoRenew: "Auto-renew subscriptions",
  prorationMethod: "A part of a billing period is priced",
  paymentTolerance: "Payment tolerance",
  fiscalYearStartMonth: "Fiscal year begins in",
  ...Object.fromEntries(Object.entries(addressForm.labels).map(([part, word]) => [`address.${part}`, word])),
  ...Object.fromEntries(
    numberSeries.flatMap(({ type }, index) => [
      [`numberSeries[${index}].format`, `${seriesWords[type]}: format`],
      [`numberSeries[${index}].nextNumber`, `${seriesWords[type]}: next number`],
    ]),
  ),
})
