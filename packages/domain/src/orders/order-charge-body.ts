import { BigDecimal } from "effect"
import { chargeModels, chargeTypes } from "../catalogue/charge.ts"
import { featureBody } from "../catalogue/feature.ts"
import { billingTermsBody } from "../catalogue/product-body.ts"
import { customFieldsBody } from "../custom-fields/custom-field.ts"
import type { FieldValue, ListFields } from "../listing/list-fields.ts"
import { bodyOf, listedOf } from "../listing/members.ts"
import { addDays } from "../shared/calendar-date.ts"
import { zero } from "../shared/decimal.ts"
import type { OrderProductId } from "../shared/ids.ts"
import { toIso } from "../shared/timestamp.ts"
import { changeStateOf, lastVersionIds } from "./change-state.ts"
import { inBase, metricsBody } from "./currency-amount.ts"
import { remainingQuantity } from "./deliver-charge.ts"
import type { Order } from "./order.ts"
import { orderChargeTexts } from "../resources/order.resource.ts"
import type { OrderCharge } from "./order-charge.ts"

/** A version of a charge with the version of the order in which it is shown. */
export interface ShownCharge {
  readonly charge: OrderCharge
  readonly orderProductId: OrderProductId
  readonly order: Order
}

/** The fields that lists of the charges of an order are filtered and ordered by. */
export const orderChargeFields = {
  one: {
    id: "uuid",
    chargeNumber: "text",
    version: "number",
    name: "text",
    chargeType: chargeTypes,
    priceModel: chargeModels,
    effectiveStartDate: "date",
    effectiveEndDate: "date",
    chargedThroughDate: "date",
    ...listedOf(orderChargeTexts),
    created: "instant",
    modified: "instant",
  },
} as const satisfies ListFields

/** The value of a field of `orderChargeFields`. */
export const orderChargeField = ({ charge }: ShownCharge, field: string): FieldValue => {
  const { version, model, end, start, chargedThrough, createdAt, modifiedAt } = charge
  const named: Readonly<Record<string, FieldValue | undefined>> = {
    version: BigDecimal.fromBigInt(BigInt(version)),
    priceModel: model,
    effectiveStartDate: start,
    effectiveEndDate: end && addDays(end, -1),
    chargedThroughDate: chargedThrough,
    created: createdAt,
    modified: modifiedAt,
  }
  return (field in named ? named[field] : (charge[field as keyof OrderCharge] as FieldValue | undefined)) ?? null
}

/** The price tiers as the interface shows them, each with its lower bound. */
export const orderPricesBody = ({ prices }: OrderCharge) =>
  prices.map(({ toQuantity, ...tier }, number) => ({
    tier: number,
    price: tier.price,
    listPrice: tier.listPrice,
    description: tier.description,
    fromQuantity: number === 0 ? zero : prices[number - 1]?.toQuantity,
    toQuantity,
    priceBase: tier.priceBase,
    lineDiscountPercent: tier.lineDiscountPercent,
    lineDiscountAmount: tier.lineDiscountAmount,
  }))

/** The price of a charge that has exactly one tier. */
const onePrice = ({ prices }: OrderCharge) => {
  const [only] = prices
  return only === undefined || prices.length > 1
    ? {}
    : {
        price: only.price,
        listPrice: only.listPrice,
        discountAmount: only.lineDiscountAmount,
        discountPercentage: only.lineDiscountPercent,
      }
}

/** A version of a charge as the interface shows it. */
export const orderChargeBody = ({ charge, orderProductId, order }: ShownCharge) =>
  bodyIn(order, lastVersionIds(order), orderProductId, charge)

/**
 * A version of a charge as the interface shows it, for a caller that knows the ids of the order's last charge versions.
 */
export const bodyIn = (
  order: Order,
  last: ReadonlySet<string>,
  orderProductId: OrderProductId,
  charge: OrderCharge,
) => {
  const { metrics, startMilestone, endMilestone } = charge
  const isLastVersion = last.has(charge.id)
  const monthly = charge.chargeType === "Recurring" ? metrics?.cmrr : undefined
  const milestone = (id: string | undefined) => order.milestones.find((each) => each.id === id)?.name
  return {
    id: charge.id,
    chargeNumber: charge.chargeNumber,
    version: charge.version,
    isLastVersion,
    name: charge.name,
    ...bodyOf(orderChargeTexts, charge, {}),
    chargeType: charge.chargeType,
    priceModel: charge.model,
    effectiveStartDate: charge.start,
    effectiveEndDate: charge.end && addDays(charge.end, -1),
    quantity: charge.quantity,
    unitCode: charge.unit,
    startOn: charge.startOn,
    endOn: charge.endOn,
    startMilestone: milestone(startMilestone),
    endMilestone: milestone(endMilestone),
    chargedThroughDate: charge.chargedThrough,
    lastRenewalDate: charge.lastRenewalDate,
    lastPriceAdjustmentDate: charge.lastPriceAdjustmentDate,
    ...billingTermsBody(charge),
    revenueRecognitionRule: charge.revenueRecognition,
    estimatedUsage: charge.estimatedUsage,
    estimatedQuantity: charge.estimatedQuantity,
    orderedQuantity: charge.orderedQuantity,
    remainingQuantity: charge.orderedQuantity && remainingQuantity(charge),
    deliveryDate: charge.deliveryDate,
    changeState: changeStateOf(order, charge, isLastVersion),
    displayPrice: charge.displayPrice,
    priceDetails: orderPricesBody(charge),
    ...onePrice(charge),
    recurringMonthlyAmount: monthly,
    recurringMonthlyAmountBase: monthly && inBase(order, monthly),
    features: charge.features.map(featureBody),
    orderDiscounts: order.discounts
      .filter(({ chargeNumbers }) => chargeNumbers?.includes(charge.chargeNumber) ?? true)
      .map(({ id }) => ({ orderDiscountId: id, chargeId: charge.id })),
    ...(metrics && metricsBody(order, metrics)),
    orderProductId,
    orderId: order.id,
    chargeId: charge.charge.id,
    customFields: customFieldsBody(charge.customFields),
    created: toIso(charge.createdAt),
    modified: toIso(charge.modifiedAt),
  }
}
