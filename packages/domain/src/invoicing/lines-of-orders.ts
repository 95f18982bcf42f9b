import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { Order } from "../orders/order.ts"
import type { Account } from "../customers/account.ts"
import { onInvoicing } from "../reference-data/revenue-recognition-rule.ts"
import { addDays } from "../shared/calendar-date.ts"
import { printJson } from "../shared/exact-json.ts"
import { FieldsRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { BillableLine } from "./engine/billed-lines.ts"
import type { LineTax } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"
import type { LineToBe } from "./read-lines.ts"

/** The members of an invoice that come from its orders and their account (contract V20, V24). */
export const statedOf = (order: Order, account: Account) => ({
  paymentTermId: order.paymentTerm?.id ?? account.defaultPaymentTerm?.id,
  invoiceAddress: order.invoiceAddress ?? account.defaultInvoiceAddress,
  deliveryAddress: order.deliveryAddress ?? account.defaultDeliveryAddress,
  yourReference: order.yourReference ?? account.yourReference,
  ourReference: order.ourReference ?? account.ourReference,
  yourOrderNumber: order.yourOrderNumber,
  buyerReference: order.buyerReference,
  invoiceTemplateId: order.invoiceTemplateId ?? account.invoiceTemplateId,
})

/**
 * The key by which orders share an invoice (contract V24): orders with the same key agree in everything that an invoice
 * states once, and none of them asks for an invoice of its own.
 */
export const groupKey = (order: Order, account: Account, taxIncluded: boolean): string => {
  const { yourReference: _, ourReference: __, ...stated } = statedOf(order, account)
  return printJson({
    account: account.id,
    currency: order.currency,
    taxIncluded,
    orderPaymentMethod: order.orderPaymentMethod,
    ...stated,
    ...(order.invoiceSeparatly ? { order: order.orderNumber } : {}),
  })
}

/** A line of an invoice for the due part of a charge, before it is priced (contract V15 to V17, V20). */
export const lineOfOrder = (
  order: Order,
  { product, charge, period, quantity, price, discountAmount }: BillableLine,
  tax: LineTax,
  entity: LegalEntityDetails,
): LineToBe => ({
  productName: product.name,
  description: charge.name,
  quantity,
  price,
  unit: charge.unit,
  tax,
  revenueAccount: charge.recognizedRevenueAccount ?? entity.recognizedRevenueAccount,
  ...(charge.revenueRecognition === onInvoicing
    ? {}
    : { deferredAccount: charge.deferredRevenueAccount ?? entity.deferredRevenueAccount }),
  ...(discountAmount === undefined ? {} : { discount: { amount: discountAmount } }),
  servicePeriodStart: period.from,
  servicePeriodEnd: period.to === period.from ? period.to : addDays(period.to, -1),
  customFields: {},
  billed: {
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderProductId: product.id,
    productNumber: product.product.productNumber,
    chargePlanId: product.chargePlan.id,
    orderChargeId: charge.id,
    chargeNumber: charge.chargeNumber,
    chargeType: charge.chargeType,
    name: charge.name,
    ...given({
      description: charge.description,
      externalERPId: charge.externalERPId,
      externalCRMId: charge.externalCRMId,
    }),
  },
})

/**
 * Makes a refusal of amounts that are beyond what an amount may be (contract M2) one of the charge or the orders: the
 * caller has written no lines. Other errors do not change.
 */
export const aboutOrders =
  (lines: readonly (BillableLine & { readonly order: Order })[]) =>
  (error: FieldsRefused | InvoiceRefusal): FieldsRefused | InvoiceRefusal => {
    if (!(error instanceof FieldsRefused)) return error
    const [field = "", texts] = Object.entries(error.errors)[0] ?? []
    const large = lines[Number(/^invoiceLines\[(\d+)\]$/.exec(field)?.[1])]
    if (large !== undefined) {
      const { order, charge } = large
      return refuse("ChargeTooLarge", { orderNumber: order.orderNumber, chargeNumber: charge.chargeNumber })
    }
    return field === "invoiceLines" ? refuse("OrdersTooLarge", { excess: texts?.[0] ?? "" }) : error
  }
