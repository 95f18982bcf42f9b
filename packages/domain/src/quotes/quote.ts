import type { SimpleAccount } from "../customers/account.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { EntityOf } from "../listing/members.ts"
import type { ChangeProductRequest, OrderHeaderRequest } from "../orders/order-request.ts"
import type { Metrics } from "../orders/metrics.ts"
import type { OrderProduct } from "../orders/order.ts"
import type { StoredAddress } from "../reference-data/address.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { AccountId, OrderId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { quoteMembers } from "../resources/quote.resource.ts"

export type QuoteType = Quote["quoteType"]
export type QuoteStatus = Quote["status"]

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

/**
 * An offer of a legal entity to a customer: a new order, or a change of a subscription (contract U1). `quoteMembers`
 * lists its other members.
 */
export interface Quote extends Scope, EntityOf<typeof quoteMembers> {
  /** The change; only for the type Change. */
  readonly change?: QuotedChange
  readonly convertedTo?: OrderRef
  readonly customer: SimpleAccount
  /** The account that the order is invoiced to. */
  readonly invoiceCustomer: SimpleAccount
  /** The default address of the customer, when it has one. */
  readonly deliveryAddress?: StoredAddress
  readonly baseCurrency: string
  /** The day of the exchange rate: that of the quote, or that of the order that it changes. */
  readonly rateDate: CalendarDate
  /** Units of base currency for one unit of the quote's currency; absent when no rate was in force. */
  readonly exchangeRate?: Decimal
  /** The first day after the term; absent without end. */
  readonly end?: CalendarDate
  /** The metrics of the order after the quote. */
  readonly metrics: Metrics
  /** The products of the order after the quote, with all versions of their charges. */
  readonly products: readonly OrderProduct[]
  readonly customFields: CustomFieldValues
}
