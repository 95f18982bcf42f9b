import type { LegalEntity } from "./tenant.ts"
import type { Decimal } from "../shared/decimal.ts"
import { BigDecimal } from "effect"
import type { ListFields } from "../listing/list-fields.ts"
import { type AccountSetting, forAccountSettings } from "../reference-data/account-settings.ts"
import { type Address, addressBody } from "../reference-data/address.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { NumberSeries } from "./number-series.ts"
import type { ProrationMethod } from "./proration-method.ts"
import type { TaxRateSource } from "./tax-rate-source.ts"

/** A reference to another resource, with its id and name. */
export interface NamedRef {
  readonly id: string
  readonly name: string
}

/** A legal entity with the data that its invoices show and the accounts on which they are booked (contract C3). */
export interface LegalEntityDetails extends LegalEntity, Readonly<Record<AccountSetting, FinancialAccountRef>> {
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
  readonly bankAccount?: string
  readonly iban?: string
  readonly bic?: string
  readonly address: Address
  /** The address for sending and receiving e-invoices: an identifier and its scheme (EAS). */
  readonly electronicInvoiceAddress?: string
  readonly electronicInvoiceAddressScheme?: string
  /** Whether the legal entity has the option of national e-invoices (contract E9). */
  readonly nationalEInvoice: boolean
  /** Whether subscriptions with automatic renewal are renewed (contract S18). */
  readonly autoRenew: boolean
  readonly prorationMethod: ProrationMethod
  /** The rate at which the VAT of an invoice in another currency is converted (contract R30). */
  readonly taxRateSource: TaxRateSource
  /** Whether a credit note settles its invoice when it is posted (contract C19). */
  readonly matchCreditsOnPost: boolean
  /** Whether customers see their invoices on pages of the service (contract I43). */
  readonly hostedPages: boolean
  /**
   * The largest amount in base currency by which a payment may be too small or too large and is written off (contract
   * P14).
   */
  readonly paymentTolerance: Decimal
  /** The month, 1 to 12, with which fiscal years begin (contract F1). */
  readonly fiscalYearStartMonth: number
  /**
   * The multiple to which totals in base currency are rounded: 1 for whole kronor, 0.05 for five Rappen (contract C5).
   */
  readonly totalRoundingUnit?: Decimal
  readonly defaultPaymentTerm?: NamedRef
  readonly taxTemplate?: NamedRef
}

/** A legal entity with its number series, which advance with every document. */
export interface LegalEntityProfile extends LegalEntityDetails {
  readonly numberSeries: readonly NumberSeries[]
}

export const legalEntityFields = {
  one: {
    id: "uuid",
    name: "text",
    baseCurrency: "text",
    organizationNumber: "text",
    taxRegistrationNumber: "text",
    nationalEInvoice: "boolean",
  },
} as const satisfies ListFields

/** A legal entity as the interface shows it. */
export const legalEntityBody = (profile: LegalEntityProfile) => ({
  id: profile.id,
  name: profile.name,
  baseCurrency: profile.baseCurrency,
  country: profile.country,
  timeZone: profile.timeZone,
  organizationNumber: profile.organizationNumber,
  taxRegistrationNumber: profile.taxRegistrationNumber,
  bankAccount: profile.bankAccount,
  iban: profile.iban,
  bic: profile.bic,
  address: Object.keys(profile.address).length === 0 ? undefined : addressBody(profile.address),
  electronicInvoiceAddress: profile.electronicInvoiceAddress,
  electronicInvoiceAddressScheme: profile.electronicInvoiceAddressScheme,
  nationalEInvoice: profile.nationalEInvoice,
  autoRenew: profile.autoRenew,
  prorationMethod: profile.prorationMethod,
  taxRateSource: profile.taxRateSource,
  matchCreditsOnPost: profile.matchCreditsOnPost,
  hostedPages: { enabled: profile.hostedPages },
  paymentTolerance: profile.paymentTolerance,
  fiscalYearStartMonth: profile.fiscalYearStartMonth,
  totalRoundingUnit: profile.totalRoundingUnit,
  ...forAccountSettings((setting) => profile[setting].code),
  defaultPaymentTerm: profile.defaultPaymentTerm?.name,
  taxTemplate: profile.taxTemplate?.name,
  numberSeries: profile.numberSeries.map(({ kind, format, nextNumber }) => ({ type: kind, format, nextNumber })),
})

/** Whether the check digits of an IBAN are right (ISO 13616), for any country. */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Whether a text has the form of a BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

/**
 * Whether totals can be rounded to this unit: it is positive and has no more digits than the currency (contract C5).
 */
export const isRoundingUnit = (unit: Decimal, scale: number): boolean =>
  BigDecimal.isPositive(unit) && BigDecimal.normalize(unit).scale <= scale

/** Whether an amount can be a tolerance: it is not negative and has no more digits than the currency. */
export const isTolerance = (amount: Decimal, scale: number): boolean =>
  !BigDecimal.isNegative(amount) && BigDecimal.normalize(amount).scale <= scale
