import { simpleAccountBody } from "../customers/account.ts"
import { customFieldsBody } from "../custom-fields/custom-field.ts"
import { addressBody } from "../reference-data/address.ts"
import { addDays } from "../shared/calendar-date.ts"
import { bodyOf } from "../listing/members.ts"
import { toIso } from "../shared/timestamp.ts"
import { lastVersionIds, shownCharges } from "./change-state.ts"
import { metricsBody } from "./currency-amount.ts"
import {
  chargesOf,
  lastVersions,
  type Milestone,
  type Order,
  type OrderDiscount,
  type OrderProduct,
  type salesOrderStatuses,
  shownStatus,
  type subscriptionStatuses,
} from "./order.ts"
import { bodyIn } from "./order-charge-body.ts"
import { orderTexts } from "../resources/order.resource.ts"
import { noMetrics, sumOfMetrics } from "./order-metrics.ts"

type SubscriptionStatus = (typeof subscriptionStatuses)[number]
type SalesOrderStatus = (typeof salesOrderStatuses)[number]

/** Discounts are always percentages. */
export const discountConstants = { discountType: "Percent" } as const

export const milestoneBody = (
  { id: orderId }: Pick<Order, "id">,
  { id, name, description, milestoneDate, plannedDate }: Milestone,
) => ({ id, orderId, name, description, milestoneDate, plannedDate })

const bound = (date: string | undefined) => (date === undefined ? ("AlignToOrder" as const) : ("SpecificDate" as const))

const discountBody = (order: Order, discount: OrderDiscount) => ({
  id: discount.id,
  orderId: order.id,
  startOn: bound(discount.start),
  endOn: bound(discount.end),
  startDate: discount.start,
  endDate: discount.end && addDays(discount.end, -1),
  percent: discount.percent,
  ...discountConstants,
  description: discount.description,
  onSpecificCharges: discount.chargeNumbers !== undefined,
  orderProductCharges: lastVersions(chargesOf(order))
    .filter(({ chargeNumber }) => discount.chargeNumbers?.includes(chargeNumber) === true)
    .map(({ id }) => ({ orderDiscountId: discount.id, chargeId: id })),
})

const productBody = (order: Order, last: ReadonlySet<string>, product: OrderProduct) => ({
  id: product.id,
  productNumber: product.productNumber,
  chargePlanId: product.chargePlan.id,
  chargePlanName: product.chargePlan.name,
  chargePlanNumber: product.chargePlan.chargePlanNumber,
  productLineNumber: product.productLineNumber,
  name: product.name,
  charges: shownCharges(order, product).map((charge) => bodyIn(order, last, product.id, charge)),
  ...metricsBody(order, sumOfMetrics(product.charges.map(({ metrics }) => metrics ?? noMetrics))),
  externalERPId: product.externalERPId,
  externalCRMId: product.externalCRMId,
  customFields: customFieldsBody(product.customFields),
  created: toIso(product.createdAt),
  modified: toIso(product.modifiedAt),
})

/** The members that both kinds of orders show. */
const commonBody = (order: Order) => {
  const last = lastVersionIds(order)
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    version: order.version,
    isLastVersion: order.isLastVersion,
    ...bodyOf(orderTexts, order, {}),
    orderDate: order.orderDate,
    account: simpleAccountBody(order.account),
    invoiceAccount: simpleAccountBody(order.invoiceAccount),
    currency: order.currency,
    orderPaymentMethod: order.orderPaymentMethod,
    invoiceSeparatly: order.invoiceSeparatly,
    invoiceTemplateId: order.invoiceTemplateId,
    useAccountInvoiceBatchGroup: order.useAccountInvoiceBatchGroup,
    invoiceAddress: addressBody(order.invoiceAddress),
    deliveryAddress: addressBody(order.deliveryAddress),
    paymentTerm: order.paymentTerm?.name,
    products: order.products.map((product) => productBody(order, last, product)),
    milestones: order.milestones.map((milestone) => milestoneBody(order, milestone)),
    orderDiscounts: order.discounts.map((discount) => discountBody(order, discount)),
    customFields: customFieldsBody(order.customFields),
    created: toIso(order.createdAt),
    modified: toIso(order.modifiedAt),
    lastUpdated: toIso(order.modifiedAt),
  }
}

/** A version of a subscription as the interface shows it, which is also the data of its events (contract S28). */
export const subscriptionBody = (order: Order) => ({
  ...commonBody(order),
  orderType: "Subscription" as const,
  invoiceBatchGroup: order.invoiceBatchGroup,
  status: shownStatus(order) as SubscriptionStatus,
  effectiveStartDate: order.start,
  effectiveEndDate: order.end && addDays(order.end, -1),
  termType: order.termType,
  term: order.term,
  renewalTerm: order.renewalTerm,
  noticePeriod: order.noticePeriod,
  noticePeriodDate: order.noticePeriodDate,
  isAutoRenewed: order.isAutoRenewed,
  lastRenewalDate: order.lastRenewalDate,
  cancellationDate: order.cancellationDate,
  effectiveChangeDate: order.effectiveChangeDate,
  orderBillingPeriod: order.orderBillingPeriod,
  setOrderBillingPeriod: order.setOrderBillingPeriod,
  currencyCodeToUseWhenInvoice: order.currency,
  ...metricsBody(order, order.metrics),
})

/** A sales order as the interface shows it, which is also the data of its events (contract S28). */
export const salesOrderBody = (order: Order) => ({
  ...commonBody(order),
  orderType: "SalesOrder" as const,
  invoiceBatchGroup: order.invoiceBatchGroup?.code,
  status: shownStatus(order) as SalesOrderStatus,
  invoicingCurrency: order.currency,
})

/** A version of an order of either type as the interface shows it. */
export const orderBody = (order: Order) =>
  order.orderType === "Subscription" ? subscriptionBody(order) : salesOrderBody(order)
