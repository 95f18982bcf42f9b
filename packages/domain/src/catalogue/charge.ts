import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { EntityOf } from "../listing/members.ts"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { chargeTexts } from "../resources/product.resource.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { ChargeId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FeatureRef } from "./feature.ts"

export const chargeTypes = ["OneOff", "Recurring", "Usage", "Measured"] as const
export type ChargeType = (typeof chargeTypes)[number]

export const chargeModels = ["Flat", "Quantity", "Volume", "Tiered", "Rated"] as const
export type ChargeModel = (typeof chargeModels)[number]

/** Whether the price of a tier is for each unit or for the whole tier. */
export const priceBases = ["PerUnit", "Flat"] as const
export type PriceBase = (typeof priceBases)[number]

/** The values of the members that decide when and how a charge is billed (contract K6). */
export const billingChoices = {
  pricePeriod: ["Monthly", "Quarterly", "Annual"],
  billingPeriod: ["Monthly", "Quarterly", "Biannual", "Annual", "EndOfTerm"],
  billingTiming: ["InAdvance", "InArrears"],
  periodAlignment: ["None", "AlignToOrder", "AlignToCharge", "AlignToMonth", "AlignToCalendarQuarter", "AlignToDate"],
  billingDay: [
    "None",
    "FirstDayOfMonth",
    "LastDayOfMonth",
    "FromOrder",
    "FromCharge",
    "FromAccount",
    "SpecificDay",
    "DaysOffset",
  ],
  usageRating: ["Sum", "Max", "Average"],
  measurementsRule: ["LatestDate", "SumLatestDate"],
} as const
export type BillingChoices = { readonly [C in keyof typeof billingChoices]: (typeof billingChoices)[C][number] }

/**
 * A price for a range of quantities: from the end of the tier before up to `toQuantity`, or without end when that is
 * absent.
 */
export interface Tier {
  readonly price: Decimal
  readonly priceBase: PriceBase
  readonly toQuantity?: Decimal
  readonly description?: string
}

/** The prices of a charge in one currency. The number of a tier is its position, from 0 (contract K7). */
export interface CurrencyPrices {
  /** ISO 4217 code. */
  readonly currency: string
  readonly tiers: readonly Tier[]
}

/** The times at which a charge is billed, its tax, and the recognition of its revenue (contract K6). */
export interface BillingTerms extends BillingChoices {
  /** The day of the month, 1 to 31. */
  readonly specificBillingDay?: number
  /** The number of days by which a period is billed later or, when negative, earlier. */
  readonly offsetBillingDays?: number
  readonly alignmentDate?: CalendarDate
  readonly taxTemplate?: NamedRef
  readonly taxIncluded: boolean
  readonly createInvoiceLinesPerTier: boolean
  /** The name of the rule by which its revenue is recognised. */
  readonly revenueRecognition: string
  readonly deferredRevenueAccount?: FinancialAccountRef
  readonly recognizedRevenueAccount?: FinancialAccountRef
}

/** A charge of a plan, with its pricing, billing, tax and revenue recognition (contract K5, K6). */
export interface Charge extends BillingTerms, EntityOf<typeof chargeTexts> {
  readonly id: ChargeId
  readonly chargeNumber: string
  readonly name: string
  readonly chargeType: ChargeType
  readonly model: ChargeModel
  /** Code of UN/ECE Recommendation 20. */
  readonly unit: string
  /** The quantity for an order that gives none. */
  readonly defaultQuantity: Decimal
  /** The prices by currency. */
  readonly prices: readonly CurrencyPrices[]
  readonly features: readonly FeatureRef[]
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

export const chargeKind: LookupKind = { noun: "charge", id: "Charge-Id", keys: ["ChargeNumber", "Name"] }
