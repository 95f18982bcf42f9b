import { Effect, Result } from "effect"
import { billingChoices, type BillingChoices, type Charge, chargeKind } from "../catalogue/charge.ts"
import { type ChargePlan, chargePlanKind, type Product } from "../catalogue/product.ts"
import { under } from "../catalogue/request-context.ts"
import {
  type CustomFieldConfiguration,
  type CustomFieldValues,
  patchCustomFields,
} from "../custom-fields/custom-field.ts"
import { lookUp, type LookupKey } from "../listing/lookup-key.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { zero } from "../shared/decimal.ts"
import { fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { OrderProductId } from "../shared/ids.ts"
import type { Order, OrderProduct } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import type { OrderContext } from "./order-context.ts"
import type { OrderChargeRequest, OrderProductRequest } from "./order-request.ts"
import { type ChargePlace, readCharge } from "./read-charge.ts"

/** The order into which a product is formed. */
export interface ProductPlace {
  readonly order: Order
  /** The first day of the product in the order. */
  readonly from: CalendarDate
  readonly path: string
  readonly context: OrderContext
}

interface NewChargePlace extends Omit<ProductPlace, "order"> {
  readonly order: ChargePlace["order"] & Pick<Order, "version">
}

/** Forms a product of an order from a request, with the charges of one of the product's plans (contract S10). */
export const formProduct = Effect.fnUntraced(function* (
  request: OrderProductRequest,
  { order, from, path, context }: ProductPlace,
) {
  const { lookUps, configurations, nextId, now } = context
  const product = yield* lookUps.product(under(path, "product"), request.product)
  const plan = yield* findPlan(product, request.chargePlan, under(path, "chargePlan"))
  yield* checkSales(product, plan, from, path)
  const lineNumbers = order.products.map(({ productLineNumber }) => productLineNumber)
  const lineNumber = request.productLineNumber || Math.max(0, ...lineNumbers) + 1
  const inProduct = (index: number) => ({ order, from, path: `${under(path, "charges")}[${index}]`, context })
  const charges = yield* request.charges
    ? Effect.forEach(request.charges, (charge, index) =>
        Effect.flatMap(findCharge(plan, charge.charge, `${inProduct(index).path}.charge`), (listed) =>
          formCharge(listed, charge, inProduct(index)),
        ),
      )
    : Effect.forEach(plan.charges, (listed, index) => formCharge(listed, {}, inProduct(index)))
  return {
    id: nextId<OrderProductId>(),
    productNumber: "",
    product: { id: product.id, productNumber: product.productNumber, name: product.name },
    chargePlan: { id: plan.id, chargePlanNumber: plan.chargePlanNumber, name: plan.name },
    productLineNumber: lineNumber,
    name: request.name?.trim() || product.name,
    charges,
    ...given({ externalERPId: request.externalERPId, externalCRMId: request.externalCRMId }),
    customFields: yield* Effect.fromResult(
      patchCustomFields(
        configurations.OrderProduct,
        inherited(configurations.OrderProduct, { ...product.customFields, ...plan.customFields }),
        request.customFields,
        under(path, "customFields"),
      ),
    ),
    createdAt: now,
    modifiedAt: now,
  } satisfies OrderProduct
})

/**
 * The custom fields of a new part of an order: their defaults, replaced by the catalogue's values for fields with the
 * same key.
 */
const inherited = (
  configurations: readonly CustomFieldConfiguration[],
  values: CustomFieldValues,
): CustomFieldValues => ({
  ...Result.getOrThrow(patchCustomFields(configurations, undefined, undefined)),
  ...Object.fromEntries(configurations.flatMap(({ key }) => (key in values ? [[key, values[key]!]] : []))),
})

/** Refuses a product or plan that is not on sale on the day from which the order has it (contract S10). */
export const checkSales = Effect.fnUntraced(function* (
  product: Product,
  plan: ChargePlan,
  from: CalendarDate,
  path: string,
) {
  yield* checkSale(under(path, "product"), from, product.activationDate, product.endOfNewSalesDate)
  yield* checkSale(
    under(path, "chargePlan"),
    from,
    plan.effectiveStartDate,
    plan.endOfNewSalesDate ?? plan.effectiveEndDate,
  )
})

const checkSale = Effect.fnUntraced(function* (
  field: string,
  from: CalendarDate,
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
) {
  if (first !== undefined && first > from) return yield* fieldRefused(field, `cannot be sold before ${first}`)
  if (last !== undefined && last < from) return yield* fieldRefused(field, `cannot be sold after ${last}`)
})

/** The plan of a product that a key names. Without a key, the product's only plan (contract S10). */
export const findPlan = (product: Product, key: LookupKey | null | undefined, field: string) => {
  const { chargePlans } = product
  if (key !== undefined && key !== null)
    return lookUp(chargePlanKind, field, key, (criteria) =>
      Effect.succeed(
        chargePlans.filter(({ id, chargePlanNumber, name }) =>
          criteria.some(
            ({ key: by, value }) => ({ Id: id, ChargePlanNumber: chargePlanNumber, Name: name })[by] === value,
          ),
        ),
      ),
    )
  const [only] = chargePlans
  if (only !== undefined && chargePlans.length === 1) return Effect.succeed(only)
  return Effect.fail(
    fieldRefused(
      field,
      only === undefined
        ? "is missing: the product has no charge plan"
        : `is required: the product has ${chargePlans.length} charge plans`,
    ),
  )
}

/** The charge of a plan that a key names. Without a key, the plan's only charge (contract S10). */
export const findCharge = ({ charges }: ChargePlan, key: LookupKey | null | undefined, field: string) => {
  if (key !== undefined && key !== null)
    return lookUp(chargeKind, field, key, (criteria) =>
      Effect.succeed(
        charges.filter(({ id, chargeNumber, name }) =>
          criteria.some(({ key: by, value }) => ({ Id: id, ChargeNumber: chargeNumber, Name: name })[by] === value),
        ),
      ),
    )
  const [only] = charges
  if (only !== undefined && charges.length === 1) return Effect.succeed(only)
  return Effect.fail(
    fieldRefused(
      field,
      only === undefined
        ? "is missing: the charge plan has no charge"
        : `is required: the charge plan has ${charges.length} charges`,
    ),
  )
}

/** Forms a new charge of an order: the values of the catalogue, replaced by those that the request gives. */
export const formCharge = Effect.fnUntraced(function* (
  listed: Charge,
  request: OrderChargeRequest,
  { order, from, path, context }: NewChargePlace,
) {
  const blank = taken(listed, order, context)
  const start = from > order.start && !request.effectiveStartDate ? { start: from } : {}
  const charge = yield* readCharge({ ...blank, ...start }, request, { order, path, context }, listed)
  yield* checkStart(charge, from, path)
  return {
    ...charge,
    ...(charge.orderedQuantity === undefined ? {} : { quantity: zero }),
    ...(charge.start === undefined ? {} : { anchor: charge.start }),
  } satisfies OrderCharge
})

/** Refuses a charge that would begin before its product. */
export const checkStart = ({ start }: OrderCharge, from: CalendarDate, path: string) =>
  start !== undefined && start < from
    ? Effect.fail(
        fieldRefused(under(path, "effectiveStartDate"), `must not be before ${from}, when the product is added`),
      )
    : Effect.void

/** The values that an order copies from a charge of the catalogue. */
const taken = (
  listed: Charge,
  { currency, version }: NewChargePlace["order"],
  { configurations, nextId, now }: OrderContext,
): OrderCharge => {
  const id = nextId<OrderCharge["id"]>()
  const { taxTemplate, deferredRevenueAccount, recognizedRevenueAccount } = listed
  const { specificBillingDay, offsetBillingDays, alignmentDate } = listed
  const tiers = listed.prices.find((prices) => prices.currency === currency)?.tiers ?? []
  const hasQuantity = listed.chargeType === "OneOff" || listed.chargeType === "Recurring"
  return {
    ...(Object.fromEntries(
      (Object.keys(billingChoices) as (keyof BillingChoices)[]).map((choice) => [choice, listed[choice]]),
    ) as unknown as BillingChoices),
    id,
    chargeNumber: id,
    version: 1,
    madeIn: version,
    charge: { id: listed.id, chargeNumber: listed.chargeNumber, name: listed.name },
    name: listed.name,
    chargeType: listed.chargeType,
    model: listed.model,
    ...(hasQuantity ? { quantity: listed.defaultQuantity } : {}),
    unit: listed.unit,
    startOn: "AlignToSubscription",
    endOn: "AlignToSubscription",
    ...given({ specificBillingDay, offsetBillingDays, alignmentDate, taxTemplate }),
    ...given({ deferredRevenueAccount, recognizedRevenueAccount }),
    taxIncluded: listed.taxIncluded,
    createInvoiceLinesPerTier: listed.createInvoiceLinesPerTier,
    revenueRecognition: listed.revenueRecognition,
    deliveryClosed: false,
    prices: tiers.map((tier) => ({ ...tier, listPrice: tier.price })),
    features: listed.features,
    customFields: inherited(configurations.OrderProductCharge, listed.customFields),
    createdAt: now,
    modifiedAt: now,
  }
}
