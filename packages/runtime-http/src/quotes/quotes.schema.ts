import { billingChoices, chargeModels, chargeTypes } from "@svc/domain/catalogue/charge"
import { orderStatuses } from "@svc/domain/orders/order"
import { orderTypes } from "@svc/domain/resources/order.resource"
import { chargeBounds } from "@svc/domain/orders/order-charge"
import { quoteMembers } from "@svc/domain/resources/quote.resource"
import { Type } from "typebox"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { answerOf } from "../members-schema.ts"
import { ChargeDetails, CurrencyAmount } from "../orders/orders.schema.ts"
import { Address } from "../reference-data/address.schema.ts"
import { CalendarDay, closed, CustomFieldValues, given, Instant, named, Uuid } from "../shapes.ts"

const Day = Type.Optional(CalendarDay)
const Digits = Type.Optional(ExactNumber())
const made = { created: Instant, modified: Instant }

/** Metrics in quotes; `otf` is the sum of one-time fees (contract U7). */
const metrics = { cmrr: CurrencyAmount, acv: CurrencyAmount, tcv: CurrencyAmount, otf: CurrencyAmount }

const SimpleCharge = closed({ id: Uuid, chargeNumber: Type.String(), name: Type.String() }, named("SimpleCharge"))
const SimpleOrder = closed({ id: Uuid, orderNumber: Type.String() }, named("SimpleOrder"))

const QuoteCharge = closed(
  {
    id: Uuid,
    quoteProductChargeId: Uuid,
    chargeNumber: Type.Optional(Type.String({ description: "Only for an existing charge of the subscription" })),
    name: Type.String(),
    charge: SimpleCharge,
    originalOrderProductChargeId: Type.Optional(
      Type.String({
        format: "uuid",
        description: "The subscription's charge that the quote changes or keeps",
      }),
    ),
    chargeType: Type.Enum([...chargeTypes]),
    priceModel: Type.Enum([...chargeModels]),
    startOn: Type.Enum([...chargeBounds]),
    endOn: Type.Enum([...chargeBounds]),
    effectiveStartDate: Day,
    effectiveEndDate: Day,
    quantity: Digits,
    unitCode: Type.String({ description: "UN/ECE Recommendation 20" }),
    pricePeriod: Type.Enum([...billingChoices.pricePeriod]),
    usageRating: Type.Enum([...billingChoices.usageRating]),
    billingPeriod: Type.Enum([...billingChoices.billingPeriod]),
    remarks: given,
    displayPrice: Digits,
    ppu: Type.Optional(ExactNumber({ description: "Price of a unit, if there is only one tier" })),
    priceDetails: Type.Array(ChargeDetails),
    ...metrics,
    customFields: CustomFieldValues,
    ...made,
  },
  named("QuoteCharge"),
)

const QuoteProduct = closed(
  {
    id: Uuid,
    productNumber: Type.String({ description: "Id of the product in the catalogue" }),
    chargePlanId: Uuid,
    chargePlanName: Type.String(),
    chargePlanNumber: Type.String(),
    productLineNumber: Type.Integer(),
    name: Type.String(),
    charges: Type.Array(QuoteCharge),
    ...metrics,
    customFields: CustomFieldValues,
    ...made,
  },
  named("QuoteProduct"),
)

export const Quote = closed(
  answerOf(quoteMembers, {
    changeOrderId: Type.Optional(Type.String({ format: "uuid", description: "The version of the order to change" })),
    convertedToOrder: Type.Optional(SimpleOrder),
    customer: SimpleAccount,
    invoiceCustomer: SimpleAccount,
    deliveryAddress: Type.Optional(Address),
    effectiveEndDate: Day,
    ...metrics,
    products: Type.Array(QuoteProduct),
    customFields: CustomFieldValues,
  }),
  named("Quote"),
)

export const QuoteConverted = closed(
  {
    quoteId: Uuid,
    quoteNumber: Type.String(),
    quote: Quote,
    orderId: Uuid,
    orderNumber: Type.String(),
    orderType: Type.Enum([...orderTypes]),
    orderStatus: Type.Enum([...orderStatuses]),
  },
  named("QuoteConverted"),
)
