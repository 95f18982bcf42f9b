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

/** By how much metrics changed, in the currency of the order. */
export interface BookedMetrics extends Metrics {
  /** The part of CMRR of charges that start after the booking's date. */
  readonly fmrr: Decimal
}

/** By how much the metrics of one charge changed (contract S31). */
export interface BookingLine {
  /** The charge as it was called then. */
  readonly charge: {
    /** Of its version that was the last one then. */
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

/** What a version of an order, or a milestone or delivery in it, added to what the order is worth (contract S31, S32). */
export interface Booking extends Scope, BookingLabels {
  readonly id: BookingId
  /** The version that is booked. */
  readonly order: {
    readonly id: OrderId
    readonly orderNumber: string
    readonly version: number
    readonly externalERPId?: string
    readonly externalCRMId?: string
  }
  readonly account: SimpleAccount
  /** ISO 4217 code, that of the order. */
  readonly currency: string
  readonly baseCurrency: string
  /** The day of the exchange rate. */
  readonly orderDate: CalendarDate
  /** Units of base currency for one of the order's; absent when none was in force (contract S33). */
  readonly exchangeRate?: Decimal
  /** The sum of the lines'. */
  readonly metrics: BookedMetrics
  /** One for each charge whose metrics changed, by charge number. */
  readonly lines: readonly BookingLine[]
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}
