import { mostOrderParts } from "@svc/domain/orders/form-order"
import { cancelProductOn, productOperations } from "@svc/domain/orders/order-request"
import { quoteMembers, quoteTypes } from "@svc/domain/resources/quote.resource"
import { Type } from "typebox"
import { requestOf } from "../members-schema.ts"
import { CreateOrderProduct, MaybeCustomFields } from "../orders/order-parts.schema.ts"
import { closed, DayInput, LookupKey, Maybe, named } from "../shapes.ts"

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
  ...requestOf(quoteMembers),
  currency: Maybe(LookupKey),
  products: Maybe(Type.Array(QuoteProduct, { maxItems: mostOrderParts })),
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
