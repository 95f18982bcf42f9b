import { BigDecimal, Effect } from "effect"
import { billingChoices, type Charge } from "../catalogue/charge.ts"
import { chargeMistake } from "../catalogue/charge-rules.ts"
import { followAccounts } from "../catalogue/charge-request.ts"
import { follow, patchDate, under } from "../catalogue/request-context.ts"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "../listing/merge-patch.ts"
import { textsIn } from "../listing/members.ts"
import { findUnit } from "../reference-data/find-coded.ts"
import { addDays } from "../shared/calendar-date.ts"
import { printDecimal } from "../shared/decimal.ts"
import { fieldRefused } from "../shared/errors.ts"
import { chargeDates, withDates } from "./charge-dates.ts"
import { findMilestone } from "./find-part.ts"
import type { Order } from "./order.ts"
import { orderChargeTexts } from "../resources/order.resource.ts"
import type { OrderCharge } from "./order-charge.ts"
import type { OrderContext } from "./order-context.ts"
import { changeOrderPrices } from "./order-prices.ts"
import type { OrderChargeRequest } from "./order-request.ts"
import { isCovered } from "./price-of.ts"
import { checkChargeAmount } from "./within-amounts.ts"

/** The order as it will be, and the path of the charge in the request. */
export interface ChargePlace {
  readonly order: Pick<Order, "orderType" | "start" | "end" | "termType" | "milestones" | "currency">
  readonly path: string
  readonly context: OrderContext
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })

/**
 * The charge with the members that a request gives; other members stay (contract S10 to S12). `listed` is given for a
 * new charge and is the charge of the catalogue from which it was made.
 */
export const readCharge = Effect.fnUntraced(function* (
  before: OrderCharge,
  request: OrderChargeRequest,
  { order, path, context }: ChargePlace,
  listed?: Charge,
) {
  const { lookUps, configurations, now } = context
  const at = (member: keyof OrderChargeRequest) => under(path, member)
  for (const member of ["quantity", "orderedQuantity", "estimatedUsage", "estimatedQuantity"] as const) {
    const value = request[member]
    if (value && BigDecimal.isNegative(value)) return yield* fieldRefused(at(member), "must not be negative")
  }
  const endDate = yield* patchDate(at("effectiveEndDate"), request.effectiveEndDate)
  const milestone = (member: "startMilestone" | "endMilestone") =>
    follow(
      at(member),
      request[member],
      (field, key) => findMilestone(order.milestones, field, key),
      ({ id }) => id,
    )
  const start = yield* patchDate(at("effectiveStartDate"), request.effectiveStartDate)
  const startMilestone = yield* milestone("startMilestone")
  const endMilestone = yield* milestone("endMilestone")
  const patch: MergePatch<OrderCharge> = {
    ...Object.fromEntries(
      Object.keys(billingChoices).map((choice) => [choice, request[choice as "billingDay"] ?? undefined]),
    ),
    name: request.name ?? undefined,
    ...textsIn(orderChargeTexts, request),
    chargeType: request.chargeType ?? undefined,
    model: request.priceModel ?? undefined,
    quantity: request.quantity ?? undefined,
    orderedQuantity: request.orderedQuantity,
    estimatedUsage: request.estimatedUsage,
    estimatedQuantity: request.estimatedQuantity,
    unit: (yield* follow(at("unitCode"), request.unitCode, findUnit, ({ unitCode }) => unitCode)) ?? undefined,
    startOn: request.startOn ?? (startMilestone ? "Milestone" : start ? "SpecificDate" : undefined),
    endOn: request.endOn ?? (endMilestone ? "Milestone" : endDate ? "SpecificDate" : undefined),
    start,
    end: endDate && addDays(endDate, 1),
    startMilestone,
    endMilestone,
    chargedThrough: yield* patchDate(at("chargedThroughDate"), request.chargedThroughDate),
    lastPriceAdjustmentDate: yield* patchDate(at("lastPriceAdjustmentDate"), request.lastPriceAdjustmentDate),
    specificBillingDay: request.specificBillingDay,
    offsetBillingDays: request.offsetBillingDays,
    alignmentDate: yield* patchDate(at("alignmentDate"), request.alignmentDate),
    taxTemplate: yield* follow(at("taxTemplate"), request.taxTemplate, lookUps.taxTemplate, named),
    taxIncluded: request.taxIncluded ?? undefined,
    createInvoiceLinesPerTier: request.createInvoiceLinesPerTier ?? undefined,
    revenueRecognition:
      (yield* follow(
        at("revenueRecognitionRule"),
        request.revenueRecognitionRule,
        lookUps.revenueRecognitionRule,
        ({ name }) => name,
      )) ?? undefined,
    ...(yield* followAccounts(request, path, lookUps)),
    displayPrice: request.displayPrice,
    customFields: yield* Effect.fromResult(
      patchCustomFields(
        configurations.OrderProductCharge,
        before.customFields,
        request.customFields,
        at("customFields"),
      ),
    ),
  }
  const patched = mergePatch(before, emptyRemoves(patch))
  if (start && patched.startOn !== "SpecificDate")
    return yield* fieldRefused(at("effectiveStartDate"), `must be left out when startOn is ${patched.startOn}`)
  if (endDate && patched.endOn !== "SpecificDate")
    return yield* fieldRefused(at("effectiveEndDate"), `must be left out when endOn is ${patched.endOn}`)
  const charge: OrderCharge = {
    ...patched,
    features: yield* readFeatures(before, request, path, context),
    prices: yield* Effect.fromResult(
      listed !== undefined && !request.priceDetails
        ? changeOrderPrices(before.prices, [], pricesOf(patched, before, order.currency, at("priceDetails")))
        : changeOrderPrices(listed === undefined ? before.prices : [], request.priceDetails ?? [], {
            ...pricesOf(patched, before, order.currency, at("priceDetails")),
            ...(listed === undefined
              ? {}
              : { listed: listed.prices.find(({ currency }) => currency === order.currency)?.tiers ?? [] }),
          }),
    ),
    modifiedAt: now,
  }
  yield* checkCharge(charge, order, path)
  const dated = withDates(charge, chargeDates(charge, order))
  yield* checkDates(dated, order, path)
  yield* checkChargeAmount(dated, order, path)
  return dated
})

