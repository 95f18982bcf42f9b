import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import { billableLines } from "@svc/domain/invoicing/engine/billable-lines"
import { usagePeriods } from "@svc/domain/invoicing/engine/usage-periods"
import type { InvoicedPeriod } from "@svc/domain/invoicing/engine/invoiced-period"
import { usageKey, type UsageTotals } from "@svc/domain/invoicing/engine/usage-totals"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { type Decimal, decimal, printDecimal, zero } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { openOrder, shownLine, targets } from "../support/invoicing/bill.ts"
import { day, sampleDiscount, sampleTier } from "../support/orders/sample-order.ts"

const chargeNumber = "OPC-7"
const usage = (given: Partial<OrderCharge>) =>
  openOrder({ chargeNumber, chargeType: "Usage", billingTiming: "InArrears", ...given })
const tiers = ["1", "2", "3"].map((price, index) =>
  sampleTier(price, index < 2 ? { toQuantity: decimal(String(5 * (index + 1))) } : {}),
)
const used = (quantities: readonly number[], given: Partial<UsageTotals> = {}): UsageTotals => ({
  count: quantities.length,
  sum: decimal(String(quantities.reduce((all, each) => all + each, 0))),
  max: decimal(String(Math.max(...quantities))),
  rated: zero,
  ...given,
})

/** The lines due at a day when usage rows wait on the given days. Every period has the same totals. */
const bill = (
  order: Order,
  target: string,
  days: readonly string[],
  totals: UsageTotals,
  invoiced: readonly InvoicedPeriod[] = [],
) => {
  const targetDates = targets(day(target))
  const asked = usagePeriods(order, { targetDates, invoiced, waiting: new Map([[chargeNumber, days.map(day)]]) })
  return Result.getOrThrow(
    billableLines(order, {
      targetDates,
      invoiced,
      method: "DaysInPeriod",
      mostLines: 100,
      totals: new Map(asked.map((period) => [usageKey(period), totals])),
    }),
  )
}
const shown = (order: Order, lines: readonly BillableLine[]) => lines.map((line) => shownLine(order, line))
const periods = (lines: readonly BillableLine[]) => lines.map(({ period }) => period)
const priced = ({ quantity, price, discountAmount }: BillableLine) =>
  [quantity, price, discountAmount].flatMap((each: Decimal | undefined) =>
    each === undefined ? [] : [printDecimal(each)],
  )

describe("usage of a period", () => {
  it("is billed behind the period in which rows wait, and no other", () => {
    const order = usage({ model: "Tiered", prices: tiers })
    expect(bill(order, "2024-01-31", ["2024-01-03"], used([2, 1]))).toEqual([])
    const lines = bill(order, "2024-03-01", ["2024-01-03", "2024-01-31", "2024-03-01"], used([2, 1]))
    expect(shown(order, lines)).toEqual(["2024-01-01 2024-02-01 3.00"])
    expect(bill(order, "2024-06-01", [], used([2]))).toEqual([])
  })

  it("is its sum, its largest or its average, and the amount is not prorated", () => {
    const order = (usageRating: OrderCharge["usageRating"], end?: string) =>
      usage({
        model: "Quantity",
        prices: [sampleTier("10")],
        usageRating,
        ...(end === undefined ? {} : { end: day(end) }),
      })
    const lines = (...of: Parameters<typeof order>) => bill(order(...of), "2024-02-01", ["2024-01-05"], used([4, 9, 7]))
    expect(lines("Sum").map(priced)).toEqual([["20", "10"]])
    expect(lines("Max").map(priced)).toEqual([["9", "10"]])
    expect(lines("Average").map(priced)).toEqual([["1", "66.67"]])
    expect(lines("Sum", "2024-01-20").map(priced)).toEqual([["1", "200"]])
    const annual = usage({ model: "Quantity", prices: [sampleTier("10")], pricePeriod: "Annual" })
    expect(bill(annual, "2024-02-01", ["2024-01-05"], used([4])).map(priced)).toEqual([["4", "10"]])
  })

  it("has the prices that it brings, and corrections may outweigh it", () => {
    const rated = usage({ model: "Rated", prices: [] })
    const of = used([3], { rated: decimal("12.345") })
    expect(bill(rated, "2024-02-01", ["2024-01-05"], of).map(priced)).toEqual([["1", "12.35"]])
    const tiered = usage({ model: "Tiered", prices: tiers })
    expect(bill(tiered, "2024-02-01", ["2024-01-05"], used([-4])).map(priced)).toEqual([["-1", "4"]])
    const flat = usage({ model: "Volume", prices: [sampleTier("100", { priceBase: "Flat" })] })
    expect(bill(flat, "2024-02-01", ["2024-01-05"], used([-4])).map(priced)).toEqual([["1", "0"]])
  })
})

