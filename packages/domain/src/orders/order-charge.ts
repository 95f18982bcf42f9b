import type { BillingTerms, ChargeModel, ChargeType, PriceBase } from "../catalogue/charge.ts"
import type { FeatureRef } from "../catalogue/feature.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { ChargeId, MilestoneId, OrderChargeId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Metrics } from "./metrics.ts"

/** Where a charge gets its first or last day from (contract S12). */
export const chargeBounds = ["AlignToSubscription", "SpecificDate", "Milestone"] as const
export type ChargeBound = (typeof chargeBounds)[number]

/** A charge of the catalogue as orders show it. */
export interface ChargeRef {
  readonly id: ChargeId
  readonly chargeNumber: string
  readonly name: string
}

/** What an order pays for a range of quantities; a tier's number is its place, from 0 (contract K7, S11). */
export interface OrderTier {
  /** What is paid: the list price less the discounts of the line. */
  readonly price: Decimal
  readonly listPrice: Decimal
  /** 0 to 100. */
  readonly lineDiscountPercent?: Decimal
  readonly lineDiscountAmount?: Decimal
  readonly priceBase: PriceBase
  readonly toQuantity?: Decimal
  readonly description?: string
}

/**
 * One version of a charge of an order: the terms that are in force from `start` to the day before `end` (contract S9,
 * S16). Its terms are the order's own, taken from the catalogue when it was made (contract S10). A change makes a next
 * version with the same `chargeNumber` and ends this one; what is not changed stays the same version in later versions
 * of the order.
 */
export interface OrderCharge extends BillingTerms {
  /** Of this version of the charge. */
  readonly id: OrderChargeId
  readonly chargeNumber: string
  /** From 1, in steps of 1. */
  readonly version: number
  /** The version of the order that made this version of the charge. */
  readonly madeIn: number
  /** The version of the order that ended it, by a change or for good. */
  readonly endedIn?: number
  /** The charge of the catalogue it was taken from. */
  readonly charge: ChargeRef
  readonly name: string
  readonly description?: string
  readonly remarks?: string
  readonly chargeType: ChargeType
  readonly model: ChargeModel
  /** Of Quantity models; what was delivered when there is an `orderedQuantity`. */
  readonly quantity?: Decimal
  /** Code of UN/ECE Recommendation 20. */
  readonly unit: string
  readonly startOn: ChargeBound
  readonly endOn: ChargeBound
  readonly startMilestone?: MilestoneId
  readonly endMilestone?: MilestoneId
  /** The first day; absent while its milestone has no date. */
  readonly start?: CalendarDate
  /**
   * The first day that is not covered; absent for OneOff, without end, and while its milestone has no date. A version that
   * was ended on its own first day is empty: its end is its start.
   */
  readonly end?: CalendarDate
  /** The start of the charge's first version, from which its periods are counted (contract S17). */
  readonly anchor?: CalendarDate
  /** The first day that is not invoiced. */
  readonly chargedThrough?: CalendarDate
  readonly lastRenewalDate?: CalendarDate
  readonly lastPriceAdjustmentDate?: CalendarDate
  /** Quantity of one billing period that metrics count on (contract S30). */
  readonly estimatedUsage?: Decimal
  readonly estimatedQuantity?: Decimal
  /** Of a charge that is delivered in parts (contract S26). */
  readonly orderedQuantity?: Decimal
  /** Of the last delivery. */
  readonly deliveryDate?: CalendarDate
  /** Each is billed by itself; in the order in which they were recorded, and together `quantity`. */
  readonly deliveries?: readonly { readonly quantity: Decimal; readonly deliveryDate: CalendarDate }[]
  /** The rest will not be delivered. */
  readonly deliveryClosed: boolean
  readonly displayPrice?: Decimal
  /** In the order's currency. */
  readonly prices: readonly OrderTier[]
  readonly features: readonly FeatureRef[]
  /** Of the last version of the charge: what it is worth with all its versions (contract S30). */
  readonly metrics?: Metrics
  readonly externalERPId?: string
  readonly externalCRMId?: string
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

export const changeStates = [
  "NotChanged",
  "New",
  "Cancelled",
  "NewFromChange",
  "CancelledFromChange",
  "PartialDelivery",
  "ClosedPartialDelivery",
] as const
export type ChangeState = (typeof changeStates)[number]