const pricesOf = (charge: OrderCharge, before: OrderCharge, currency: string, path: string) => ({
  model: charge.model,
  modelChanged: charge.model !== before.model,
  currency,
  path,
})

const readFeatures = Effect.fnUntraced(function* (
  { features: before }: OrderCharge,
  request: OrderChargeRequest,
  path: string,
  { lookUps }: OrderContext,
) {
  let features = before
  for (const [index, { operation, feature: key }] of (request.features ?? []).entries()) {
    const feature = yield* lookUps.feature(`${under(path, "features")}[${index}].feature`, key)
    const others = features.filter(({ id }) => id !== feature.id)
    features = operation === "Remove" ? others : [...others, feature]
  }
  return features
})

/** Whether the amount of a charge depends on a quantity that the order gives. */
const needsQuantity = ({ chargeType, model }: OrderCharge): boolean =>
  (chargeType === "OneOff" || chargeType === "Recurring") && model !== "Flat"

const checkCharge = Effect.fnUntraced(function* (
  charge: OrderCharge,
  { orderType, termType }: ChargePlace["order"],
  path: string,
) {
  const mistake = chargeMistake(charge)
  if (mistake !== undefined)
    return yield* fieldRefused(under(path, mistake[0] === "model" ? "priceModel" : mistake[0]), mistake[1])
  if (orderType === "SalesOrder" && charge.chargeType !== "OneOff" && charge.chargeType !== "Usage")
    return yield* fieldRefused(
      under(path, "charge"),
      `names a ${charge.chargeType} charge: a sales order has only OneOff and Usage charges`,
    )
  if (termType === "Evergreen" && charge.billingPeriod === "EndOfTerm" && charge.chargeType !== "OneOff")
    return yield* fieldRefused(under(path, "billingPeriod"), "must not be EndOfTerm: the order has no end")
  if (charge.prices.length === 0 && charge.model !== "Rated")
    return yield* fieldRefused(
      under(path, "priceDetails"),
      "is required: the catalogue has no price in the currency of the order",
    )
  if (needsQuantity(charge) && charge.quantity === undefined)
    return yield* fieldRefused(under(path, "quantity"), "is required")
  if (charge.periodAlignment === "AlignToDate" && charge.alignmentDate === undefined)
    return yield* fieldRefused(under(path, "alignmentDate"), "is required when periodAlignment is AlignToDate")
  if (charge.orderedQuantity !== undefined && (charge.chargeType !== "OneOff" || charge.model !== "Quantity"))
    return yield* fieldRefused(
      under(path, "orderedQuantity"),
      "must be left out unless the charge is OneOff of the model Quantity",
    )
  const { chargeType, quantity, orderedQuantity, estimatedUsage, estimatedQuantity } = charge
  const priced = {
    ...(needsQuantity(charge) ? { quantity: orderedQuantity ?? quantity } : {}),
    ...(chargeType === "Usage" ? { estimatedUsage } : {}),
    ...(chargeType === "Measured" ? { estimatedQuantity } : {}),
  }
  for (const [member, most] of Object.entries(priced)) {
    if (most !== undefined && !isCovered(charge, most))
      return yield* fieldRefused(
        under(path, member),
        `must not be more than ${printDecimal(charge.prices.at(-1)!.toQuantity!)}, where the last tier ends`,
      )
  }
})

const checkDates = Effect.fnUntraced(function* (charge: OrderCharge, order: ChargePlace["order"], path: string) {
  const { startOn, endOn, startMilestone, endMilestone, chargeType } = charge
  if (startOn === "Milestone" && startMilestone === undefined)
    return yield* fieldRefused(under(path, "startMilestone"), "is required when startOn is Milestone")
  if (endOn === "Milestone" && endMilestone === undefined)
    return yield* fieldRefused(under(path, "endMilestone"), "is required when endOn is Milestone")
  if (startOn === "SpecificDate" && charge.start === undefined)
    return yield* fieldRefused(under(path, "effectiveStartDate"), "is required when startOn is SpecificDate")
  if (endOn === "SpecificDate" && charge.end === undefined && chargeType !== "OneOff")
    return yield* fieldRefused(under(path, "effectiveEndDate"), "is required when endOn is SpecificDate")
  const { start, end } = charge
  if (start !== undefined && (start < order.start || (order.end !== undefined && start >= order.end)))
    return yield* fieldRefused(under(path, "effectiveStartDate"), "must be within the dates of the order")
  if (end !== undefined && order.end !== undefined && end > order.end)
    return yield* fieldRefused(under(path, "effectiveEndDate"), "must not be after the end of the order")
  if (start !== undefined && end !== undefined && end <= start)
    return yield* fieldRefused(under(path, "effectiveEndDate"), "must not be before effectiveStartDate")
  const { chargedThrough } = charge
  if (
    chargedThrough !== undefined &&
    start !== undefined &&
    (chargedThrough < start || (end !== undefined && chargedThrough > end))
  )
    return yield* fieldRefused(under(path, "chargedThroughDate"), "must be within the dates of the charge")
})
