import type { SimpleAccount } from "../customers/account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { BookingId, OrderChargeId, OrderId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Metrics } from "./metrics.ts"

export const bookingTypes = ["New", "Change", "Churn"] as const
export type BookingType = (typeof bookingTypes)[number]

export const accountCategories = ["New", "Existing", "Lost"] as const
export type AccountCategory = (typeof accountCategories)[number]

export const changeTypes = [
  "Upsell",
  "Downsell",
  "Renewal",
  "None",
  "PriceAdjustment",
  "Milestone",
  "CancelledDelivery",
  "AssociatedCharge",
  "SplitOrder",
  "CancelOrderProduct",
] as const
export type ChangeType = (typeof changeTypes)[number]

export const classifications = [
  "NewCustomer",
  "Expansion",
  "Contraction",
  "CustomerChurn",
  "NoChange",
  "SplitOrder",
  "Reactivate",
] as const
export type Classification = (typeof classifications)[number]

/** The change of metrics, in the currency of the order. */
export interface BookedMetrics extends Metrics {
  /** The part of CMRR that belongs to charges that start after the booking's date. */
  readonly fmrr: Decimal
}

/** The change of the metrics of one charge (contract S31). */
export interface BookingLine {
  /** The charge with the name that it had at the time of the booking. */
  readonly charge: {
    /** The id of the version of the charge that was the last one at the time of the booking. */
    readonly id: OrderChargeId
    readonly chargeNumber: string
    readonly name: string
    readonly description?: string
    readonly externalERPId?: string
    readonly externalCRMId?: string
  }
  readonly metrics: BookedMetrics
}

/** The members of a booking that a caller may override (contract S34). */
export interface BookingLabels {
  readonly effectiveDate: CalendarDate
  readonly bookingType: BookingType
  readonly accountCategory: AccountCategory
  readonly changeType: ChangeType
  readonly classification: Classification
  readonly notes?: string
}

/**
 * The change of an order's metrics by one version of it, or by a milestone or a delivery within a version (contract
 * S31, S32).
 */
export interface Booking extends Scope, BookingLabels {
  readonly id: BookingId
  /** The version of the order that is booked. */
  readonly order: {
    readonly id: OrderId
    readonly orderNumber: string
    readonly version: number
    readonly externalERPId?: string
    readonly externalCRMId?: string
  }
  readonly account: SimpleAccount
  /** ISO 4217 code of the order's currency. */
  readonly currency: string
  readonly baseCurrency: string
  /** The day of the exchange rate. */
  readonly orderDate: CalendarDate
  /** Units of base currency for one unit of the order's currency; absent when no rate was in force (contract S33). */
  readonly exchangeRate?: Decimal
  /** The sum of the metrics of the lines. */
  readonly metrics: BookedMetrics
  /** One for each charge whose metrics changed, by charge number. */
  readonly lines: readonly BookingLine[]
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}
