import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { OrderId } from "../shared/ids.ts"

/** Subscriptions that end or are renewed within this number of days are upcoming. */
export const upcomingDays = 30

/** Upcoming subscriptions of each kind are counted up to this number. */
export const mostUpcoming = 1000

/** The number of upcoming subscriptions that are named. */
export const namedUpcoming = 5

/** An active subscription that svc soon renews by itself, or that ends. */
export interface UpcomingSubscription {
  readonly id: OrderId
  readonly orderNumber: string
  readonly accountName: string
  readonly isRenewed: boolean
  /** The day of the renewal, or the last day of the subscription. */
  readonly day: CalendarDate
  readonly mrr: Decimal
  readonly currency: string
}

/** The active subscriptions of a legal entity that are renewed or end in the next days (contract H21). */
export interface Renewals {
  readonly renewing: number
  readonly ending: number
  /** The first ones by their day. */
  readonly next: readonly UpcomingSubscription[]
}