describe("late usage", () => {
  it("comes with what was billed of its period: by tiers, and less where the whole volume is cheaper", () => {
    const order = usage({ model: "Tiered", prices: tiers })
    const first = periods(bill(order, "2024-02-01", ["2024-01-10"], used([3])))
    const second = bill(order, "2024-02-02", ["2024-01-12"], used([5]), first)
    const third = bill(order, "2024-02-03", ["2024-01-13", "2024-01-30"], used([15]), [...first, ...periods(second)])
    expect([...second, ...third].map(({ period }) => [period.number, printDecimal(period.amount)])).toEqual([
      [1, "2"],
      [2, "25"],
    ])
    expect(bill(order, "2024-02-03", ["2024-01-13"], used([5]), [...first, ...periods(second)])).toEqual([])

    const volume = usage({
      model: "Volume",
      prices: [sampleTier("10", { toQuantity: decimal("15") }), sampleTier("5")],
    })
    const whole = periods(bill(volume, "2024-02-01", ["2024-01-10"], used([15])))
    const [cheaper] = bill(volume, "2024-02-02", ["2024-01-12"], used([16]), whole)
    expect(priced(cheaper!)).toEqual(["-1", "70"])
  })

  it("has a line for each tier whose amount changes, where tiers have their own", () => {
    const order = usage({ model: "Tiered", prices: tiers, createInvoiceLinesPerTier: true })
    const first = bill(order, "2024-02-01", ["2024-01-10"], used([4]))
    expect(first.map(({ period }) => [period.tier, period.number, printDecimal(period.amount)])).toEqual([[0, 0, "4"]])
    const second = bill(order, "2024-02-02", ["2024-01-12"], used([7]), periods(first))
    expect(second.map(({ period }) => [period.tier, period.number, printDecimal(period.amount)])).toEqual([
      [0, 1, "1"],
      [1, 1, "4"],
    ])
    const third = bill(order, "2024-02-02", ["2024-01-12"], used([3]), [...periods(first), ...periods(second)])
    expect(third.map(({ period }) => [period.tier, period.number, printDecimal(period.amount)])).toEqual([
      [0, 2, "-2"],
      [1, 2, "-4"],
    ])
  })

  it("has the discounts that its period was invoiced with", () => {
    const order = usage({ model: "Quantity", prices: [sampleTier("10")] })
    const half = { ...order, discounts: [sampleDiscount("50", { start: day("2024-01-17"), end: day("2024-02-01") })] }
    const [first] = bill(half, "2024-02-01", ["2024-01-10"], used([31]))
    // 15 of 31 days at half the price.
    expect(priced(first!)).toEqual(["31", "10", "75"])
    const [more] = bill(order, "2024-02-02", ["2024-01-10"], used([62]), [first!.period])
    expect(priced(more!)).toEqual(["1", "310", "75"])
    const [without] = bill(
      half,
      "2024-02-02",
      ["2024-01-10"],
      used([41]),
      periods(bill(order, "2024-02-01", ["2024-01-10"], used([31]))),
    )
    expect(priced(without!)).toEqual(["1", "100"])
  })

  it("shows a unit that rounding leaves to the discounted sum alone as it is", () => {
    const order = usage({ model: "Quantity", prices: [sampleTier("0.0001")] })
    const little = { ...order, discounts: [sampleDiscount("1")] }
    const first = bill(little, "2024-02-01", ["2024-01-10"], used([10_050]))
    expect(first.map(({ period }) => [period.amountPreDiscount, period.amount].map(printDecimal))).toEqual([
      ["1.01", "0.99"],
    ])
    const [more] = bill(little, "2024-02-02", ["2024-01-12"], used([10_149]), periods(first))
    expect(priced(more!)).toEqual(["1", "0.01"])
    expect(printDecimal(more!.period.amountPreDiscount)).toBe("0.01")
  })

  it("of a period without usage is billed though a later one was; what was billed elsewhere is not", () => {
    const order = usage({ model: "Quantity", prices: [sampleTier("10")] })
    const through = usage({ ...order.products[0]!.charges[0]!, chargedThrough: day("2024-03-01") })
    const february = periods(bill(order, "2024-03-01", ["2024-02-10"], used([1])))
    expect(shown(order, bill(through, "2024-03-01", ["2024-01-10"], used([2]), february))).toEqual([
      "2024-01-01 2024-02-01 20.00",
    ])
    expect(bill(through, "2024-03-01", ["2024-01-10"], used([2]))).toEqual([])
    const stub = usage({ ...order.products[0]!.charges[0]!, chargedThrough: day("2024-02-10") })
    expect(shown(order, bill(stub, "2024-03-01", ["2024-02-09", "2024-02-10"], used([2])))).toEqual([
      "2024-02-10 2024-03-01 20.00",
    ])
  })

  it("stays with the version that billed the period, when a change ended it inside", () => {
    const order = usage({ model: "Quantity", prices: [sampleTier("10")] })
    const [before] = order.products[0]!.charges
    const invoiced = periods(bill(order, "2024-02-01", ["2024-01-10"], used([1])))
    const after = {
      ...before!,
      id: usage({}).products[0]!.charges[0]!.id,
      version: 2,
      start: day("2024-01-20"),
      prices: [sampleTier("20")],
    }
    const changed = {
      ...order,
      products: [{ ...order.products[0]!, charges: [{ ...before!, end: day("2024-01-20"), endedIn: 2 }, after] }],
    }
    const lines = bill(changed, "2024-03-01", ["2024-01-25", "2024-02-10"], used([3]), invoiced)
    expect(lines.map((line) => `${line.charge.version} ${line.period.number} ${shownLine(order, line)}`)).toEqual([
      "1 1 2024-01-01 2024-02-01 20.00",
      "2 0 2024-02-01 2024-03-01 60.00",
    ])
  })
})

