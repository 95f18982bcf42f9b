import {
  type CustomFieldConfiguration,
  type CustomFieldValues,
  patchCustomFields,
} from "../custom-fields/custom-field.ts"
import type { ChangeOrderRequest, CreateOrderRequest } from "../orders/order-request.ts"
import { patchTexts } from "../listing/members.ts"
import type { OrderProduct } from "../orders/order.ts"
import { Result } from "effect"
import type { Quote } from "./quote.ts"
import type { QuoteContext } from "./quote-context.ts"
import { quoteMembers } from "../resources/quote.resource.ts"

/**
 * The request for the order of a quote of the type New, with its products and their prices as new parts (contract U6).
 */
export const orderRequestOf = (quote: Quote, context: QuoteContext): CreateOrderRequest => {
  const { configurations, ofQuotes } = context
  const isSubscription = quote.orderType === "Subscription"
  return {
    account: quote.customer.id,
    invoiceAccount: quote.invoiceCustomer.id,
    effectiveStartDate: quote.start,
    ...(isSubscription
      ? {
          subscriptionType: quote.termType,
          ...(quote.termType === "Termed" ? { term: quote.initialTerm } : {}),
          renewalTerm: quote.renewalTerm,
          noticePeriod: quote.noticePeriod,
          isAutoRenewed: quote.autoRenewal,
        }
      : {}),
    ...patchTexts(quoteMembers, quote, {}),
    customFields: shared(quote.customFields, ofQuotes.Quote, configurations.Order),
    products: quote.products.map((product) => {
      const formed = withFieldsOfOrders(asNewPart(product, context), context)
      return { product: formed.product.id, formed }
    }),
  }
}

/** The request for the change of an order by a quote of the type Change (contract U6). */
export const changeRequestOf = (
  { orderEffectiveChangeDate, change }: Quote,
  context: Pick<QuoteContext, "nextId" | "now">,
): ChangeOrderRequest => {
  const { term, invoiceCustomer, products } = change!
  return {
    ...term,
    ...(invoiceCustomer === undefined ? {} : { invoiceAccount: invoiceCustomer }),
    effectiveChangeDate: orderEffectiveChangeDate,
    products: products.map(({ formed, ...request }) =>
      formed === undefined ? request : { ...request, formed: asNewPart(formed, context) },
    ),
  }
}

/** The product as a new part, which no order has yet. */
const asNewPart = (product: OrderProduct, { nextId, now }: Pick<QuoteContext, "nextId" | "now">): OrderProduct => ({
  ...product,
  id: nextId(),
  productNumber: "",
  charges: product.charges.map((charge) => {
    const id = nextId<typeof charge.id>()
    return { ...charge, id, chargeNumber: id, createdAt: now, modifiedAt: now }
  }),
  createdAt: now,
  modifiedAt: now,
})

/** The product with the custom fields of orders in place of those of quotes (contract U5). */
const withFieldsOfOrders = (product: OrderProduct, { configurations, ofQuotes }: QuoteContext): OrderProduct => ({
  ...product,
  customFields: fieldsAs(product.customFields, ofQuotes.QuoteProduct, configurations.OrderProduct),
  charges: product.charges.map((charge) => ({
    ...charge,
    customFields: fieldsAs(charge.customFields, ofQuotes.QuoteProductCharge, configurations.OrderProductCharge),
  })),
})

const fieldsAs = (
  values: CustomFieldValues,
  from: readonly CustomFieldConfiguration[],
  to: readonly CustomFieldConfiguration[],
): CustomFieldValues => ({
  ...Result.getOrThrow(patchCustomFields(to, undefined, undefined)),
  ...shared(values, from, to),
})

/** The values of the fields that both entities have, by key and type. */
const shared = (
  values: CustomFieldValues,
  from: readonly CustomFieldConfiguration[],
  to: readonly CustomFieldConfiguration[],
): CustomFieldValues => {
  const types = new Map(from.map(({ key, fieldType }) => [key, fieldType]))
  return Object.fromEntries(
    to.flatMap(({ key, fieldType }) => (key in values && types.get(key) === fieldType ? [[key, values[key]!]] : [])),
  )
}
