import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import type { InvoicedPeriod } from "@svc/domain/invoicing/engine/invoiced-period"
import { usageKey } from "@svc/domain/invoicing/engine/usage-totals"
import { priceLines } from "@svc/domain/invoicing/price-lines"
import type { Order } from "@svc/domain/orders/order"
import { pricesByTier } from "@svc/domain/orders/price-of"
import { addDays } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import { type Decimal, decimal, printDecimal, sumOf, zero } from "@svc/domain/shared/decimal"
import { exactly, type Fraction } from "@svc/domain/shared/fraction"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bill, openOrder } from "../support/invoicing/bill.ts"
import { orderOf, randomOrder, randomPrice } from "../support/orders/random-order.ts"
import { day, sampleDiscount, sampleTier } from "../support/orders/sample-order.ts"

/**
 * The amounts of a line as an invoice prices it: before and after the discount, including tax where the price includes
 * tax.
 */
const priced = ({ quantity, price, discountAmount }: BillableLine, taxIncluded: boolean, scale: number) => {
  const discount = discountAmount === undefined ? {} : { discount: { amount: discountAmount } }
  const line = { quantity, price, ...discount, tax: { category: "S", rate: decimal("25") } }
  const { lines } = Result.getOrThrow(priceLines({ lines: [line], allowances: [], taxIncluded, scale }))
  const [{ subtotal, tax, subtotalPreDiscount, taxPreDiscount }] = lines as [(typeof lines)[number]]
  const all = (net: Decimal, itsTax: Decimal) => printDecimal(taxIncluded ? BigDecimal.sum(net, itsTax) : net)
  return [all(subtotalPreDiscount, taxPreDiscount), all(subtotal, tax)]
}

const held = ({ period: { amount, amountPreDiscount } }: BillableLine) =>
  [amountPreDiscount, amount].map((each) => printDecimal(each))

const expectPricedAsHeld = (order: Order, lines: readonly BillableLine[], taxIncluded: boolean) => {
  const scale = minorUnits(order.currency)
  for (const line of lines) expect(priced(line, taxIncluded, scale)).toEqual(held(line))
}

