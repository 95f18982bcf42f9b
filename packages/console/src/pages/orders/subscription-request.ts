import { ChangeSubscriptionRequest, SubscriptionCreate } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { form, type Listed } from "../../shell/request-form.ts"
import { dayBefore, today } from "../../ui/time.ts"
import { withoutNulls } from "../../ui/typed.ts"
import { type ProductDraft, productsIn } from "./order-draft.ts"
import { type DiscountDraft, discountsIn } from "./discount-draft.ts"

type Schemas = components["schemas"]
export type CreateRequest = Schemas["SubscriptionCreate"]
export type ChangeRequest = Schemas["ChangeSubscriptionRequest"] & { readonly renewalTerm?: number | null }

type Above = Readonly<Record<string, unknown>>
const isTermed = ({ subscriptionType }: Above) => subscriptionType === "Termed"

const paymentTerms: Listed = {
  path: "/PaymentTerms",
  as: ({ name }: { readonly name: string }) => [name, name],
}

/** The terms of a new subscription. */
export const newTerms = form(SubscriptionCreate, {
  effectiveStartDate: { label: "Start", must: true },
  subscriptionType: { label: "Term", words: { Termed: "Fixed term", Evergreen: "No end" } },
  term: { label: "Months", must: true, when: isTermed },
  renewalTerm: { label: "Renewal, months", must: true, when: isTermed },
  noticePeriod: { label: "Notice, months", when: isTermed },
  isAutoRenewed: { label: "Auto-renew", when: isTermed },
})

/** The references of a new subscription, which change no amount. */
export const newReferences = form(SubscriptionCreate, {
  paymentTerm: { label: "Payment term", listed: paymentTerms, none: "Default" },
  yourReference: "Your reference",
  yourOrderNumber: "Customer's order number",
  description: { label: "Description", rows: 2 },
})

/** The first values of the form. */
export const startTerms = () => ({
  effectiveStartDate: today(),
  subscriptionType: "Termed",
  term: 12,
  renewalTerm: 12,
  noticePeriod: null,
  isAutoRenewed: false,
})

const isOfTerm = ({ termType }: Above) => termType === "Termed"

/** The terms that a change may change besides the lines. */
export const changedTerms = form(ChangeSubscriptionRequest, {
  renewalTerm: { label: "Renewal, months", must: true, when: isOfTerm },
  noticePeriod: { label: "Notice, months", when: isOfTerm },
  isAutoRenewed: { label: "Auto-renew", when: isOfTerm },
})

/** Products in the form for a new subscription, which has none to change or to end. */
const soldIn = (drafts: readonly ProductDraft[]) => {
  const { products, cells } = productsIn(drafts, "")
  return { products: products.map(({ product, chargePlan, charges }) => ({ product, chargePlan, charges })), cells }
}

/** A new subscription as a request of the interface, and the cell for each of its paths. */
export const createRequest = (
  account: string,
  terms: object,
  drafts: readonly ProductDraft[],
  discounts: readonly DiscountDraft[],
) => {
  const sold = soldIn(drafts)
  const given = discountsIn(discounts)
  const request: Omit<CreateRequest, "status"> = {
    account,
    ...withoutNulls(newTerms.valuesOf(terms)),
    products: sold.products as NonNullable<CreateRequest["products"]>,
    ...(given.discounts.length === 0 ? {} : { orderDiscounts: given.discounts }),
  }
  return { request, cells: { ...sold.cells, ...given.cells } }
}

/** The day after a calendar date. */
export const dayAfter = (date: string) => dayBefore(date, -1)

/**
 * The first day that is not invoiced of the charges that are invoiced furthest behind; absent when nothing is invoiced.
 */
export const nextPeriodOf = ({ products }: Pick<Schemas["Subscription"], "products">): string | undefined =>
  products
    .flatMap(({ charges }) =>
      charges.flatMap(({ chargeType, changeState, chargedThroughDate }) =>
        chargeType === "Recurring" && changeState !== "Cancelled" && chargedThroughDate !== undefined
          ? [chargedThroughDate]
          : [],
      ),
    )
    .toSorted()[0]

export interface Changed {
  readonly date: string
  /** Months of the new term, when the subscription is renewed too; else undefined. */
  readonly renewal: string | undefined
  readonly terms: object
  readonly drafts: readonly ProductDraft[]
  readonly discounts: readonly DiscountDraft[]
}

/** A change of a subscription as a request of the interface: only what differs, and the cell for each of its paths. */
export const changeRequest = (
  subscription: Schemas["Subscription"],
  { date, renewal, terms, drafts, discounts }: Changed,
) => {
  const { products, cells } = productsIn(drafts, date)
  const given = discountsIn(discounts)
  const before: Above = changedTerms.valuesOf(subscription)
  const isRenewed = renewal !== undefined
  const changed = Object.entries(changedTerms.valuesOf(terms)).filter(
    // The months of a renewal are those of its own field.
    ([name, value]) => value !== before[name] && !(isRenewed && name === "renewalTerm"),
  )
  const isEmpty = products.length === 0 && given.discounts.length === 0 && changed.length === 0
  const request: ChangeRequest = {
    effectiveChangeDate: date,
    ...Object.fromEntries(changed),
    ...(products.length === 0 ? {} : { products: products as NonNullable<ChangeRequest["products"]> }),
    ...(given.discounts.length === 0 ? {} : { orderDiscounts: given.discounts }),
    ...(isRenewed ? { renewalTerm: Number(renewal) } : {}),
  }
  return { request, isEmpty, cells: { ...cells, ...given.cells } }
}
