import type { components } from "../../api/schema.gen.ts"
import { numberOf } from "../../ui/typed.ts"
import { nextKey } from "../../ui/next-key.ts"

type Schemas = components["schemas"]
type DiscountRequest = Schemas["OrderDiscountsRequest"]

interface Typed {
  readonly percent: string
  /** The first day; empty for the start of the order. */
  readonly from: string
  /** The last day; empty for the end of the order. */
  readonly to: string
  readonly description: string
}

/** A discount of an order in the form. */
export interface DiscountDraft extends Typed {
  readonly key: string
  /** The discount that the order already has, with its stored values. */
  readonly made?: { readonly id: string; readonly before: Typed }
  readonly isRemoved: boolean
}

export const newDiscount = (): DiscountDraft => ({
  key: nextKey(),
  percent: "",
  from: "",
  to: "",
  description: "",
  isRemoved: false,
})

/** The discounts that an order has. */
export const discountDraftsOf = ({
  orderDiscounts,
}: Pick<Schemas["Subscription"], "orderDiscounts">): readonly DiscountDraft[] =>
  orderDiscounts.map(({ id, percent, startOn, endOn, startDate = "", endDate = "", description = "" }) => {
    const before = {
      percent: String(percent),
      from: startOn === "SpecificDate" ? startDate : "",
      to: endOn === "SpecificDate" ? endDate : "",
      description,
    }
    return { key: nextKey(), ...before, made: { id, before }, isRemoved: false }
  })

const valuesIn = ({ percent, from, to, description }: Typed): DiscountRequest => ({
  percent: numberOf(percent),
  ...(from === "" ? { startOn: "AlignToOrder" } : { startOn: "SpecificDate", startDate: from }),
  ...(to === "" ? { endOn: "AlignToOrder" } : { endOn: "SpecificDate", endDate: to }),
  ...(description === "" ? {} : { description }),
})

const isSame = (a: Typed, b: Typed) =>
  a.percent === b.percent && a.from === b.from && a.to === b.to && a.description === b.description

/** The differences to the stored discounts, as a request of the interface, and the cell for each of its paths. */
export const discountsIn = (drafts: readonly DiscountDraft[]) => {
  const cells: Record<string, string> = {}
  const discounts: DiscountRequest[] = []
  for (const draft of drafts) {
    const { key, made, isRemoved, percent } = draft
    if (made === undefined ? isRemoved || percent.trim() === "" : !isRemoved && isSame(draft, made.before)) continue
    const at = `orderDiscounts[${discounts.length}]`
    for (const [path, field] of [
      ["percent", "percent"],
      ["startDate", "from"],
      ["endDate", "to"],
      ["description", "description"],
    ])
      cells[`${at}.${path}`] = `${key}.${field}`
    discounts.push(
      made === undefined
        ? { operation: "Create", ...valuesIn(draft) }
        : isRemoved
          ? { operation: "Remove", orderDiscountId: made.id }
          : {
              operation: "Change",
              orderDiscountId: made.id,
              ...valuesIn(draft),
              ...(draft.description === "" && made.before.description !== "" ? { description: null } : {}),
            },
    )
  }
  return { discounts, cells }
}
