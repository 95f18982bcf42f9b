import { mostOrderParts } from "@svc/domain/orders/form-order"
import { orderTypes, termTypes } from "@svc/domain/orders/order"
import { mostMonths } from "@svc/domain/orders/order-header"
import { cancelProductOn, productOperations } from "@svc/domain/orders/order-request"
import { quoteTypes } from "@svc/domain/quotes/quote"
import { Type } from "typebox"
import { CreateOrderProduct, MaybeCustomFields } from "../orders/order-parts.schema.ts"
import { closed, DayInput, LookupKey, Maybe, named, Text } from "../shapes.ts"

const months = Type.Integer({ minimum: 0, maximum: mostMonths })

/**
 * A product of a quote: a product of a new order, or a change of a subscription's product in a quote of type Change.
 */
const QuoteProduct = closed(
  {
    operation: Maybe(
      Type.Enum([...productOperations], { description: "Only for a quote of type Change. Default: Change" }),
    ),
    ...CreateOrderProduct.properties,
    cancelProductOn: Maybe(
      Type.Enum([...cancelProductOn], { description: "Only for the type Change. Default: EffectiveEndDate" }),
    ),
    cancelationDate: Maybe(DayInput),
  },
  named("QuoteProductRequest"),
)

const stated = {
  invoiceCustomer: Maybe(LookupKey),
  orderType: Maybe(Type.Enum([...orderTypes], { description: "Default: Subscription" })),
  termType: Maybe(Type.Enum([...termTypes], { description: "Default: Termed" })),
  quoteDate: Maybe(DayInput),
  validToDate: Maybe(DayInput),
  description: Maybe(Text),
  remarks: Maybe(Text),
  yourReference: Maybe(Text),
  ourReference: Maybe(Text),
  orderEffectiveChangeDate: Maybe(DayInput),
  effectiveStartDate: Maybe(DayInput),
  initialTerm: Maybe(months),
  renewalTerm: Maybe(months),
  autoRenewal: Maybe(Type.Boolean()),
  noticePeriod: Maybe(months),
  currency: Maybe(LookupKey),
  products: Maybe(Type.Array(QuoteProduct, { maxItems: mostOrderParts, description: "Discount on the whole quote" })),
  customFields: MaybeCustomFields,
}

/** A request for a new quote (contract U1). */
export const CreateQuoteRequest = closed(
  {
    customer: LookupKey,
    quoteType: Maybe(Type.Enum([...quoteTypes], { description: "Default: New" })),
    changeOrder: Maybe(LookupKey),
    ...stated,
  },
  named("CreateQuoteRequest"),
)

/** A request to change a quote (contract U3). */
export const UpdateQuoteRequest = closed({ customer: Type.Optional(LookupKey), ...stated }, named("UpdateQuoteRequest"))

/** A request to convert a quote to an order (contract U6). */
export const ConvertQuoteToOrderRequest = closed(
  {
    quote: LookupKey,
    activateOrder: Maybe(Type.Boolean({ description: "The new order is activated at once" })),
  },
  named("ConvertQuoteToOrderRequest"),
)
