import { billingChoices } from "@svc/domain/catalogue/charge"
import { chargedThroughWith } from "@svc/domain/invoicing/engine/charged-through"
import { prorationMethods } from "@svc/domain/organisation/proration-method"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { addDays, addMonths, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { sumOf, toUnits } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bill, openOrder, targets } from "../support/invoicing/bill.ts"
import { withChargedThrough } from "../support/invoicing/invoice-book.ts"
import { anyDay, orderOf, randomOrder } from "../support/orders/random-order.ts"
import { day, sampleDiscount, sampleTier } from "../support/orders/sample-order.ts"

const choices = billingChoices.periodAlignment.flatMap((periodAlignment) =>
  billingChoices.billingPeriod.map((billingPeriod) => ({ periodAlignment, billingPeriod })),
)

/** The order with its charge cut into versions that are otherwise equal. */
const cutAt = (order: Order, cuts: readonly CalendarDate[]): Order => {
  const [charge] = order.products[0]!.charges
  const bounds = [...new Set([charge!.start!, ...cuts, charge!.end!])].sort()
  const charges = bounds.slice(1).map((end, index): OrderCharge => {
    return {
      ...charge!,
      id: `${charge!.id}-${index}` as OrderCharge["id"],
      version: index + 1,
      start: bounds[index]!,
      end,
    }
  })
  return { ...order, products: [{ ...order.products[0]!, charges }] }
}

const billed = (order: Order, method: (typeof prorationMethods)[number]) => {
  const periods = bill(order, addDays(order.end!, 1), { method }).map(({ period }) => period)
  return {
    periods,
    units: toUnits(
      sumOf(periods, ({ amount }) => amount),
      2,
    ),
  }
}

describe("the periods that are billed", () => {
  it("tile the window from every day of a month, by every alignment, length and method; cut, they come to as much", () => {
    for (let days = 0; days < 31; days++) {
      for (const month of ["2023-01-01", "2024-01-01"]) {
        const start = addDays(day(month), days)
        const end = addMonths(start, 14)
        for (const [index, choice] of choices.entries()) {
          // Each choice is tried from every day in one of the two years.
          if ((index + days + Number(month === "2024-01-01")) % 2 === 0) continue
          const method = prorationMethods[(index + days) % 3]!
          const terms = { endAnchor: start, term: 5, renewals: [addMonths(start, 5)] }
          const charge = { ...choice, start, end, alignmentDate: day("2024-08-31"), prices: [sampleTier("99.97")] }
          const order = openOrder(charge, { start, end, ...terms })
          const { periods, units } = billed(order, method)
          expect([...periods.map(({ from }) => from), end]).toEqual([start, ...periods.map(({ to }) => to)])
          const cut = billed(cutAt(order, [addDays(start, 3 + days * 11)]), method).units
          expect(Math.abs(Number(cut - units))).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  it("cut on any days, with any discounts, differ by a unit for each cut at most", () => {
    const cases = fc.record({
      start: anyDay,
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 }),
      choice: fc.constantFrom(...choices),
      method: fc.constantFrom(...prorationMethods),
      price: fc.nat(999_999).map((cents) => (cents / 100).toFixed(2)),
      discount: fc.record({
        percent: fc.nat(100).map(String),
        from: fc.nat(400),
        length: fc.integer({ min: 1, max: 400 }),
      }),
    })
    fc.assert(
      fc.property(cases, ({ start, cuts, choice, method, price, discount }) => {
        const end = addMonths(start, 14)
        const charge = { ...choice, start, end, alignmentDate: start, prices: [sampleTier(price)] }
        const from = addDays(start, discount.from)
        const discounts = [sampleDiscount(discount.percent, { start: from, end: addDays(from, discount.length) })]
        const order = openOrder(charge, { start, end, endAnchor: start, term: 14, discounts })
        const cut = cutAt(
          order,
          cuts.map((after) => addDays(start, after)),
        )
        const off = Number(billed(order, method).units - billed(cut, method).units)
        expect(Math.abs(off)).toBeLessThanOrEqual(cuts.length)
      }),
      { numRuns: 80 },
    )
  })
})

describe("invoicing to one day and then to another", () => {
  const shown = ({ charge, period: { from, to, amount }, quantity, price }: ReturnType<typeof bill>[number]) =>
    [charge.id, from, to, amount, quantity, price].map(String).join(" ")

  it("bills what invoicing to the later one bills, and a third time nothing", () => {
    const timings = fc.record({
      billingTiming: fc.constantFrom(...billingChoices.billingTiming),
      billingDay: fc.constantFrom(...billingChoices.billingDay),
      periodAlignment: fc.constantFrom(...billingChoices.periodAlignment),
      specificBillingDay: fc.integer({ min: 1, max: 31 }),
      offsetBillingDays: fc.integer({ min: -75, max: 75 }),
    })
    const days = fc.uniqueArray(fc.integer({ min: -50, max: 700 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(randomOrder, timings, days, fc.boolean(), (random, timing, offsets, isKept) => {
        const order = withTiming(orderOf(random), timing)
        const dates = offsets.toSorted((a, b) => a - b).map((after) => addDays(order.start, after))
        const atOnce = bill(order, dates.at(-1)!)
        const lines: ReturnType<typeof bill>[number][] = []
        let known = order
        for (const date of [...dates, dates.at(-1)!]) {
          const invoiced = lines.map(({ period }) => period)
          const more = bill(known, date, { invoiced })
          const moved = chargedThroughWith(known, invoiced, more)
          lines.push(...more)
          // Billing needs only the invoiced periods. `chargedThrough` saves reading them, so both ways must agree.
          if (isKept) known = withChargedThrough(known, (charge) => moved.get(charge.id) ?? charge.chargedThrough)
        }
        expect(lines.map(shown).toSorted()).toEqual(atOnce.map(shown).toSorted())
        expect(bill(known, targets(dates.at(-1)!), { invoiced: lines.map(({ period }) => period) })).toEqual([])
      }),
      { numRuns: 80 },
    )
  })
})

const withTiming = (order: Order, timing: Partial<OrderCharge>): Order => ({
  ...order,
  products: order.products.map((product) => ({
    ...product,
    charges: product.charges.map((charge) => ({ ...charge, alignmentDate: order.start, ...timing })),
  })),
})
