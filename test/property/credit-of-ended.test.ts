import { creditOfEnded } from "@svc/domain/invoicing/engine/credit-of-ended"
import type { InvoicedPeriod } from "@svc/domain/invoicing/engine/invoiced-period"
import { type ProrationMethod, prorationMethods } from "@svc/domain/organisation/proration-method"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { addDays, daysBetween } from "@svc/domain/shared/calendar-date"
import { type Decimal, decimal, printDecimal, sumOf, toUnits } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { bill, openOrder } from "../support/invoicing/bill.ts"
import { anyDay } from "../support/orders/random-order.ts"
import { day, sampleDiscount, sampleTier } from "../support/orders/sample-order.ts"

const flat = (price: string, given: Partial<OrderCharge> = {}) => ({ prices: [sampleTier(price)], ...given })
/** The credit for the first line of an order when its charge ends on a day. */
const credited = (order: Order, end: string, method: ProrationMethod = "DaysInPeriod") => {
  const [line] = bill(order, order.start, { method })
  const { period } = line!
  return printDecimal(creditOfEnded(period, period.amount, day(end), 2))
}

it("credits the days behind the end, as the method of the line counts them", () => {
  const march = openOrder(flat("10", { periodAlignment: "AlignToMonth" }), { start: day("2024-03-05") })
  expect(credited(march, "2024-03-12")).toBe("6.45")
  expect(credited(march, "2024-03-05")).toBe("8.71")
  expect(credited(march, "2024-02-01")).toBe("8.71")
  expect(credited(march, "2024-04-01")).toBe("0")
  const year = openOrder(flat("100", { billingPeriod: "Annual" }), { start: day("2025-01-01") })
  expect(prorationMethods.map((method) => credited(year, "2025-04-01", method))).toEqual(["904.11", "900", "900"])
  const leap = openOrder(flat("100", { billingPeriod: "Annual" }))
  expect(prorationMethods.map((method) => credited(leap, "2024-04-01", method))).toEqual(["901.64", "900", "900"])
  const april = openOrder(flat("100", { billingPeriod: "Annual" }), { start: day("2025-04-01") })
  expect(prorationMethods.map((method) => credited(april, "2025-07-01", method))).toEqual(["900.82", "900", "900"])
  const february = openOrder(flat("300"), { start: day("2023-02-01") })
  expect(credited(february, "2023-02-28", "Fixed30")).toBe("30")
})

it("credits with the discounts that the line was billed with", () => {
  const discounts = [sampleDiscount("20", { start: day("2024-06-01"), end: day("2024-06-16") })]
  const june = { ...openOrder(flat("100"), { start: day("2024-06-01") }), discounts }
  expect(credited(june, "2024-06-16")).toBe("50")
  expect(credited(june, "2024-06-02")).toBe("87.33")
  const free = { ...june, discounts: [sampleDiscount("100", { start: day("2024-06-16") })] }
  expect([credited(free, "2024-06-16"), credited(free, "2024-06-11")]).toEqual(["0", "16.67"])
  const nothing = { ...june, discounts: [sampleDiscount("100")] }
  expect(credited(nothing, "2024-06-16")).toBe("0")
})

it("credits a OneOff whole or not at all, and the net of a price with its tax in proportion", () => {
  const once = openOrder({ chargeType: "OneOff", ...flat("99.99") })
  expect([credited(once, "2024-01-01"), credited(once, "2024-01-02")]).toEqual(["99.99", "0"])
  const [line] = bill(openOrder(flat("125")), day("2024-01-01"))
  expect(printDecimal(creditOfEnded(line!.period, decimal("100"), day("2024-01-11"), 2))).toBe("67.74")
  expect(printDecimal(creditOfEnded(line!.period, decimal("-100"), day("2024-01-11"), 2))).toBe("-67.74")
})

const changes = fc.record({
  start: anyDay,
  days: fc.integer({ min: 0, max: 400 }),
  price: fc
    .tuple(fc.nat(99_999), fc.nat(99_999))
    .map((cents) => cents.map((each) => (each / 100).toFixed(2)) as [string, string]),
  billingPeriod: fc.constantFrom("Monthly" as const, "Quarterly" as const, "Annual" as const),
  periodAlignment: fc.constantFrom(
    "AlignToCharge" as const,
    "AlignToMonth" as const,
    "AlignToCalendarQuarter" as const,
  ),
  method: fc.constantFrom(...prorationMethods),
  discounts: fc.array(
    fc.record({ percent: fc.nat(100).map(String), from: fc.nat(300), length: fc.integer({ min: 1, max: 300 }) }),
    { maxLength: 2 },
  ),
})

it("changed and changed back on one day, nothing is gained or lost but half a unit for each line and credit", () => {
  fc.assert(
    fc.property(changes, ({ start, days, price, method, discounts, ...given }) => {
      const on = addDays(start, days)
      const plain = openOrder({ ...given, start }, { start })
      const order: Order = {
        ...plain,
        discounts: discounts.map(({ percent, from, length }) =>
          sampleDiscount(percent, { start: addDays(start, from), end: addDays(start, from + length) }),
        ),
      }
      const [charge] = order.products[0]!.charges
      const target = addDays(start, 450)
      /** The billed units of a charge version, less the credits when it ends on the day of the change. */
      const version = (text: string, from: typeof start, ends: boolean) => {
        const charges = [{ ...charge!, start: from, prices: [sampleTier(text)] }]
        const lines = bill({ ...order, products: [{ ...order.products[0]!, charges }] }, target, { method }).map(
          ({ period }) => period,
        )
        const credits = ends ? lines.map((period) => creditOfEnded(period, period.amount, on, 2)) : []
        credits.forEach((credit, index) => expect(isPart(credit, lines[index]!)).toBe(true))
        const units = (all: readonly Decimal[]) =>
          toUnits(
            sumOf(all, (each) => each),
            2,
          )
        const sum = units(lines.map(({ amount }) => amount)) - units(credits)
        const isMade = (credit: Decimal) => !BigDecimal.isZero(credit)
        return { sum, roundings: lines.length + credits.filter(isMade).length }
      }
      const whole = version(price[0], start, false)
      const parts = [version(price[0], start, true), version(price[1], on, true), version(price[0], on, false)]
      const off = Number(parts.reduce((sum, part) => sum + part.sum, 0n) - whole.sum)
      expect(parts[1]!.sum).toBe(0n)
      expect(Math.abs(off)).toBeLessThanOrEqual(
        (whole.roundings + parts.reduce((sum, part) => sum + part.roundings, 0)) / 2,
      )
    }),
    { numRuns: 80 },
  )
})

/** Whether a credit is between zero and the whole line. */
const isPart = (credit: Decimal, { amount }: InvoicedPeriod): boolean =>
  !BigDecimal.isNegative(credit) && BigDecimal.isLessThanOrEqualTo(credit, amount)

it("cut ever earlier, credits grow from nothing to the whole line", () => {
  fc.assert(
    fc.property(changes, ({ start, price, method, periodAlignment, billingPeriod }) => {
      const [line] = bill(
        openOrder({ periodAlignment, billingPeriod, start, prices: [sampleTier(price[0])] }, { start }),
        start,
        { method },
      )
      const { from, to, amount } = line!.period
      const credits = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
        toUnits(creditOfEnded(line!.period, amount, addDays(from, index), 2), 2),
      )
      expect([credits[0], credits.at(-1)]).toEqual([toUnits(amount, 2), 0n])
      expect(credits).toEqual(credits.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)))
    }),
    { numRuns: 40 },
  )
})
