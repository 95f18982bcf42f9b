import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { describe, expect, it } from "vitest"
import { bill, openOrder as orderOf, shownLines } from "../support/invoicing/bill.ts"
import { day, sampleTier } from "../support/orders/sample-order.ts"

const flat = (price: string, given: Partial<OrderCharge> = {}) => ({ prices: [sampleTier(price)], ...given })

describe("the figures of the rules", () => {
  it("a stub is days of the whole period, rounded once", () => {
    const march = orderOf(flat("10", { periodAlignment: "AlignToMonth" }), { start: day("2024-03-05") })
    expect(shownLines(march, day("2024-03-05"))).toEqual(["2024-03-05 2024-04-01 8.71"])
    expect(shownLines({ ...march, currency: "JPY" }, day("2024-03-05"))).toEqual(["2024-03-05 2024-04-01 9"])
    const quarter = orderOf(
      flat("910", {
        pricePeriod: "Quarterly",
        billingPeriod: "Quarterly",
        billingTiming: "InArrears",
        periodAlignment: "AlignToCalendarQuarter",
        end: day("2024-06-21"),
      }),
      { start: day("2024-05-20") },
    )
    expect(shownLines(quarter, day("2024-07-31"))).toEqual(["2024-05-20 2024-06-21 320.00"])
    const aligned = orderOf(flat("10", { periodAlignment: "AlignToDate", alignmentDate: day("2011-09-15") }), {
      start: day("2011-09-01"),
    })
    expect(shownLines(aligned, day("2011-10-03"))).toEqual([
      "2011-09-01 2011-09-15 4.52",
      "2011-09-15 2011-10-15 10.00",
    ])
  })

  it("a price of a month is billed for all months of the period", () => {
    expect(shownLines(orderOf(flat("3000", { billingPeriod: "Annual" })), day("2024-06-01"))).toEqual([
      "2024-01-01 2025-01-01 36000.00",
    ])
    const yearly = orderOf(flat("250"), { orderBillingPeriod: "Annual", setOrderBillingPeriod: true })
    expect(shownLines(yearly, day("2024-01-01"))).toEqual(["2024-01-01 2025-01-01 3000.00"])
  })

  it.each<readonly [ProrationMethod, string]>([
    ["DaysInPeriod", "201.10"],
    ["DaysInMonth", "200.00"],
    ["Fixed30", "200.00"],
  ])("two months of a quarter by %s are %s", (method, amount) => {
    const price = flat("300", { pricePeriod: "Quarterly", billingPeriod: "Quarterly" })
    const order = orderOf(price, { start: day("2024-01-01"), end: day("2024-06-01") })
    expect(shownLines(order, day("2024-04-01"), { method })[1]).toBe(`2024-04-01 2024-06-01 ${amount}`)
  })

  it("by thirty days a month day 31 counts as 30, at both ends", () => {
    const order = orderOf(flat("300", { periodAlignment: "AlignToMonth" }), { start: day("2024-01-15") })
    expect(shownLines(order, day("2024-02-01"), { method: "Fixed30" })).toEqual([
      "2024-01-15 2024-02-01 160.00",
      "2024-02-01 2024-03-01 300.00",
    ])
    const oneDay = orderOf(flat("300", { periodAlignment: "AlignToMonth", end: day("2024-01-31") }), {
      start: day("2024-01-30"),
    })
    expect(shownLines(oneDay, day("2024-02-01"), { method: "Fixed30" })).toEqual(["2024-01-30 2024-01-31 0.00"])
    const february = orderOf(flat("300", { end: day("2023-02-28") }), { start: day("2023-02-01") })
    expect(shownLines(february, day("2023-02-01"), { method: "Fixed30" })).toEqual(["2023-02-01 2023-02-28 270.00"])
  })

  it("once a term, in seven months and in a renewal of three", () => {
    const given = { prices: [sampleTier("100")], model: "Quantity", quantity: decimal("3") } as const
    const renewals = [day("2024-09-10")]
    const order = orderOf(
      { ...given, pricePeriod: "Annual", billingPeriod: "EndOfTerm" },
      { start: day("2024-02-10"), end: day("2024-12-10"), term: 7, renewals },
    )
    const lines = bill(order, day("2024-09-10"))
    expect(lines.map(({ quantity, price }) => [printDecimal(quantity), printDecimal(price)])).toEqual([
      ["1", "175"],
      ["3", "25"],
    ])
  })
})
