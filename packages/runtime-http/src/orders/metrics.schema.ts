import { billingChoices, chargeModels, chargeTypes } from "@svc/domain/catalogue/charge"
import { revenueMovements } from "@svc/domain/orders/monthly-revenue"
import { mostOrderParts } from "@svc/domain/orders/form-order"
import { mostMonths, orderTypes } from "@svc/domain/resources/order.resource"
import { discountBounds } from "@svc/domain/orders/order-request"
import type { ChargeId, ChargePlanId } from "@svc/domain/shared/ids"
import { Type } from "typebox"
import { dayFormats } from "../day-formats.ts"
import { ExactNumber } from "../decimal-body.ts"
import { shownAs } from "../shown-as.ts"
import { closed, DayInput, given, LookupKey, Maybe, named, Text, uuid } from "../shapes.ts"
import { orderPrice } from "./order-parts.schema.ts"
import { CurrencyAmount, metrics } from "./orders.schema.ts"

const { tier, price, listPrice, lineDiscountPercent, lineDiscountAmount, priceBase, toQuantity, isInfinite } =
  orderPrice
const ChargeDetails = closed(
  { tier, price, listPrice, lineDiscountAmount, lineDiscountPercent, toQuantity, isInfinite, priceBase },
  named("CalculateOrderMetricsChargeDetailsRequest"),
)
const Amount = Maybe(ExactNumber({ minimum: 0 }))

const charge = {
  charge: Maybe(LookupKey),
  name: Maybe(Type.String({ maxLength: 512 })),
  chargeType: Maybe(Type.Enum([...chargeTypes])),
  priceModel: Maybe(Type.Enum([...chargeModels])),
  quantity: Amount,
  pricePeriod: Maybe(Type.Enum([...billingChoices.pricePeriod])),
  billingPeriod: Maybe(Type.Enum([...billingChoices.billingPeriod])),
  effectiveStartDate: Maybe(DayInput),
  effectiveEndDate: Maybe(DayInput),
  taxTemplate: Maybe(LookupKey),
  taxIncluded: Maybe(Type.Boolean()),
  priceDetails: Maybe(Type.Array(ChargeDetails, { maxItems: mostOrderParts })),
  estimatedUsage: Amount,
  estimatedQuantity: Amount,
}
const place = {
  term: Maybe(
    Type.Integer({
      minimum: 0,
      maximum: mostMonths,
      description: "Months. Default: 12, when the request has neither a term nor an end",
    }),
  ),
  currency: Maybe(LookupKey),
  account: Maybe(LookupKey),
}

/** A single charge that is not stored (contract S35). */
export const CalculateChargeMetricsRequest = closed({ ...place, ...charge }, named("CalculateChargeMetricsRequest"))

const Key = Type.String({ maxLength: 200 })
const ProductCharge = closed(
  { ...charge, orderDiscountMappingKey: Maybe(Type.Array(Key, { maxItems: 100 })) },
  named("CalculateOrderMetricsProductChargeRequest"),
)
const Product = closed(
  {
    product: Maybe(LookupKey),
    chargePlan: Maybe(LookupKey),
    charges: Maybe(Type.Array(ProductCharge, { maxItems: mostOrderParts })),
  },
  named("CalculateOrderMetricsProductRequest"),
)
const Discount = closed(
  {
    startOn: Maybe(Type.Enum([...discountBounds])),
    endOn: Maybe(Type.Enum([...discountBounds])),
    startDate: Maybe(DayInput),
    endDate: Maybe(DayInput),
    percent: Maybe(ExactNumber({ minimum: 0, maximum: 100 })),
    description: Maybe(Text),
    onSpecificCharges: Maybe(Type.Boolean()),
    charges: Maybe(
      Type.Array(closed({ charge: LookupKey }, named("CalculateOrderMetricsOrderDiscountChargeRequest")), {
        maxItems: mostOrderParts,
      }),
    ),
    chargeMappingKey: Maybe(Key),
  },
  named("CalculateOrderMetricsOrderDiscountRequest"),
)

/** An order that is not stored (contract S35). */
export const CalculateOrderMetricsRequest = closed(
  {
    orderType: Maybe(Type.Enum([...orderTypes], { description: "Default: Subscription" })),
    effectiveStartDate: Maybe(DayInput),
    effectiveEndDate: Maybe(DayInput),
    ...place,
    products: Maybe(Type.Array(Product, { maxItems: mostOrderParts })),
    orderDiscounts: Maybe(Type.Array(Discount, { maxItems: 200 })),
  },
  named("CalculateOrderMetricsRequest"),
)

const amounts = { ...metrics, fmrr: CurrencyAmount }

export const ChargeMetrics = closed(
  {
    name: given,
    chargeNumber: Type.Optional(Type.String({ description: "The ids refer to the catalogue" })),
    chargePlanId: Type.Optional(uuid<ChargePlanId>()),
    chargeId: Type.Optional(uuid<ChargeId>()),
    ...amounts,
  },
  named("ChargeMetricsResponse"),
)
export const OrderMetrics = closed({ ...amounts, charges: Type.Array(ChargeMetrics) }, named("OrderMetricsResponse"))

/** The months from one day to another, both included. */
export const MonthsQuery = closed({
  From: shownAs(Type.String({ format: dayFormats.day }), {
    type: "string",
    format: "date",
    description: "A day of the first month",
  }),
  To: shownAs(Type.String({ format: dayFormats.day }), {
    type: "string",
    format: "date",
    description: "A day of the last month",
  }),
})

const amount = ExactNumber()
/** The monthly recurring revenue of a legal entity (contract S36, S37). */
export const RecurringRevenue = closed(
  {
    data: Type.Array(
      closed(
        {
          month: Type.String({ description: "`yyyy-MM`" }),
          opening: amount,
          ...Object.fromEntries(revenueMovements.map((movement) => [movement, amount])),
          mrr: amount,
          arr: amount,
        },
        named("RevenueOfMonth"),
      ),
    ),
  },
  named("RecurringRevenue"),
)
