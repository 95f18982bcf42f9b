import type { components } from "../../api/schema.gen.ts"
import { numberOf } from "../../ui/typed.ts"
import {
  type ChargeDraft,
  type ChargeTerms,
  hasTiers,
  isGrid,
  type PlanDraft,
  type TierDraft,
} from "./product-draft.ts"

type Schemas = components["schemas"]
type Charge = Schemas["Charge"]
type UpdatePlan = NonNullable<Schemas["ProductPatch"]["chargePlans"]>[number]
type UpdateCharge = NonNullable<UpdatePlan["charges"]>[number]
type UpdatePrice = NonNullable<UpdateCharge["priceDetails"]>[number]

const rowsOf = (draft: ChargeDraft): readonly TierDraft[] =>
  draft.model === "Rated" ? [] : hasTiers(draft) ? draft.tiers : draft.tiers.slice(0, 1)

const endOf = ({ toQuantity }: TierDraft, isLast: boolean) =>
  toQuantity.trim() === "" && isLast ? { isInfinite: true } : { toQuantity: numberOf(toQuantity) }

interface Priced {
  readonly currency: string
  readonly tier: number
  readonly price: string
  readonly end: ReturnType<typeof endOf> | undefined
}

/** The prices of the grid, currency by currency; a cell without a price is left out. */
const pricesIn = (draft: ChargeDraft): readonly Priced[] => {
  const rows = rowsOf(draft)
  return draft.currencies.flatMap((currency) =>
    rows.flatMap((row, tier): readonly Priced[] => {
      const price = row.prices[currency] ?? ""
      if (price.trim() === "" || currency.trim() === "") return []
      return [{ currency, tier, price, end: hasTiers(draft) ? endOf(row, tier === rows.length - 1) : undefined }]
    }),
  )
}

const termsIn = ({ name, chargeType, model, pricePeriod, billingPeriod }: ChargeTerms) => ({
  name,
  chargeType,
  model,
  ...(chargeType === "OneOff" ? {} : { pricePeriod, billingPeriod }),
})

/** A new charge as a request of the interface. */
const chargeIn = (draft: ChargeDraft): Schemas["ChargeCreate"] => ({
  ...draft.kept,
  ...termsIn(draft),
  ...(draft.model === "Rated"
    ? {}
    : {
        priceDetails: pricesIn(draft).map(({ currency, tier, price, end }) => ({
          currency,
          tier,
          price: numberOf(price),
          ...end,
        })),
      }),
})

/** The changes of the prices: new ones, ones with another price or end, and removed ones (contract K8, K10). */
const changedPrices = (before: Charge, draft: ChargeDraft): readonly UpdatePrice[] => {
  const rows = pricesIn(draft)
  const was = new Map(before.priceDetails.map((detail) => [`${detail.currency} ${detail.tier}`, detail]))
  const changed = rows.flatMap(({ currency, tier, price, end }): readonly UpdatePrice[] => {
    const detail = was.get(`${currency} ${tier}`)
    was.delete(`${currency} ${tier}`)
    const values = { currency, tier, price: numberOf(price) }
    if (detail === undefined) return [{ operation: "Create", ...values, ...end }]
    const isEndless = end !== undefined && "isInfinite" in end
    const isSameEnd =
      end === undefined ||
      (isEndless ? detail.toQuantity === undefined : String(detail.toQuantity) === String(end.toQuantity))
    if (isSameEnd && String(detail.price) === price) return []
    const ends = isEndless ? { toQuantity: null, isInfinite: true } : { ...end, isInfinite: false }
    return [{ operation: "Change", ...values, ...(isSameEnd ? {} : ends) }]
  })
  // A change of the model drops some tiers by itself.
  const isDropped = ({ tier }: { readonly tier: number }) =>
    draft.model === "Rated" || (draft.model !== before.model && !hasTiers(draft) && tier > 0)
  const gone = [...was.values()].filter((detail) => !isDropped(detail)).toReversed()
  return [...gone.map(({ currency, tier }): UpdatePrice => ({ operation: "Remove", currency, tier })), ...changed]
}

const changedCharge = (draft: ChargeDraft, before: Charge): UpdateCharge | undefined => {
  const charge = before.id
  if (draft.isRemoved) return { operation: "Remove", charge }
  const terms = Object.entries(termsIn(draft)).filter(([name, value]) => value !== before[name as keyof ChargeTerms])
  const prices = isGrid(before) ? changedPrices(before, draft) : []
  if (terms.length === 0 && prices.length === 0) return undefined
  return {
    operation: "Change",
    charge,
    ...Object.fromEntries(terms),
    ...(prices.length === 0 ? {} : { priceDetails: prices }),
  }
}

/** The form's names of the fields of a charge, by the paths of the request. */
const cellsOf = (at: string, { key }: ChargeDraft, prices: readonly UpdatePrice[]) => [
  ...["name", "chargeType", "model", "pricePeriod", "billingPeriod"].map((name) => [`${at}.${name}`, `${key}.${name}`]),
  ...prices.flatMap(({ currency, tier }, index) => [
    [`${at}.priceDetails[${index}].price`, `${key}.${currency as string}.${tier}`],
    [`${at}.priceDetails[${index}].toQuantity`, `${key}.toQuantity.${tier}`],
    [`${at}.priceDetails[${index}].currency`, `${key}.currency.${currency as string}`],
  ]),
]

/** The plans and charges that differ from those of the product, and the field for each path of the request. */
export const changedPlans = (drafts: readonly PlanDraft[]) => {
  const cells: (readonly string[])[] = []
  const chargePlans: UpdatePlan[] = []
  for (const { key, made, name, charges, isRemoved } of drafts) {
    if (isRemoved && made === undefined) continue
    const at = `chargePlans[${chargePlans.length}]`
    cells.push([`${at}.name`, `${key}.name`])
    const sent: UpdateCharge[] = []
    for (const draft of isRemoved ? [] : charges) {
      if (draft.isRemoved && draft.made === undefined) continue
      const change = draft.made === undefined ? undefined : changedCharge(draft, draft.made)
      if (draft.made !== undefined && change === undefined) continue
      const request: UpdateCharge = change ?? { operation: "Create", ...(chargeIn(draft) as UpdateCharge) }
      cells.push(...cellsOf(`${at}.charges[${sent.length}]`, draft, request.priceDetails ?? []))
      sent.push(request)
    }
    const renamed = name.trim() !== (made?.name ?? "") && name.trim() !== "" ? { name } : {}
    if (made === undefined) chargePlans.push({ operation: "Create", ...renamed, charges: sent })
    else if (isRemoved) chargePlans.push({ operation: "Remove", chargePlan: made.id })
    else if (sent.length > 0 || "name" in renamed)
      chargePlans.push({
        operation: "Change",
        chargePlan: made.id,
        ...renamed,
        ...(sent.length === 0 ? {} : { charges: sent }),
      })
  }
  return { chargePlans, cells: Object.fromEntries(cells) as Readonly<Record<string, string>> }
}

/** The plans of a new product: as its changes, without the operations that a new one does not take. */
export const madePlans = (drafts: readonly PlanDraft[]) => {
  const { chargePlans, cells } = changedPlans(drafts)
  const plans = chargePlans.map(({ operation: _operation, charges, ...plan }) => ({
    ...plan,
    charges: (charges ?? []).map(({ operation: _each, ...charge }) => charge),
  }))
  return { chargePlans: plans as NonNullable<Schemas["ProductCreate"]["chargePlans"]>, cells }
}
