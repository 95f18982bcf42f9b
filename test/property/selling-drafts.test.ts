import fc from "fast-check"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import { repository } from "../support/repository.ts"

interface Price {
  readonly currency: string
  readonly tier: number
  readonly price: unknown
  readonly toQuantity?: unknown
  readonly isInfinite?: boolean
  readonly operation?: string
}
interface Draft {
  readonly currencies: readonly string[]
  readonly tiers: readonly { readonly toQuantity: string; readonly prices: Readonly<Record<string, string>> }[]
}
interface Plan {
  readonly charges: readonly Draft[]
}
interface Products {
  readonly plansOf: (product: object, currency: string) => readonly Plan[]
  readonly copiedPlans: (product: object, currency: string) => readonly Plan[]
  readonly changedPlans: (plans: readonly Plan[]) => { readonly chargePlans: readonly Changed[] }
  readonly madePlans: (plans: readonly Plan[]) => { readonly chargePlans: readonly Changed[] }
  readonly pastedInto: (draft: Draft, start: object, text: string, read: (text: string) => string) => Draft
}
interface Changed {
  readonly charges?: readonly { readonly priceDetails?: readonly Price[] }[]
}
interface Discounts {
  readonly discountDraftsOf: (order: object) => readonly object[]
  readonly discountsIn: (drafts: readonly object[]) => { readonly discounts: readonly object[] }
}
const load = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(repository, "packages/console/src/pages", file)).href)
const products = {
  ...((await load("products/product-draft.ts")) as object),
  ...((await load("products/product-request.ts")) as object),
} as Products
const { discountDraftsOf, discountsIn } = (await load("orders/discount-draft.ts")) as Discounts

/** A price grid: the upper limits of all tiers but the last, and a price for each tier and currency. */
const grids = fc
  .record({
    currencies: fc.subarray(["SEK", "EUR", "PLN"], { minLength: 1 }),
    steps: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    cents: fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ currencies, steps, cents }) => {
    let end = 0
    const ends = [...steps.map((step) => String((end += step))), ""]
    return {
      currencies,
      tiers: ends.map((toQuantity, tier) => ({
        toQuantity,
        prices: Object.fromEntries(
          currencies.map((currency, index) => [currency, String(cents[tier * 3 + index]! / 100)]),
        ),
      })),
    }
  })

const pricesOf = ({ currencies, tiers }: Draft): readonly Price[] =>
  currencies.flatMap((currency) =>
    tiers.map(({ toQuantity, prices }, tier) => ({
      currency,
      tier,
      price: prices[currency],
      ...(toQuantity === "" ? {} : { toQuantity }),
    })),
  )

const productOf = (grid: Draft) => ({
  chargePlans: [
    {
      id: "plan",
      name: "Yearly",
      charges: [
        {
          id: "charge",
          name: "Seat",
          chargeType: "Recurring",
          model: "Tiered",
          pricePeriod: "Monthly",
          billingPeriod: "Monthly",
          priceDetails: pricesOf(grid),
          features: [],
          customFields: {},
        },
      ],
    },
  ],
})

/** Applies operations on prices, as contract K10 defines them. */
const apply = (before: readonly Price[], changes: readonly Price[]) => {
  const left = new Map(before.map((each) => [`${each.currency} ${each.tier}`, each]))
  for (const { operation, isInfinite, ...price } of changes) {
    const key = `${price.currency} ${price.tier}`
    expect(left.has(key)).toBe(operation !== "Create")
    if (operation === "Remove") left.delete(key)
    else {
      const { toQuantity, ...rest } = { ...left.get(key), ...price }
      const isEndless = isInfinite === true || toQuantity === undefined || toQuantity === null
      left.set(key, { ...rest, ...(isEndless ? {} : { toQuantity }) })
    }
  }
  return new Map(
    [...left.values()].map(({ currency, tier, price, toQuantity }) => [
      `${currency} ${tier}`,
      `${String(price)} to ${toQuantity === undefined || toQuantity === null ? "the end" : String(toQuantity as number | string)}`,
    ]),
  )
}

it("a price grid that was edited becomes the prices of the grid, and one that was not sends nothing", () => {
  fc.assert(
    fc.property(grids, grids, (before, after) => {
      const product = productOf(before)
      const plans = products.plansOf(product, "SEK")
      expect(products.changedPlans(plans).chargePlans).toEqual([])
      const [plan] = plans
      const edited = [{ ...plan, charges: [{ ...plan!.charges[0], ...after }] }] as readonly Plan[]
      const sent = products.changedPlans(edited).chargePlans[0]?.charges?.[0]?.priceDetails ?? []
      expect(apply(pricesOf(before), sent)).toEqual(apply(pricesOf(after), []))
    }),
  )
})

it("a copy of a product has all of its prices, and none of its operations", () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const copied = products.madePlans(products.copiedPlans(productOf(grid), "SEK")).chargePlans
      const prices = copied[0]!.charges![0]!.priceDetails!
      expect(
        apply(
          [],
          prices.map((each) => ({ ...each, operation: "Create" })),
        ),
      ).toEqual(apply(pricesOf(grid), []))
      expect(JSON.stringify(copied)).not.toContain("operation")
    }),
  )
})

it("rows of a spreadsheet fill the grid from the cell into which they are pasted", () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const rows = grid.tiers.map(({ toQuantity, prices }) =>
        [toQuantity, ...grid.currencies.map((currency) => prices[currency])].join("\t"),
      )
      const empty = { model: "Tiered", currencies: grid.currencies, tiers: [{ toQuantity: "", prices: {} }] }
      const pasted = products.pastedInto(empty, { tier: 0, column: 0 }, `${rows.join("\r\n")}\r\n`, (text) => text)
      expect(pasted.tiers).toEqual(grid.tiers)
    }),
  )
})

const discounts = fc.record({
  id: fc.uuid(),
  percent: fc.integer({ min: 0, max: 100 }),
  startOn: fc.constantFrom("AlignToOrder", "SpecificDate"),
  endOn: fc.constantFrom("AlignToOrder", "SpecificDate"),
  startDate: fc.constant("2026-01-01"),
  endDate: fc.constant("2026-12-31"),
})

it("discounts that nobody touched are not sent, and each touched one is sent once with its days", () => {
  fc.assert(
    fc.property(fc.array(discounts, { maxLength: 5 }), fc.integer({ min: 0, max: 4 }), (orderDiscounts, at) => {
      const drafts = discountDraftsOf({ orderDiscounts })
      expect(discountsIn(drafts).discounts).toEqual([])
      const touched = orderDiscounts[at]
      if (touched === undefined) return
      const { id, startOn, endOn, startDate, endDate } = touched
      const change = (changed: object) =>
        discountsIn(drafts.map((each, index) => (index === at ? { ...each, ...changed } : each))).discounts
      expect(change({ isRemoved: true })).toEqual([{ operation: "Remove", orderDiscountId: id }])
      expect(JSON.parse(JSON.stringify(change({ percent: "12.5" })))).toEqual([
        {
          operation: "Change",
          orderDiscountId: id,
          percent: 12.5,
          startOn,
          endOn,
          ...(startOn === "SpecificDate" ? { startDate } : {}),
          ...(endOn === "SpecificDate" ? { endDate } : {}),
        },
      ])
    }),
  )
})
