import { chargesOf, type Order } from "@svc/domain/orders/order"
import { withMetrics } from "@svc/domain/orders/order-metrics"
import type { Metrics } from "@svc/domain/orders/metrics"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { expect, it } from "vitest"
import {
  day,
  sampleCharge,
  sampleDiscount,
  sampleOrder,
  sampleProduct,
  sampleTier,
} from "../support/orders/sample-order.ts"

const shown = ({ metrics }: { readonly metrics?: Metrics | undefined }) =>
  metrics && Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, printDecimal(value)]))
const worth = (order: Order) => shown(withMetrics(order))
const withoutEnd = (order: Order): Order => {
  const { end: _, endAnchor: __, ...rest } = order
  return { ...rest, termType: "Evergreen", term: 0 }
}
const openEnded = (charge: ReturnType<typeof sampleCharge>) => {
  const { end: _, ...rest } = charge
  return rest
}

it("3000 a month for 36 months", () => {
  const end = day("2027-01-01")
  const charge = sampleCharge({ prices: [sampleTier("3000")], billingPeriod: "Annual", end })
  expect(worth(sampleOrder([charge], { end, term: 36 }))).toEqual({
    cmrr: "3000",
    acv: "36000",
    tcv: "108000",
    emrr: "3000",
    oneTimeFees: "0",
  })
})

const first = { chargeNumber: "OPC-1001", anchor: day("2024-01-01") }
const tenThenFifteen = [
  sampleCharge({ ...first, end: day("2024-03-15"), endedIn: 2 }),
  sampleCharge({ ...first, version: 2, madeIn: 2, start: day("2024-03-15"), prices: [sampleTier("15")] }),
]

it("10.00, and 15.00 from 15 March: 10 × (2 + 14/31) + 15 × (17/31 + 9)", () => {
  expect(worth(sampleOrder(tenThenFifteen))).toMatchObject({ cmrr: "15", acv: "180", tcv: "167.74" })
})

it("a cancelled order is worth what is billed to its end", () => {
  const order = sampleOrder(tenThenFifteen, { status: "Cancelled", end: day("2024-06-01") })
  // 10 × (2 + 14/31) + 15 × (17/31 + 2)
  expect(worth(order)).toEqual({ cmrr: "0", acv: "0", tcv: "62.74", emrr: "0", oneTimeFees: "0" })
})

it("a cancelled product is worth what is billed to its end, the others stay", () => {
  const cancelled = sampleCharge({ end: day("2024-03-01"), endedIn: 2 })
  expect(worth(sampleOrder([cancelled, sampleCharge()]))).toMatchObject({ cmrr: "10", acv: "120", tcv: "140" })
})

it("without end: twelve months from the start; once it is cancelled, what is billed to its end", () => {
  const setup = sampleCharge({ chargeType: "OneOff", prices: [sampleTier("50")] })
  expect(worth(withoutEnd(sampleOrder([openEnded(sampleCharge()), setup])))).toMatchObject({
    cmrr: "10",
    tcv: "170",
    oneTimeFees: "50",
  })
  const end = day("2026-01-01")
  expect(worth(sampleOrder([sampleCharge({ end }), setup], { status: "Cancelled", end }))).toMatchObject({
    cmrr: "0",
    tcv: "290",
  })
})

it("a discount for as long as the charge is in its monthly value, one that ends sooner in the total alone", () => {
  expect(worth(sampleOrder([sampleCharge()], { discounts: [sampleDiscount("10"), sampleDiscount("10")] }))).toEqual({
    cmrr: "8.1",
    acv: "97.2",
    tcv: "97.2",
    emrr: "8.1",
    oneTimeFees: "0",
  })
  const toMidJune = sampleDiscount("20", { end: day("2024-06-16") })
  // 10 × (0.8 × 5.5 + 6.5)
  expect(worth(sampleOrder([sampleCharge()], { discounts: [toMidJune] }))).toMatchObject({ cmrr: "10", tcv: "109" })
  // A charge that ends before the discount has the discount for its whole length.
  const short = sampleCharge({ endOn: "SpecificDate", end: day("2024-06-01") })
  expect(worth(sampleOrder([short], { discounts: [toMidJune] }))).toMatchObject({ cmrr: "8", tcv: "40" })
  const other = sampleDiscount("50", { chargeNumbers: ["OPC-other"] })
  expect(worth(sampleOrder([sampleCharge()], { discounts: [other] }))).toMatchObject({ cmrr: "10", tcv: "120" })
})

it("a discount is off a one-time fee when it is in force on its day", () => {
  const fee = sampleCharge({ chargeType: "OneOff", prices: [sampleTier("500")], start: day("2024-03-01") })
  const discounts = [sampleDiscount("10"), sampleDiscount("50", { end: day("2024-03-01") })]
  expect(worth(sampleOrder([fee], { discounts }))).toMatchObject({ oneTimeFees: "450", tcv: "450", cmrr: "0" })
})

