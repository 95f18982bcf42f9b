import type { components } from "../../api/schema.gen.ts"
import { withoutNulls } from "../../ui/typed.ts"
import { nextKey } from "../../ui/next-key.ts"

type Schemas = components["schemas"]
type Product = Schemas["Product"]
type Charge = Schemas["Charge"]
type ChargeRequest = Schemas["ChargeCreate"]

/** A tier of the price grid: where it ends, and its price in each currency. */
export interface TierDraft {
  /** Empty for a tier without end. */
  readonly toQuantity: string
  /** The prices by currency; an empty text for none. */
  readonly prices: Readonly<Record<string, string>>
}

export interface ChargeTerms {
  readonly name: string
  readonly chargeType: Charge["chargeType"]
  readonly model: Charge["model"]
  readonly pricePeriod: Charge["pricePeriod"]
  readonly billingPeriod: Charge["billingPeriod"]
}

/** A charge in the form, with its prices as a grid: currencies as columns, tiers as rows. */
export interface ChargeDraft extends ChargeTerms {
  readonly key: string
  /** The charge that the product already has. */
  readonly made?: Charge
  /** The terms of a copied charge that the form does not show. */
  readonly kept: Partial<ChargeRequest>
  readonly currencies: readonly string[]
  readonly tiers: readonly TierDraft[]
  readonly isRemoved: boolean
}

export interface PlanDraft {
  readonly key: string
  readonly made?: { readonly id: string; readonly name: string }
  readonly name: string
  readonly charges: readonly ChargeDraft[]
  readonly isRemoved: boolean
}

export const emptyTier = (): TierDraft => ({ toQuantity: "", prices: {} })

export const newCharge = (currency: string): ChargeDraft => ({
  key: nextKey(),
  name: "",
  chargeType: "Recurring",
  model: "Flat",
  pricePeriod: "Monthly",
  billingPeriod: "Monthly",
  kept: {},
  currencies: [currency],
  tiers: [emptyTier()],
  isRemoved: false,
})

export const newPlan = (currency: string): PlanDraft => ({
  key: nextKey(),
  name: "",
  charges: [newCharge(currency)],
  isRemoved: false,
})

export const hasTiers = ({ model }: Pick<ChargeDraft, "model">) => model === "Volume" || model === "Tiered"

/** The prices of a charge as a grid. */
const gridOf = ({ priceDetails }: Pick<Charge, "priceDetails">) => {
  const currencies = [...new Set(priceDetails.map(({ currency }) => currency))]
  const count = Math.max(1, ...priceDetails.map(({ tier }) => tier + 1))
  const tiers = Array.from({ length: count }, (_, tier): TierDraft => {
    const row = priceDetails.filter((each) => each.tier === tier)
    const end = row.find(({ toQuantity }) => toQuantity !== undefined)?.toQuantity
    return {
      toQuantity: end === undefined ? "" : String(end),
      prices: Object.fromEntries(row.map(({ currency, price }) => [currency, String(price)])),
    }
  })
  return { currencies, tiers }
}

/** True when the tiers of a charge end at the same quantities in all currencies, as they do in the grid. */
export const isGrid = ({ priceDetails }: Pick<Charge, "priceDetails">): boolean => {
  const ends = new Map<string, string>()
  for (const { currency, toQuantity } of priceDetails)
    ends.set(currency, `${ends.get(currency) ?? ""} ${toQuantity === undefined ? "-" : String(toQuantity)}`)
  return new Set(ends.values()).size <= 1
}

const chargeDraft = (charge: Charge, currency: string): ChargeDraft => {
  const { name, chargeType, model, pricePeriod, billingPeriod } = charge
  const { currencies, tiers } = gridOf(charge)
  return {
    key: nextKey(),
    name,
    chargeType,
    model,
    pricePeriod,
    billingPeriod,
    made: charge,
    kept: {},
    currencies: currencies.length === 0 ? [currency] : currencies,
    tiers,
    isRemoved: false,
  }
}

/** The plans and charges of a product. */
export const plansOf = ({ chargePlans }: Pick<Product, "chargePlans">, currency: string): readonly PlanDraft[] =>
  chargePlans.map(({ id, name, charges }) => ({
    key: nextKey(),
    made: { id, name },
    name,
    charges: charges.map((charge) => chargeDraft(charge, currency)),
    isRemoved: false,
  }))

/** The terms of a charge that its copy keeps. */
const keptOf = (charge: Charge): Partial<ChargeRequest> => {
  const { unitCode, defaultQuantity, taxIncluded, createInvoiceLinesPerTier, revenueRecognition, features } = charge
  const { specificBillingDay = null, offsetBillingDays = null, alignmentDate = null, taxTemplate = null } = charge
  const { deferredRevenueAccount = null, recognizedRevenueAccount = null } = charge
  const { billingTiming, periodAlignment, billingDay, usageRating, measurementsRule } = charge
  return withoutNulls({
    unit: unitCode,
    defaultQuantity,
    taxIncluded,
    createInvoiceLinesPerTier,
    revenueRecognition,
    billingTiming,
    periodAlignment,
    billingDay,
    usageRating,
    measurementsRule,
    specificBillingDay,
    offsetBillingDays,
    alignmentDate,
    taxTemplate,
    deferredRevenueAccount,
    recognizedRevenueAccount,
    ...(features.length === 0 ? {} : { features: features.map(({ code }) => ({ feature: code })) }),
    ...(Object.keys(charge.customFields).length === 0 ? {} : { customFields: charge.customFields }),
  })
}

/** The plans of a copy of a product: all new, with the same terms and prices. */
export const copiedPlans = (product: Pick<Product, "chargePlans">, currency: string): readonly PlanDraft[] =>
  plansOf(product, currency).map(({ made: _made, ...plan }) => ({
    ...plan,
    charges: plan.charges.map(({ made, ...charge }) => ({ ...charge, kept: made === undefined ? {} : keptOf(made) })),
  }))

/** The draft with pasted rows, from a cell of the grid on: each row a tier, each column a currency. */
export const pastedInto = (
  draft: ChargeDraft,
  start: { readonly tier: number; readonly column: number },
  text: string,
  read: (text: string) => string,
): ChargeDraft => {
  const rows = text
    .replaceAll("\r", "")
    .replace(/\n+$/, "")
    .split("\n")
    .map((row) => row.split("\t"))
  const tiers = [...draft.tiers]
  const most = hasTiers(draft) ? rows.length : 1
  for (const [down, cells] of rows.slice(0, most).entries()) {
    let tier = tiers[start.tier + down] ?? emptyTier()
    for (const [across, cell] of cells.entries()) {
      const column = start.column + across
      const currency = draft.currencies[column - 1]
      const digits = read(cell.trim())
      if (column === 0) tier = { ...tier, toQuantity: digits }
      else if (currency !== undefined) tier = { ...tier, prices: { ...tier.prices, [currency]: digits } }
    }
    tiers[start.tier + down] = tier
  }
  return { ...draft, tiers }
}