describe("quantity, price and discount of a line", () => {
  it("come on the invoice to what the line holds, with the tax in the price or without", () => {
    fc.assert(
      fc.property(randomOrder, fc.boolean(), fc.nat(400), (random, taxIncluded, days) => {
        const order = orderOf(random)
        expectPricedAsHeld(order, bill(order, addDays(order.start, days)), taxIncluded)
      }),
      { numRuns: 60 },
    )
  })

  it("do so for prices of many digits, discounts of all and of nearly all, and half units", () => {
    const digits = fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 10 }))
    const number = digits.map(([whole, units, scale]) =>
      decimal(`${whole}.${String(units % 10 ** Math.min(scale, 7)).padStart(Math.max(scale, 1), "0")}`),
    )
    const percent = fc.constantFrom("0", "50", "99.9", "99.9999999999", "100")
    fc.assert(
      fc.property(number, number, percent, fc.boolean(), (price, quantity, each, taxIncluded) => {
        const prices = [{ ...sampleTier("0"), price }]
        const order = { ...openOrder({ model: "Quantity", quantity, prices }), discounts: [sampleDiscount(each)] }
        expectPricedAsHeld(order, bill(order, day("2024-03-01")), taxIncluded)
      }),
      { numRuns: 200 },
    )
    const half = openOrder({ model: "Quantity", quantity: decimal("0.5"), prices: [sampleTier("0.01")] })
    const [line] = bill({ ...half, discounts: [sampleDiscount("100")] }, day("2024-01-01"))
    expect(
      [line!.quantity, line!.price, line!.discountAmount, line!.period.amount].map((each) => printDecimal(each!)),
    ).toEqual(["1", "0.01", "0.01", "0"])
  })

  it("do so for late usage, that is less than nothing too", () => {
    const cases = fc.record({
      price: randomPrice,
      quantities: fc.array(fc.integer({ min: -40, max: 200 }), { minLength: 2, maxLength: 5 }),
      percent: fc.nat(1000),
      from: fc.nat(30),
      perTier: fc.boolean(),
    })
    fc.assert(
      fc.property(cases, ({ price, quantities, percent, from, perTier }) => {
        const charge = {
          ...price,
          chargeType: "Usage",
          billingTiming: "InArrears",
          createInvoiceLinesPerTier: perTier,
        } as const
        const plain = openOrder(charge)
        const order = {
          ...plain,
          discounts: [sampleDiscount(String(percent / 10), { start: addDays(plain.start, from) })],
        }
        const { id } = order.products[0]!.charges[0]!
        const invoiced: InvoicedPeriod[] = []
        for (const quarters of quantities) {
          const sum = decimal(String(quarters / 4))
          const totals = new Map([
            [usageKey({ orderChargeId: id, from: order.start }), { count: 1, sum, max: sum, rated: zero }],
          ])
          const lines = bill(order, day("2024-02-01"), { invoiced, totals })
          expectPricedAsHeld(order, lines, false)
          invoiced.push(...lines.map(({ period }) => period))
          const alone = bill(order, day("2024-02-01"), { totals })
          expect(printDecimal(sumOf(invoiced, ({ amount }) => amount))).toBe(
            printDecimal(sumOf(alone, ({ period }) => period.amount)),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it("show the quantity of a whole period, where the price of one has an end", () => {
    const lines = (given: Parameters<typeof openOrder>[0]) =>
      bill(openOrder({ model: "Quantity", quantity: decimal("3"), ...given }), day("2024-01-01")).map(
        ({ quantity, price }) => `${printDecimal(quantity)} × ${printDecimal(price)}`,
      )
    expect(lines({ prices: [sampleTier("33.33")], billingPeriod: "Biannual" })).toEqual(["3 × 199.98"])
    expect(lines({ prices: [sampleTier("100")], pricePeriod: "Annual" })).toEqual(["1 × 25"])
    expect(lines({ prices: [sampleTier("84.4125")] })).toEqual(["3 × 84.4125"])
    expect(lines({ prices: [sampleTier("10", { priceBase: "Flat" })] })).toEqual(["1 × 30"])
    expect(lines({ prices: [sampleTier("10")], end: day("2024-01-11") })).toEqual(["1 × 9.68"])
    expect(lines({ prices: [sampleTier("10")], quantity: zero })).toEqual(["0 × 10"])
    expect(lines({ model: "Flat", prices: [sampleTier("10")] })).toEqual(["1 × 10"])
  })
})

describe("tiers", () => {
  const numberOf = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
  const tiersOf = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(1000)), { minLength: 1, maxLength: 4 })
    .map((parts) => {
      let end = 0
      return parts.map(([length, cents], index) => {
        end += length
        return sampleTier(
          (cents / 100).toFixed(2),
          index < parts.length - 1 ? { toQuantity: decimal(String(end)) } : {},
        )
      })
    })

  it("of a Tiered charge make an amount that grows with the quantity, without a step", () => {
    const amount = (prices: Order["products"][number]["charges"][number]["prices"], quantity: number) =>
      pricesByTier({ model: "Tiered", prices }, exactly(decimal(quantity.toFixed(6))))!.reduce(
        (sum, tier) => sum + numberOf(tier.amount),
        0,
      )
    fc.assert(
      fc.property(tiersOf, fc.nat(8_000), (prices, hundredths) => {
        const quantity = hundredths / 100
        const most = Math.max(...prices.map(({ price }) => Number(printDecimal(price))))
        const [at, next] = [amount(prices, quantity), amount(prices, quantity + 0.000_001)]
        expect(next - at).toBeGreaterThanOrEqual(-1e-9)
        expect(next - at).toBeLessThanOrEqual(most * 0.000_001 + 1e-9)
      }),
    )
  })

  it("with lines of their own come to the amount, but for a unit a tier", () => {
    fc.assert(
      fc.property(randomPrice, fc.boolean(), fc.nat(100), (price, isCut, percent) => {
        const order = (createInvoiceLinesPerTier: boolean) => ({
          ...openOrder({ ...price, createInvoiceLinesPerTier, ...(isCut ? { end: day("2024-01-12") } : {}) }),
          discounts: [sampleDiscount(String(percent))],
        })
        const [lines, [whole]] = [bill(order(true), day("2024-01-01")), bill(order(false), day("2024-01-01"))]
        const off = BigDecimal.subtract(
          sumOf(lines, ({ period }) => period.amount),
          whole!.period.amount,
        )
        expect(Math.abs(Number(printDecimal(off)))).toBeLessThanOrEqual(lines.length * 0.01 + 1e-9)
        expect(new Set(lines.map(({ period }) => period.tier)).size).toBe(lines.length)
        expect(price.model === "Tiered" || lines.length === 1).toBe(true)
      }),
    )
  })
})
