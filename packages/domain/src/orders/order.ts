import type { BillingChoices } from "../catalogue/charge.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { SimpleAccount } from "../customers/account.ts"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import type { InvoiceBatchGroup } from "../reference-data/invoice-batch-group.ts"
import type { StoredAddress } from "../reference-data/address.ts"
import type { EntityOf } from "../listing/members.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { ChargePlanId, MilestoneId, OrderDiscountId, OrderId, OrderProductId, ProductId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Metrics } from "./metrics.ts"
import type { orderTexts, orderTypes, termTypes } from "../resources/order.resource.ts"
import type { OrderCharge } from "./order-charge.ts"

export type OrderType = (typeof orderTypes)[number]
export type TermType = (typeof termTypes)[number]

export const orderPaymentMethods = ["Invoice", "Stripe", "GoCardless"] as const
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

export const subscriptionStatuses = ["Draft", "Active", "Cancelled", "Inactive", "Deleted"] as const
export const salesOrderStatuses = [
  "OrderDraft",
  "Order",
  "PartiallyDelivered",
  "Delivered",
  "Invoiced",
  "PartiallyPaid",
  "Paid",
] as const
export const orderStatuses = [...subscriptionStatuses, ...salesOrderStatuses] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** A product of an order with one of its charge plans. The id stays the same in all versions of the order. */
export interface OrderProduct {
  readonly id: OrderProductId
  /** A number of the series OrderProduct. */
  readonly productNumber: string
  readonly product: { readonly id: ProductId; readonly productNumber: string; readonly name: string }
  readonly chargePlan: { readonly id: ChargePlanId; readonly chargePlanNumber: string; readonly name: string }
  readonly productLineNumber: number
  readonly name: string
  /**
   * Every version of every charge up to this version of the order, grouped by charge and in the order of their
   * versions.
   */
  readonly charges: readonly OrderCharge[]
  readonly externalERPId?: string
  readonly externalCRMId?: string
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/**
 * A percentage off the charges of an order for some time. Several discounts in force on one day are multiplied
 * (contract S13).
 */
export interface OrderDiscount {
  readonly id: OrderDiscountId
  readonly percent: Decimal
  /** The first day; absent when the discount begins with the order. */
  readonly start?: CalendarDate
  /** The first day without the discount; absent when it ends with the order. */
  readonly end?: CalendarDate
  readonly description?: string
  /** The numbers of the charges to which the discount applies; absent when it applies to all. */
  readonly chargeNumbers?: readonly string[]
  readonly createdAt: Timestamp
}

/** A milestone of an order, on whose day charges can begin or end (contract S25). */
export interface Milestone {
  readonly id: MilestoneId
  readonly name: string
  readonly description?: string
  readonly plannedDate?: CalendarDate
  /** The day on which the milestone was reached. */
  readonly milestoneDate?: CalendarDate
}

/** One version of an order without its parts (contract S1, S7). A sales order has one version, no term and no end. */
export interface OrderHeader extends Scope, EntityOf<typeof orderTexts> {
  /** The id of this version. */
  readonly id: OrderId
  /**
   * The id of version 1, which is the same in all versions. Data that belongs to the order rather than to one version
   * refers to this id.
   */
  readonly firstVersionId: OrderId
  /** A number of the series Order; the same in all versions. */
  readonly orderNumber: string
  readonly orderType: OrderType
  /** The version number, from 1. A Draft has version 1. */
  readonly version: number
  readonly isLastVersion: boolean
  /** The status of this version, or the status that it had while it was the last one: see `shownStatus`. */
  readonly status: OrderStatus
  readonly account: SimpleAccount
  /** The account that is invoiced. */
  readonly invoiceAccount: SimpleAccount
  /** ISO 4217 code of the account's currency. */
  readonly currency: string
  readonly baseCurrency: string
  /** The date of version 1, which decides the exchange rate. */
  readonly orderDate: CalendarDate
  /** Units of base currency for one unit of the order's currency on `orderDate`; absent when no rate was in force. */
  readonly exchangeRate?: Decimal
  readonly start: CalendarDate
  /** The first day after the term; absent without end. */
  readonly end?: CalendarDate
  /**
   * The day from which ends are counted in months: the start, or the first end when that is no whole number of months
   * after the start.
   */
  readonly endAnchor?: CalendarDate
  readonly termType: TermType
  /** The months of the first term; 0 without a term. */
  readonly term: number
  readonly renewalTerm: number
  readonly noticePeriod: number
  /** The last day on which notice is in time. */
  readonly noticePeriodDate?: CalendarDate
  readonly isAutoRenewed: boolean
  readonly lastRenewalDate?: CalendarDate
  /** The first day of each term after the first one, in ascending order: see `termsOf` and `renewalsWith`. */
  readonly renewals: readonly CalendarDate[]
  readonly cancellationDate?: CalendarDate
  /**
   * The date of the last change of the order or its discounts; no later change may take effect before it. A renewal and
   * a cancellation keep this date.
   */
  readonly effectiveChangeDate?: CalendarDate
  readonly orderPaymentMethod: OrderPaymentMethod
  readonly invoiceSeparatly: boolean
  /** The document template of the order's invoices; when absent, the template of the invoiced account is used. */
  readonly invoiceTemplateId?: string
  /** Whether the order uses the batch group of the invoiced account. */
  readonly useAccountInvoiceBatchGroup: boolean
  /** The order's own batch group; absent when the order is in the default group or in its account's (contract C21). */
  readonly invoiceBatchGroup?: InvoiceBatchGroup
  readonly invoiceAddress?: StoredAddress
  readonly deliveryAddress?: StoredAddress
  readonly paymentTerm?: NamedRef
  readonly orderBillingPeriod: BillingChoices["billingPeriod"]
  /** Whether the billing period of the order replaces that of its Recurring charges. */
  readonly setOrderBillingPeriod: boolean
  readonly customFields: CustomFieldValues
  /** The sum of the metrics of its charges (contract S30). */
  readonly metrics: Metrics
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/** One version of a subscription or a sales order with everything that belongs to it. */
export interface Order extends OrderHeader {
  /** The products by `productLineNumber`, then in the order in which they were made. */
  readonly products: readonly OrderProduct[]
  /** The discounts in the order in which they were made. */
  readonly discounts: readonly OrderDiscount[]
  readonly milestones: readonly Milestone[]
}

/** The status that is shown: a version that is not the last one is Inactive. */
export const shownStatus = ({ status, isLastVersion }: Pick<OrderHeader, "status" | "isLastVersion">): OrderStatus =>
  isLastVersion ? status : "Inactive"

/** Every version of every charge of an order, in the order of its products. */
export const chargesOf = ({
  products,
}: {
  readonly products: readonly Pick<OrderProduct, "charges">[]
}): readonly OrderCharge[] => products.flatMap(({ charges }) => charges)

/** The last version of each charge. */
export const lastVersions = (charges: readonly OrderCharge[]): readonly OrderCharge[] => {
  const last = new Map(charges.map((charge) => [charge.chargeNumber, charge]))
  return charges.filter((charge) => last.get(charge.chargeNumber) === charge)
}