describe("what is measured", () => {
  const measured = (given: Partial<OrderCharge> = {}) =>
    openOrder({
      chargeNumber,
      chargeType: "Measured",
      billingTiming: "InArrears",
      model: "Quantity",
      prices: [sampleTier("10")],
      ...given,
    })

  it("is prorated, and waits while there is nothing", () => {
    const order = measured({ start: day("2024-01-16"), periodAlignment: "AlignToMonth" })
    expect(bill(order, "2024-03-01", [], used([0]))).toEqual([])
    const lines = bill(order, "2024-03-01", [], used([0], { quantity: decimal("15") }))
    expect(shown(order, lines)).toEqual(["2024-01-16 2024-02-01 77.42", "2024-02-01 2024-03-01 150.00"])
    expect(lines.map(priced)).toEqual([
      ["1", "77.42"],
      ["15", "10"],
    ])
    expect(bill(order, "2024-03-01", [], used([0], { quantity: decimal("15") }), periods(lines))).toEqual([])
  })

  it("is asked of each period that is due, by its rule, to the end of the calendar", () => {
    const facts = { invoiced: [], waiting: new Map() }
    const asked = usagePeriods(measured({ measurementsRule: "SumLatestDate" }), {
      ...facts,
      targetDates: targets(day("2024-03-15")),
    })
    expect(asked.map(({ from, to, of }) => `${from} ${to} ${of}`)).toEqual([
      "2024-01-01 2024-02-01 SumLatestDate",
      "2024-02-01 2024-03-01 SumLatestDate",
    ])
    expect(usagePeriods(measured(), { ...facts, targetDates: targets(day("9999-12-31")) })).toHaveLength(10_000)
  })
})