it("estimates of usage and of measured quantities are in the EMRR alone", () => {
  const calls = sampleCharge({
    chargeType: "Usage",
    model: "Quantity",
    prices: [sampleTier("2")],
    estimatedUsage: decimal("60"),
  })
  const sites = sampleCharge({
    chargeType: "Measured",
    model: "Quantity",
    prices: [sampleTier("30")],
    pricePeriod: "Quarterly",
    estimatedQuantity: decimal("4"),
  })
  expect(worth(sampleOrder([sampleCharge({ prices: [sampleTier("100")] }), calls, sites]))).toEqual({
    cmrr: "100",
    acv: "1200",
    tcv: "1200",
    emrr: "260",
    oneTimeFees: "0",
  })
  const nothingExpected = sampleCharge({ chargeType: "Usage", prices: [sampleTier("2")], estimatedUsage: decimal("0") })
  expect(worth(sampleOrder([nothingExpected]))).toMatchObject({ emrr: "0" })
  // The present term has 6 months, after a first term of 12.
  const perTerm = { ...calls, billingPeriod: "EndOfTerm" } as const
  const end = day("2025-07-01")
  expect(worth(sampleOrder([{ ...perTerm, end }], { end, renewals: [day("2025-01-01")] }))).toMatchObject({
    emrr: "20",
  })
})

it("tiers per quarter: 8 units at 10 to 5, then at 5, are 65 a quarter", () => {
  const tiered = sampleCharge({
    model: "Tiered",
    quantity: decimal("8"),
    pricePeriod: "Quarterly",
    prices: [sampleTier("10", { toQuantity: decimal("5") }), sampleTier("5")],
  })
  expect(worth(sampleOrder([tiered]))).toMatchObject({ cmrr: "21.67", acv: "260", tcv: "260" })
})

it("a charge that waits for its milestone is worth nothing yet", () => {
  const { start: _, end: __, anchor: ___, ...waiting } = sampleCharge({ startOn: "Milestone" })
  expect(worth(sampleOrder([waiting]))).toMatchObject({ cmrr: "0", acv: "0", tcv: "0", emrr: "0" })
})

it("an ordered quantity counts as a whole until its delivery is closed", () => {
  const parts = sampleCharge({
    chargeType: "OneOff",
    model: "Quantity",
    orderedQuantity: decimal("10"),
    quantity: decimal("4"),
  })
  expect(worth(sampleOrder([parts]))).toMatchObject({ oneTimeFees: "100" })
  expect(worth(sampleOrder([{ ...parts, deliveryClosed: true }]))).toMatchObject({ oneTimeFees: "40", tcv: "40" })
  expect(worth(sampleOrder([parts], { status: "Cancelled" }))).toMatchObject({ oneTimeFees: "40", tcv: "40" })
})

it("the digits are those of the currency, each charge is rounded and the order is their sum", () => {
  const third = sampleCharge({ prices: [sampleTier("1")], pricePeriod: "Quarterly" })
  const sameAgain = { ...third, chargeNumber: "OPC-other" }
  expect(worth(sampleOrder([third, sameAgain]))).toMatchObject({ cmrr: "0.66" })
  expect(worth(sampleOrder([third, sameAgain], { currency: "KWD" }))).toMatchObject({ cmrr: "0.666" })
  expect(worth(sampleOrder([third, sameAgain], { currency: "JPY" }))).toMatchObject({ cmrr: "0", tcv: "8" })
})

it("the last version of a charge has its metrics, and what keeps them stays the same object", () => {
  const order = sampleOrder([], { products: [sampleProduct([sampleCharge()]), sampleProduct(tenThenFifteen)] })
  const once = withMetrics(order)
  expect(chargesOf(once).map(shown)).toMatchObject([{ tcv: "120" }, undefined, { tcv: "167.74" }])
  expect(withMetrics(once).products).toBe(once.products)

  const [kept, changed] = once.products
  const [ended, last] = changed!.charges
  const again = withMetrics({
    ...once,
    products: [kept!, { ...changed!, charges: [ended!, { ...last!, prices: [sampleTier("16")] }] }],
  })
  expect(again.products[0]).toBe(kept)
  expect(again.products[1]!.charges[0]).toBe(ended)
  expect(shown(again.products[1]!.charges[1]!)).toMatchObject({ cmrr: "16" })
})

it("a version that is no longer the last one loses its metrics", () => {
  const once = withMetrics(sampleOrder([sampleCharge(first)]))
  const [only] = chargesOf(once)
  const ended = { ...only!, end: day("2024-03-15"), endedIn: 2 }
  const next = { ...tenThenFifteen[1]! }
  const [before, after] = chargesOf(withMetrics({ ...once, products: [sampleProduct([ended, next])] }))
  expect(before).not.toHaveProperty("metrics")
  expect(shown(after!)).toMatchObject({ tcv: "167.74" })
})
