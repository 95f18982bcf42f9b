import { type Decimal, decimalOf } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { numberOf, withoutNulls } from "../../ui/typed.ts"
import { nextKey } from "../../ui/next-key.ts"

type Schemas = components["schemas"]
export type QuoteRequest = Schemas["QuoteCreate"]
type ProductRequest = Schemas["QuoteProductRequest"]
type ChargeRequest = Schemas["OrderProductChargeCreate"]
type Subscription = Schemas["Subscription"]
type Priced = Pick<Schemas["QuoteCharge"], "priceModel" | "priceDetails" | "pricePeriod" | "chargeType" | "unitCode">

/** The editable values of a charge. */
export interface Typed {
  readonly quantity: string
  /** List price of a single tier; empty when there are several tiers, whose prices are kept. */
  readonly price: string
  readonly discount: string
}

/** A charge of a quote in the editor. */
export interface ChargeDraft extends Typed {
  readonly key: string
  readonly name: string
  readonly priced: Priced
  /** The original values: unchanged values of a subscription's charge are not sent. */
  readonly before: Typed
  /** The reference to the charge in the request, and its values that are not editable here. */
  readonly kept: ChargeRequest
}

/** A product of a quote, with the charges to offer. */
export interface ProductDraft {
  readonly key: string
  readonly name: string
  readonly plan: string
  /** True for a product of the subscription, which is changed or ended; any other product is sold. */
  readonly isOfOrder: boolean
  readonly isEnded: boolean
  readonly request: Pick<ProductRequest, "product" | "chargePlan" | "name" | "customFields">
  readonly charges: readonly ChargeDraft[]
}

const textOf = (value: Decimal | undefined) => (value === undefined ? "" : String(value))

export const hasQuantity = ({ priced }: ChargeDraft) => priced.priceModel !== "Flat" && priced.priceModel !== "Rated"
export const hasOnePrice = ({ priced }: ChargeDraft) => priced.priceDetails.length === 1

const chargeDraft = (name: string, priced: Priced, quantity: Decimal | undefined, kept: ChargeRequest): ChargeDraft => {
  const [first] = priced.priceDetails
  const typed = {
    quantity: textOf(quantity),
    price: priced.priceDetails.length === 1 ? textOf(first?.listPrice) : "",
    discount: textOf(first?.lineDiscountPercent),
  }
  return { key: nextKey(), name, priced, before: typed, kept, ...typed }
}

/** A plan of the catalogue as a quote would offer it: all of its charges, at the prices of the currency. */
export const draftOfPlan = (
  product: Schemas["Product"],
  plan: Schemas["ChargePlan"],
  currency: string,
): ProductDraft => ({
  key: nextKey(),
  name: product.name,
  plan: plan.name,
  isOfOrder: false,
  isEnded: false,
  request: { product: product.id, chargePlan: plan.id },
  charges: plan.charges.map(({ id, name, model, defaultQuantity, priceDetails, ...charge }) => {
    const details = priceDetails
      .filter((each) => each.currency === currency)
      .map((each) => ({ ...each, listPrice: each.price }))
    return chargeDraft(name, { ...charge, priceModel: model, priceDetails: details }, defaultQuantity, { charge: id })
  }),
})

type QuoteCharge = Schemas["QuoteCharge"]

/** The values that a charge keeps when its quote is changed. */
const keptOf = (charge: QuoteCharge): ChargeRequest => {
  const { startOn, endOn, effectiveStartDate = null, effectiveEndDate = null, remarks = null, name } = charge
  const { displayPrice = null, customFields, pricePeriod, billingPeriod, unitCode } = charge
  return {
    charge: charge.charge.id,
    ...withoutNulls({
      name,
      remarks,
      displayPrice,
      unitCode,
      startOn,
      endOn,
      effectiveStartDate: startOn === "SpecificDate" ? effectiveStartDate : null,
      effectiveEndDate: endOn === "SpecificDate" ? effectiveEndDate : null,
      ...(charge.chargeType === "OneOff" ? {} : { pricePeriod, billingPeriod }),
    }),
    ...(Object.keys(customFields).length === 0 ? {} : { customFields }),
  }
}

/** The products that a quote sells: all of them, or those that it adds to a subscription. */
const soldBy = (quote: Schemas["Quote"]): readonly ProductDraft[] =>
  quote.products
    .filter(({ charges }) => charges.every((charge) => charge.originalOrderProductChargeId === undefined))
    .map((product) => ({
      key: nextKey(),
      name: product.name,
      plan: product.chargePlanName,
      isOfOrder: false,
      isEnded: false,
      request: {
        product: product.productNumber,
        chargePlan: product.chargePlanId,
        name: product.name,
        ...(Object.keys(product.customFields).length === 0 ? {} : { customFields: product.customFields }),
      },
      charges: product.charges.map((charge) => chargeDraft(charge.name, charge, charge.quantity, keptOf(charge))),
    }))

