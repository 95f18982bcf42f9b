import type { BillingTerms, ChargeModel, ChargeType, PriceBase } from "../catalogue/charge.ts"
import type { FeatureRef } from "../catalogue/feature.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { EntityOf } from "../listing/members.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { ChargeId, MilestoneId, OrderChargeId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Metrics } from "./metrics.ts"
import type { orderChargeTexts } from "../resources/order.resource.ts"

/** The source of a charge's first or last day (contract S12). */
export const chargeBounds = ["AlignToSubscription", "SpecificDate", "Milestone"] as const
export type ChargeBound = (typeof chargeBounds)[number]

/** A charge of the catalogue as orders show it. */
export interface ChargeRef {
  readonly id: ChargeId
  readonly chargeNumber: string
  readonly name: string
}

/** The price of an order for a range of quantities. The number of a tier is its position, from 0 (contract K7, S11). */
export interface OrderTier {
  /** The price to pay: the list price less the discounts of the line. */
  readonly price: Decimal
  readonly listPrice: Decimal
  /** A percentage from 0 to 100. */
  readonly lineDiscountPercent?: Decimal
  readonly lineDiscountAmount?: Decimal
  readonly priceBase: PriceBase
  readonly toQuantity?: Decimal
  readonly description?: string
}

/**
 * One version of a charge of an order: the terms in force from `start` to the day before `end` (contract S9, S16). The
 * terms belong to the order; they were copied from the catalogue when the charge was made (contract S10). A change
 * makes a new version with the same `chargeNumber` and ends this one. A charge that is not changed keeps its version in
 * later versions of the order.
 */
export interface OrderCharge extends BillingTerms, EntityOf<typeof orderChargeTexts> {
  /** The id of this version of the charge. */
  readonly id: OrderChargeId
  readonly chargeNumber: string
  /** The version number: 1, 2, 3, … */
  readonly version: number
  /** The version of the order that made this version of the charge. */
  readonly madeIn: number
  /** The version of the order that ended this version of the charge, by a change or by cancelling the charge. */
  readonly endedIn?: number
  /** The charge of the catalogue from which this one was made. */
  readonly charge: ChargeRef
  readonly name: string
  readonly chargeType: ChargeType
  readonly model: ChargeModel
  /** The quantity of a charge with a Quantity model. With an `orderedQuantity`, the quantity that was delivered. */
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
   * The first day that is not covered; absent for a OneOff, for a charge without end, and while its end milestone has
   * no date. A version that was ended on its own first day is empty: its end equals its start.
   */
  readonly end?: CalendarDate
  /** The start of the charge's first version, from which its periods are counted (contract S17). */
  readonly anchor?: CalendarDate
  /** The first day that is not invoiced. */
  readonly chargedThrough?: CalendarDate
  readonly lastRenewalDate?: CalendarDate
  readonly lastPriceAdjustmentDate?: CalendarDate
  /** The quantity of one billing period that metrics assume (contract S30). */
  readonly estimatedUsage?: Decimal
  readonly estimatedQuantity?: Decimal
  /** The ordered quantity of a charge that is delivered in parts (contract S26). */
  readonly orderedQuantity?: Decimal
  /** The day of the last delivery. */
  readonly deliveryDate?: CalendarDate
  /** The deliveries in the order in which they were recorded, each billed separately. Their sum is `quantity`. */
  readonly deliveries?: readonly { readonly quantity: Decimal; readonly deliveryDate: CalendarDate }[]
  /** Whether the remaining quantity will not be delivered. */
  readonly deliveryClosed: boolean
  readonly displayPrice?: Decimal
  /** The price tiers, in the order's currency. */
  readonly prices: readonly OrderTier[]
  readonly features: readonly FeatureRef[]
  /** The metrics of all versions of the charge together, on its last version only (contract S30). */
  readonly metrics?: Metrics
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
