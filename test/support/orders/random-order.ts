import { billingChoices } from "@svc/domain/catalogue/charge"
import { cancelOrder } from "@svc/domain/orders/cancel-order"
import { editCharges } from "@svc/domain/orders/edit-charges"
import { endCharge } from "@svc/domain/orders/end-charge"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, lastVersions, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { renewOrder } from "@svc/domain/orders/renew-order"
import { addDays, addMonths, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { sampleCharge, sampleDiscount, sampleOrder, sampleProduct, sampleTier } from "./sample-order.ts"

/** Days of any month, including month ends and leap days. */
export const anyDay = fc
  .tuple(fc.integer({ min: 2023, max: 2028 }), fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, dayOfMonth]) => {
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return new Date(Date.UTC(year, month, Math.min(dayOfMonth, last))).toISOString().slice(0, 10) as CalendarDate
  })

const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
/** Quantities in quarters of a unit, so that an oracle can count them. */
const quantity = fc.integer({ min: 0, max: 60 }).map((quarters) => decimal(String(quarters / 4)))
const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    fc.array(fc.tuple(price, fc.constantFrom("PerUnit" as const, "Flat" as const)), { minLength: 4, maxLength: 4 }),
  )
  .map(([ends, priced]) => {
    const sorted = ends.toSorted((a, b) => a - b)
    return priced.slice(0, sorted.length + 1).map(([each, priceBase], index) => {
      const end = sorted[index]
      return sampleTier(each, { priceBase, ...(end === undefined ? {} : { toQuantity: decimal(String(end / 4)) }) })
    })
  })

const terms = fc.record({
  model: fc.constantFrom("Flat" as const, "Quantity" as const, "Volume" as const, "Tiered" as const),
  prices: tiers,
  quantity,
  estimatedUsage: quantity,
  estimatedQuantity: quantity,
  pricePeriod: fc.constantFrom(...billingChoices.pricePeriod),
  billingPeriod: fc.constantFrom(...billingChoices.billingPeriod),
})
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never

const newCharge = fc.record({
  chargeType: fc.constantFrom(
    "Recurring" as const,
    "Recurring" as const,
    "OneOff" as const,
    "Usage" as const,
    "Measured" as const,
  ),
  terms,
  /**
   * The number of days from the start of the order, or from the change, to the charge's start, and from there to its
   * own end.
   */
  startsAfter: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
  endsAfter: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
})
/** A price model with its tiers, the last of which is open, and a quantity. */
export const randomPrice = terms.map(({ model, prices, quantity: units }) => ({
  model,
  prices: model === "Flat" || model === "Quantity" ? prices.slice(-1) : prices,
  quantity: units,
}))

type NewCharge = typeof newCharge extends fc.Arbitrary<infer T> ? T : never

const newDiscount = fc.record({
  percent: fc.integer({ min: 0, max: 200 }).map((halves) => String(halves / 2)),
  startsAfter: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
  endsAfter: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  charges: fc.option(fc.array(fc.nat(9), { minLength: 1, maxLength: 2 }), { nil: undefined }),
})

export const anyMove = fc.oneof(
  fc.record({ do: fc.constant("reprice" as const), which: fc.nat(9), after: fc.integer({ min: 0, max: 90 }), terms }),
  fc.record({ do: fc.constant("add" as const), after: fc.integer({ min: 0, max: 90 }), charge: newCharge }),
  fc.record({ do: fc.constant("end" as const), which: fc.nat(9), after: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ do: fc.constant("discount" as const), discount: newDiscount }),
  fc.record({ do: fc.constant("renew" as const), months: fc.integer({ min: 1, max: 14 }) }),
  fc.record({ do: fc.constant("cancel" as const), after: fc.integer({ min: 0, max: 90 }) }),
)
export type Move = typeof anyMove extends fc.Arbitrary<infer T> ? T : never

export const randomOrder = fc.record({
  start: anyDay,
  months: fc.option(fc.integer({ min: 1, max: 26 }), { nil: undefined }),
  oddDays: fc.integer({ min: 0, max: 3 }),
  currency: fc.constantFrom("SEK", "JPY", "KWD"),
  charges: fc.array(newCharge, { minLength: 1, maxLength: 3 }),
  discounts: fc.array(newDiscount, { maxLength: 2 }),
})
export const randomMoves = fc.array(anyMove, { maxLength: 6 })
type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer T> ? T : never

const within = (order: Pick<Order, "end">, days: CalendarDate): boolean => order.end === undefined || days < order.end

/** A charge that starts on a day and is cut to the dates of the order; `undefined` when nothing is left. */
const chargeOf = (order: Order, from: CalendarDate, { chargeType, terms: said, startsAfter, endsAfter }: NewCharge) => {
  const start = addDays(from, startsAfter ?? 0)
  if (!within(order, start)) return undefined
  const own = endsAfter === undefined ? undefined : addDays(start, endsAfter)
  const isOwn = own !== undefined && within(order, own)
  const end = isOwn ? own : order.end
  const { end: _, ...charge } = sampleCharge({ chargeType, start, madeIn: order.version, ...valid(chargeType, said) })
  const dated = chargeType === "OneOff" || end === undefined ? charge : { ...charge, end }
  return { ...dated, endOn: isOwn ? "SpecificDate" : "AlignToSubscription" } satisfies OrderCharge
}

