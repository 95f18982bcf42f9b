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

/** A reference to an order, with its number at that time. */
export interface OrderRef {
  /** The id of the order's version. */
  readonly id: OrderId
  readonly orderNumber: string
}

/** The change of a subscription by a quote (contract U4). */
export interface QuotedChange {
  readonly order: OrderRef
  /** The version that the change would make; new and changed parts are made in it. */
  readonly version: number
  /** The account that the change invoices from then on; absent when the quote does not change it. */
  readonly invoiceCustomer?: AccountId
  /** The members of the term that the quote changes; the others stay as in the subscription. */
  readonly term: Pick<
    OrderHeaderRequest,
    "subscriptionType" | "term" | "renewalTerm" | "isAutoRenewed" | "noticePeriod"
  >
  /** The requested products. Added ones were formed at that time, with their prices. */
  readonly products: readonly ChangeProductRequest[]
}

/** An offer of a legal entity to a customer: a new order, or a change of a subscription (contract U1). */
export interface Quote extends Scope {
  readonly id: QuoteId
  /** A number of the series Quote. */
  readonly number: string
  /** The version number: 1, increased by each change. */
  readonly version: number
  readonly status: QuoteStatus
  readonly quoteType: QuoteType
  readonly orderType: OrderType
  /** The change; only for the type Change. */
  readonly change?: QuotedChange
  readonly convertedTo?: OrderRef
  readonly customer: SimpleAccount
  /** The account that the order invoices. */
  readonly invoiceCustomer: SimpleAccount
  /** The delivery address; by default that of the customer. */
  readonly deliveryAddress?: StoredAddress
  /** ISO 4217 code of the customer's currency. */
  readonly currency: string
  readonly baseCurrency: string
  /** The day of the exchange rate: that of the quote, or that of the order that it changes. */
  readonly rateDate: CalendarDate
  /** Units of base currency for one unit of the quote's currency; absent when no rate was in force. */
  readonly exchangeRate?: Decimal
  readonly quoteDate: CalendarDate
  /** The last day on which the quote can be converted. */
  readonly validToDate: CalendarDate
  readonly description?: string
  readonly remarks?: string
  readonly yourReference?: string
  readonly ourReference?: string
  /** The first day on which a change is in force. */
  readonly orderEffectiveChangeDate?: CalendarDate
  readonly start: CalendarDate
  /** The first day after the term; absent without end. */
  readonly end?: CalendarDate
  readonly termType: TermType
  /** The months of the first term; 0 without a term. */
  readonly initialTerm: number
  readonly renewalTerm: number
  readonly noticePeriod: number
  readonly autoRenewal: boolean
  /** The metrics of the order after the quote. */
  readonly metrics: Metrics
  /** The products of the order after the quote, with all versions of their charges. */
  readonly products: readonly OrderProduct[]
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}