/** The products of a subscription, with the quote's changes of them. */
const changedBy = (subscription: Subscription, quote: Schemas["Quote"] | undefined): readonly ProductDraft[] => {
  const quoted = new Map(
    (quote?.products ?? []).flatMap(({ charges }) =>
      charges.flatMap((charge) =>
        charge.originalOrderProductChargeId === undefined ? [] : [[charge.originalOrderProductChargeId, charge]],
      ),
    ),
  )
  return subscription.products.map((product): ProductDraft => {
    const live = product.charges.filter(({ changeState }) => changeState !== "Cancelled")
    return {
      key: nextKey(),
      name: product.name,
      plan: product.chargePlanName,
      isOfOrder: true,
      isEnded: quote !== undefined && live.every(({ id }) => !quoted.has(id)),
      request: { product: { key: "OrderProduct-Id", value: product.id } },
      charges: live.map((charge) => {
        const { id, name, quantity } = charge
        const now = chargeDraft(name, charge, quantity, { charge: { key: "OrderProductCharge-Id", value: id } })
        const then = quoted.get(id)
        if (then === undefined) return now
        const { quantity: count, price, discount } = chargeDraft(name, then, then.quantity, {})
        return { ...now, quantity: count, price, discount }
      }),
    }
  })
}

/** The initial lines of the editor of a quote. */
export const draftsOf = (
  quote: Schemas["Quote"] | undefined,
  subscription: Subscription | undefined,
): readonly ProductDraft[] => [
  ...(subscription === undefined ? [] : changedBy(subscription, quote)),
  ...(quote === undefined ? [] : soldBy(quote)),
]

const chargeIn = (draft: ChargeDraft, isOfOrder: boolean): ChargeRequest => {
  const { quantity, price, discount, before, kept, priced } = draft
  const isPriced = price !== before.price || discount !== before.discount
  const hasQuantityTyped = hasQuantity(draft) && quantity.trim() !== "" && (!isOfOrder || quantity !== before.quantity)
  // When a quote is changed, all its prices are sent, because those of the catalogue may have changed since.
  const details = priced.priceDetails.map(({ tier, listPrice }) => ({
    tier,
    listPrice: hasOnePrice(draft) ? numberOf(price) : listPrice,
    ...(discount.trim() === ""
      ? before.discount === ""
        ? {}
        : { lineDiscountPercent: 0 }
      : { lineDiscountPercent: numberOf(discount) }),
  }))
  return {
    ...kept,
    ...(hasQuantityTyped ? { quantity: numberOf(quantity) } : {}),
    ...(priced.priceModel === "Rated" || (isOfOrder && !isPriced) ? {} : { priceDetails: details }),
  }
}

/** True when all numbers of a charge are readable, so that the service can price it. */
export const isReadable = ({ quantity, price, discount }: Typed): boolean =>
  [quantity, price, discount].every((digits) => digits === "" || decimalOf(digits) !== undefined)

const isChanged = ({ quantity, price, discount, before }: ChargeDraft) =>
  quantity !== before.quantity || price !== before.price || discount !== before.discount

interface Lines {
  readonly products: readonly ProductRequest[]
  /** The cell for each path of the request, to place refusals. */
  readonly cells: Readonly<Record<string, string>>
}

/** The lines as a request of the interface; for a subscription only the changes, from the day of the change on. */
export const productsIn = (drafts: readonly ProductDraft[], changeDate: string): Lines => {
  const cells: Record<string, string> = {}
  const products: ProductRequest[] = []
  for (const { request, isOfOrder, isEnded, charges } of drafts) {
    if (isEnded) {
      if (isOfOrder)
        products.push({
          operation: "Cancel",
          ...request,
          cancelProductOn: "SpecificDate",
          cancelationDate: changeDate,
        })
      continue
    }
    const sent = isOfOrder ? charges.filter(isChanged) : charges
    if (sent.length === 0) continue
    const at = `products[${products.length}].charges`
    for (const [index, { key }] of sent.entries())
      for (const [path, field] of [
        ["quantity", "quantity"],
        ["priceDetails[0].listPrice", "price"],
        ["priceDetails[0].price", "price"],
        ["priceDetails[0].lineDiscountPercent", "discount"],
        ["priceDetails", "price"],
      ] as const)
        cells[`${at}[${index}].${path}`] = `${key}.${field}`
    products.push({
      operation: isOfOrder ? "Change" : "Create",
      ...request,
      charges: sent.map((charge) => chargeIn(charge, isOfOrder)),
    })
  }
  return { products, cells }
}