const valid = (chargeType: OrderCharge["chargeType"], { estimatedUsage, estimatedQuantity, ...said }: Terms) => ({
  ...said,
  prices: said.model === "Flat" || said.model === "Quantity" ? said.prices.slice(-1) : said.prices,
  ...(chargeType === "Usage" ? { estimatedUsage } : {}),
  ...(chargeType === "Measured" ? { estimatedQuantity } : {}),
})

const discountOf = (
  order: Order,
  { percent, startsAfter, endsAfter, charges }: typeof newDiscount extends fc.Arbitrary<infer T> ? T : never,
) => {
  const numbers = [...new Set(chargesOf(order).map(({ chargeNumber }) => chargeNumber))]
  const start = startsAfter === undefined ? undefined : addDays(order.start, startsAfter)
  return sampleDiscount(percent, {
    ...(start === undefined ? {} : { start }),
    ...(endsAfter === undefined ? {} : { end: addDays(start ?? order.start, endsAfter) }),
    ...(charges === undefined ? {} : { chargeNumbers: charges.map((index) => numbers[index % numbers.length]!) }),
  })
}

export const orderOf = ({ start, months, oddDays, currency, charges, discounts }: RandomOrder): Order => {
  const end = months === undefined ? undefined : addDays(addMonths(start, months), oddDays)
  const { end: _, endAnchor: __, ...blank } = sampleOrder([], { start, currency, products: [] })
  const dated: Order =
    end === undefined
      ? { ...blank, termType: "Evergreen", term: 0 }
      : { ...blank, end, endAnchor: oddDays === 0 ? start : end, term: months! }
  const formed = charges.flatMap((each) => chargeOf(dated, start, each) ?? [])
  const order = { ...dated, products: [sampleProduct(formed)] }
  return discounts.reduce(
    (each, discount) => ({ ...each, discounts: [...each.discounts, discountOf(order, discount)] }),
    order,
  )
}

/**
 * The next version of an order after a move, with the day on which it takes effect. Returns the same order when the
 * move is impossible.
 */
export const afterMove = (before: Order, day: CalendarDate, move: Move): { order: Order; day: CalendarDate } => {
  const stays = { order: before, day }
  if (before.status !== "Active") return stays
  const from = "after" in move ? addDays(day, move.after) : day
  if (!within(before, from)) return stays
  const next = nextVersion(before, {
    id: randomUUID() as Order["id"],
    status: move.do === "cancel" ? "Cancelled" : "Active",
    effectiveChangeDate: from,
    now: before.createdAt,
  })
  const done = apply(next, from, move)
  return done === undefined ? stays : { order: done, day: from }
}

const apply = (next: Order, from: CalendarDate, move: Move): Order | undefined => {
  const ending = { version: next.version, now: next.createdAt }
  const live = lastVersions(chargesOf(next)).filter(
    ({ endedIn, end, start, chargeType }) =>
      endedIn === undefined && (end === undefined || from < end) && !(chargeType === "OneOff" && start! < from),
  )
  switch (move.do) {
    case "add": {
      const added = chargeOf(next, from, move.charge)
      return added && { ...next, products: [...next.products, sampleProduct([added])] }
    }
    case "discount":
      return { ...next, discounts: [...next.discounts, discountOf(next, move.discount)].slice(-3) }
    case "renew":
      return Result.getOrUndefined(
        renewOrder(next, { months: move.months, today: from, catalogue: [] } satisfies Parameters<
          typeof renewOrder
        >[1]),
      )
    case "cancel":
      return Result.getOrUndefined(
        cancelOrder(next, { mode: "OnOrderCancellationDate", firstDay: from, cancellationDate: from }),
      )
    case "end": {
      const chosen = live[move.which % Math.max(1, live.length)]
      return chosen && editCharges(next, (charge) => (charge === chosen ? endCharge(charge, from, ending) : charge))
    }
    case "reprice": {
      const chosen = live[move.which % Math.max(1, live.length)]
      if (chosen === undefined) return undefined
      const changed: OrderCharge = {
        ...chosen,
        ...valid(chosen.chargeType, move.terms),
        id: randomUUID() as OrderCharge["id"],
        version: chosen.version + 1,
        madeIn: next.version,
        start: chosen.start! < from ? from : chosen.start!,
      }
      const ended = endCharge(chosen, from, ending)
      const products = next.products.map((product) => ({
        ...product,
        charges: product.charges.flatMap((charge) => (charge === chosen ? [ended, changed] : [charge])),
      }))
      return { ...next, products }
    }
  }
}
