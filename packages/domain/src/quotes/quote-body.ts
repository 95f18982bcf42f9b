import { simpleAccountBody } from "../customers/account.ts"
import { customFieldsBody } from "../custom-fields/custom-field.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { bodyOf, listedOf } from "../listing/members.ts"
import { currencyAmount, type Priced } from "../orders/currency-amount.ts"
import type { Metrics } from "../orders/metrics.ts"
import { lastVersions, type Order, type OrderProduct } from "../orders/order.ts"
import type { OrderCharge } from "../orders/order-charge.ts"
import { orderPricesBody } from "../orders/order-charge-body.ts"
import { noMetrics, sumOfMetrics } from "../orders/order-metrics.ts"
import { addressBody } from "../reference-data/address.ts"
import { addDays } from "../shared/calendar-date.ts"
import { toIso } from "../shared/timestamp.ts"
import type { OrderRef, Quote } from "./quote.ts"
import { quoteMembers } from "../resources/quote.resource.ts"

/** The fields that lists of quotes are filtered and ordered by. */
export const quoteFields = { one: listedOf(quoteMembers), custom: ["customFields"] } as const satisfies ListFields

const pricedOf = ({ currency, baseCurrency, rateDate, exchangeRate }: Quote): Priced => ({
  currency,
  baseCurrency,
  orderDate: rateDate,
  ...(exchangeRate === undefined ? {} : { exchangeRate }),
})

const metricsBody = (priced: Priced, { cmrr, acv, tcv, oneTimeFees }: Metrics) => ({
  cmrr: currencyAmount(priced, cmrr),
  acv: currencyAmount(priced, acv),
  tcv: currencyAmount(priced, tcv),
  otf: currencyAmount(priced, oneTimeFees),
})

const chargeBody = (quote: Quote, versions: readonly OrderCharge[], charge: OrderCharge) => {
  const { prices, metrics } = charge
  return {
    id: charge.id,
    quoteProductChargeId: charge.id,
    // A new charge has its id as its number until an order numbers it.
    chargeNumber: charge.chargeNumber === charge.id ? undefined : charge.chargeNumber,
    name: charge.name,
    charge: { id: charge.charge.id, chargeNumber: charge.charge.chargeNumber, name: charge.charge.name },
    originalOrderProductChargeId: originalOf(quote, versions, charge)?.id,
    chargeType: charge.chargeType,
    priceModel: charge.model,
    startOn: charge.startOn,
    endOn: charge.endOn,
    effectiveStartDate: charge.start,
    effectiveEndDate: charge.end && addDays(charge.end, -1),
    quantity: charge.orderedQuantity ?? charge.quantity,
    unitCode: charge.unit,
    pricePeriod: charge.pricePeriod,
    usageRating: charge.usageRating,
    billingPeriod: charge.billingPeriod,
    remarks: charge.remarks,
    displayPrice: charge.displayPrice,
    ppu: prices.length === 1 && prices[0]!.priceBase === "PerUnit" ? prices[0]!.price : undefined,
    priceDetails: orderPricesBody(charge),
    ...metricsBody(pricedOf(quote), metrics ?? noMetrics),
    customFields: customFieldsBody(charge.customFields),
    created: toIso(charge.createdAt),
    modified: toIso(charge.modifiedAt),
  }
}

/** The version of a charge in the subscription that the quote changes or leaves as it is. */
const originalOf = ({ change }: Quote, versions: readonly OrderCharge[], { chargeNumber }: OrderCharge) =>
  change === undefined
    ? undefined
    : versions.findLast((version) => version.chargeNumber === chargeNumber && version.madeIn < change.version)

/** The charges that the order has after the quote. */
export const chargesLeft = ({ charges }: OrderProduct): readonly OrderCharge[] =>
  lastVersions(charges).filter(({ endedIn }) => endedIn === undefined)

/** The products that the order has after the quote. */
export const productsLeft = ({ products }: Pick<Quote, "products">): readonly OrderProduct[] =>
  products.filter((product) => product.charges.length === 0 || chargesLeft(product).length > 0)

const productBody = (quote: Quote, product: OrderProduct) => ({
  id: product.id,
  productNumber: product.product.productNumber,
  chargePlanId: product.chargePlan.id,
  chargePlanName: product.chargePlan.name,
  chargePlanNumber: product.chargePlan.chargePlanNumber,
  productLineNumber: product.productLineNumber,
  name: product.name,
  charges: chargesLeft(product).map((charge) => chargeBody(quote, product.charges, charge)),
  ...metricsBody(pricedOf(quote), sumOfMetrics(product.charges.map(({ metrics }) => metrics ?? noMetrics))),
  customFields: customFieldsBody(product.customFields),
  created: toIso(product.createdAt),
  modified: toIso(product.modifiedAt),
})

const orderBody = ({ id, orderNumber }: OrderRef) => ({ id, orderNumber })

/** A quote as the interface shows it, which is also the data of its events (contract U7, U8). */
export const quoteBody = (quote: Quote) =>
  bodyOf(quoteMembers, quote, {
    changeOrderId: quote.change?.order.id,
    convertedToOrder: quote.convertedTo && orderBody(quote.convertedTo),
    customer: simpleAccountBody(quote.customer),
    invoiceCustomer: simpleAccountBody(quote.invoiceCustomer),
    deliveryAddress: addressBody(quote.deliveryAddress),
    effectiveEndDate: quote.end && addDays(quote.end, -1),
    ...metricsBody(pricedOf(quote), quote.metrics),
    products: productsLeft(quote).map((product) => productBody(quote, product)),
    customFields: customFieldsBody(quote.customFields),
  })

/** The answer to a conversion, which is also the data of its event (contract U6, U8). */
export const convertedQuoteBody = (quote: Quote, order: Order) => ({
  quoteId: quote.id,
  quoteNumber: quote.number,
  quote: quoteBody(quote),
  orderId: order.id,
  orderNumber: order.orderNumber,
  orderType: order.orderType,
  orderStatus: order.status,
})
