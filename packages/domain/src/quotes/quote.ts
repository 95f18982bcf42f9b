import type { SimpleAccount } from "../customers/account.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { ChangeProductRequest, OrderHeaderRequest } from "../orders/order-request.ts"
import type { Metrics } from "../orders/metrics.ts"
import type { OrderProduct, OrderType, TermType } from "../orders/order.ts"
import type { StoredAddress } from "../reference-data/address.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { AccountId, OrderId, QuoteId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

export const quoteTypes = ["New", "Change"] as const
export type QuoteType = (typeof quoteTypes)[number]

export const quoteStatuses = ["Open", "ClosedLost", "ClosedWon", "Deleted"] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteKind: LookupKind = { noun: "quote", id: "Quote-Id", keys: ["QuoteNumber", "Number"] }

/** An order that a quote names, as it was called then. */
export interface OrderRef {
  /** Of the version. */
  readonly id: OrderId
  readonly orderNumber: string
}

/** What a quote does to a subscription (contract U4). */
export interface QuotedChange {
  readonly order: OrderRef
  /** The version that the change would make: what it adds and changes is made in it. */
  readonly version: number
  /** Whom it is invoiced to from then on, where the quote says so. */
  readonly invoiceCustomer?: AccountId
  /** The members of the term that the quote states; the others stay as the subscription has them. */
  readonly term: Pick<
    OrderHeaderRequest,
    "subscriptionType" | "term" | "renewalTerm" | "isAutoRenewed" | "noticePeriod"
  >
  /** As they were asked for; those that are added were formed then, with their prices. */
  readonly products: readonly ChangeProductRequest[]
}

/** What a legal entity offers a customer: a new order, or a change of a subscription (contract U1). */
export interface Quote extends Scope {
  readonly id: QuoteId
  /** Of the series Quote. */
  readonly number: string
  /** From 1; each change adds 1. */
  readonly version: number
  readonly status: QuoteStatus
  readonly quoteType: QuoteType
  readonly orderType: OrderType
  /** Given for the type Change. */
  readonly change?: QuotedChange
  readonly convertedTo?: OrderRef
  readonly customer: SimpleAccount
  /** Whom the order is invoiced to. */
  readonly invoiceCustomer: SimpleAccount
  /** The default one of the customer, when it has one. */
  readonly deliveryAddress?: StoredAddress
  /** ISO 4217 code, that of the customer. */
  readonly currency: string
  readonly baseCurrency: string
  /** The day of the exchange rate: the quote's, or that of the order that it changes. */
  readonly rateDate: CalendarDate
  /** Units of base currency for one of the quote's; absent when none was in force. */
  readonly exchangeRate?: Decimal
  readonly quoteDate: CalendarDate
  /** The last day on which it can be converted. */
  readonly validToDate: CalendarDate
  readonly description?: string
  readonly remarks?: string
  readonly yourReference?: string
  readonly ourReference?: string
  /** The first day on which a change is in force. */
  readonly orderEffectiveChangeDate?: CalendarDate
  readonly start: CalendarDate
  /** The first day behind the term; absent without end. */
  readonly end?: CalendarDate
  readonly termType: TermType
  /** Months of the first term; 0 without one. */
  readonly initialTerm: number
  readonly renewalTerm: number
  readonly noticePeriod: number
  readonly autoRenewal: boolean
  /** Of the order as the quote makes or leaves it. */
  readonly metrics: Metrics
  /** Those of the order as the quote makes or leaves it, with all versions of their charges. */
  readonly products: readonly OrderProduct[]
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}
