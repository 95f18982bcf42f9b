import { chargedThroughWith } from "@svc/domain/invoicing/engine/charged-through"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { addDays } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { bill, due, openOrder as orderOf, shownLines, targets } from "../support/invoicing/bill.ts"
import {
  day,
  sampleCharge,
  sampleDiscount,
  sampleOrder,
  sampleProduct,
  sampleTier,
} from "../support/orders/sample-order.ts"

const flat = (price: string, given: Partial<OrderCharge> = {}) => ({ prices: [sampleTier(price)], ...given })

describe("when periods are due", () => {
  it("in advance on the first day, in arrears on the day after the last, the oldest first", () => {
    const ahead = orderOf(flat("100"))
    expect(shownLines(ahead, day("2023-12-31"))).toEqual([])
    expect(shownLines(ahead, day("2024-02-01"))).toEqual([
      "2024-01-01 2024-02-01 100.00",
      "2024-02-01 2024-03-01 100.00",
    ])
    const behind = orderOf(flat("70", { billingTiming: "InArrears" }))
    expect(shownLines(behind, day("2024-02-29"))).toEqual(["2024-01-01 2024-02-01 70.00"])
    expect(shownLines(behind, day("2024-03-01"))).toHaveLength(2)
  })

  it("so many days before, or after", () => {
    const early = orderOf(flat("100", { offsetBillingDays: -75 }), { start: day("2021-11-01") })
    expect(shownLines(early, day("2021-08-17"))).toEqual([])
    expect(shownLines(early, day("2021-08-18"))).toEqual(["2021-11-01 2021-12-01 100.00"])
    const late = orderOf(flat("100", { offsetBillingDays: 10 }))
    expect([shownLines(late, day("2024-01-10")).length, shownLines(late, day("2024-01-11")).length]).toEqual([0, 1])
  })

  it.each<readonly [Partial<OrderCharge>, string]>([
    [{ billingDay: "FirstDayOfMonth" }, "2024-02-01"],
    [{ billingDay: "LastDayOfMonth" }, "2024-01-31"],
    [{ billingDay: "SpecificDay", specificBillingDay: 14 }, "2024-02-14"],
    [{ billingDay: "SpecificDay", specificBillingDay: 15 }, "2024-01-15"],
    [{ billingDay: "SpecificDay", specificBillingDay: 31, billingTiming: "InArrears" }, "2024-02-29"],
    [{ billingDay: "LastDayOfMonth", offsetBillingDays: 5 }, "2024-01-31"],
    [{ billingDay: "DaysOffset", offsetBillingDays: 5 }, "2024-01-20"],
    [{ billingDay: "FromAccount" }, "2024-01-15"],
  ])("a billing day %j from 15 January is %s", (given, expected) => {
    const order = orderOf(flat("100", { ...given }), { start: day("2024-01-15") })
    expect(shownLines(order, addDays(day(expected), -1))).toEqual([])
    expect(shownLines(order, day(expected))).toHaveLength(1)
  })

  it("each kind of charge by a target date of its own", () => {
    const kinds = [
      sampleCharge({ chargeType: "OneOff", model: "Flat", prices: [sampleTier("900")] }),
      sampleCharge(flat("100")),
      sampleCharge(flat("70", { billingTiming: "InArrears" })),
    ]
    const order = sampleOrder(kinds)
    const customized = { ...targets(day("2024-03-31")), recurringInAdvance: day("2023-12-31") }
    expect(shownLines(order, customized)).toEqual([
      "2024-01-01 2024-01-01 900.00",
      "2024-01-01 2024-02-01 70.00",
      "2024-02-01 2024-03-01 70.00",
    ])
    expect(
      shownLines(order, { ...customized, recurringInArrears: day("2024-02-01"), oneOff: day("2023-12-31") }),
    ).toEqual(["2024-01-01 2024-02-01 70.00"])
  })

  it("to the end of the calendar, and no more lines than an invoice has", () => {
    const end = day("9999-12-31")
    const yearly = orderOf(flat("1", { billingPeriod: "Annual" }), { start: day("2024-01-01") })
    const lines = bill(yearly, end)
    expect([lines.length, lines.at(-1)!.period.to]).toEqual([9999 - 2024, "9999-01-01"])
    expect(bill(yearly, end, { mostLines: 7 })).toEqual(lines.slice(0, 7))
    expect(bill(orderOf(flat("1")), end)).toHaveLength(10_000)
    const monthEnd = orderOf(
      flat("1", { billingDay: "FirstDayOfMonth", billingPeriod: "Annual", billingTiming: "InArrears" }),
    )
    expect(bill(monthEnd, end).at(-1)!.period.to).toBe("9999-01-01")
  })
})

describe("a OneOff", () => {
  const once = (given: Partial<OrderCharge> = {}) =>
    orderOf({ chargeType: "OneOff", model: "Quantity", quantity: decimal("3"), prices: [sampleTier("49.9")], ...given })

  it("is due on its day, once, with the discounts of that day", () => {
    const order = {
      ...once({ start: day("2024-03-05") }),
      discounts: [sampleDiscount("10", { start: day("2024-03-05"), end: day("2024-03-06") })],
    }
    expect(bill(order, day("2024-03-04"))).toEqual([])
    const [line] = bill(order, day("2024-03-05"))
    expect(
      [line!.quantity, line!.price, line!.discountAmount, line!.period.amount].map((each) => printDecimal(each!)),
    ).toEqual(["3", "49.9", "14.97", "134.73"])
    expect(line!.period.spans).toEqual([{ from: "2024-03-05", to: "2024-03-05", left: decimal("0.9") }])
    expect(bill(order, day("2025-01-01"), { invoiced: [line!.period] })).toEqual([])
    expect(bill(once({ chargedThrough: day("2024-01-02") }), day("2025-01-01"))).toEqual([])
    expect(bill(once({ end: day("2024-01-01") }), day("2025-01-01"))).toEqual([])
  })

  it("that is delivered in parts has a line for each delivery that is due, by its place", () => {
    const deliveries = ["2024-05-02", "2024-04-01", "2024-06-01"].map((date, index) => ({
      quantity: decimal(String(index + 1)),
      deliveryDate: day(date),
    }))
    const order = once({
      orderedQuantity: decimal("9"),
      quantity: decimal("6"),
      deliveries,
      prices: [sampleTier("10")],
    })
    const lines = bill(order, day("2024-05-02"))
    expect(
      lines.map(({ period, quantity }) => [period.number, period.from, period.to, printDecimal(quantity)]),
    ).toEqual([
      [0, "2024-01-01", "2024-01-01", "1"],
      [1, "2024-01-01", "2024-01-01", "2"],
    ])
    const invoiced = lines.slice(1).map(({ period }) => period)
    const again = { ...order.products[0]!.charges[0]!, chargedThrough: day("2024-01-02") }
    for (const each of [order, once(again)])
      expect([...chargedThroughWith(each, [], bill(each, day("2024-05-02"), { invoiced })).values()]).toEqual([
        "2024-01-02",
      ])
    const rest = bill(once(again), day("2024-06-01"), { invoiced })
    expect(rest.map(({ period }) => period.number)).toEqual([0, 2])
    expect(bill(once({ orderedQuantity: decimal("9") }), day("2025-01-01"))).toEqual([])
  })
})

describe("what has no price", () => {
  it("refuses, naming the charge and the quantity", () => {
    const tiered = orderOf({
      chargeNumber: "OPC-7",
      model: "Tiered",
      quantity: decimal("10.5"),
      prices: [sampleTier("1", { toQuantity: decimal("10") })],
    })
    const refused = (order: typeof tiered) => Result.getFailure(due(order, day("2024-01-01")))
    expect(refused(tiered)).toMatchObject({
      value: { reason: "QuantityBeyondTiers", facts: { chargeNumber: "OPC-7", quantity: "10.5" } },
    })
    expect(refused(orderOf({ chargeNumber: "OPC-8", model: "Flat", prices: [] }))).toMatchObject({
      value: { reason: "NoPrice", message: "Charge OPC-8 has no price, and 0 of it is due." },
    })
    // A charge that is not due is not priced, so nothing is refused.
    expect(Result.getOrThrow(due(tiered, day("2023-12-31")))).toEqual([])
  })
})

it("lines come by product, charge, version of it, period and tier, and a period is never cut", () => {
  const tiers = ["1", "2", "3"].map((price, index) =>
    sampleTier(price, index < 2 ? { toQuantity: decimal(String(index + 1)) } : {}),
  )
  const perTier = sampleCharge({
    chargeNumber: "OPC-1",
    model: "Tiered",
    quantity: decimal("3"),
    prices: tiers,
    createInvoiceLinesPerTier: true,
  })
  const before = { ...sampleCharge({ chargeNumber: "OPC-2" }), end: day("2024-01-15"), endedIn: 2 }
  const after = { ...before, id: sampleCharge().id, version: 2, start: day("2024-01-15"), end: day("2025-01-01") }
  const order = sampleOrder([])
  const products = [sampleProduct([perTier]), sampleProduct([before, after], { productLineNumber: 2 })]
  const lines = bill({ ...order, products }, day("2024-02-01"))
  expect(
    lines.map(({ charge, period }) => `${charge.chargeNumber}.${charge.version} ${period.from} ${period.tier}`),
  ).toEqual([
    "OPC-1.1 2024-01-01 0",
    "OPC-1.1 2024-01-01 1",
    "OPC-1.1 2024-01-01 2",
    "OPC-1.1 2024-02-01 0",
    "OPC-1.1 2024-02-01 1",
    "OPC-1.1 2024-02-01 2",
    "OPC-2.1 2024-01-01 0",
    "OPC-2.2 2024-01-15 0",
    "OPC-2.2 2024-02-01 0",
  ])
  for (const [mostLines, made] of [
    [2, 0],
    [5, 3],
    [6, 6],
    [7, 7],
  ] as const)
    expect(bill({ ...order, products }, day("2024-02-01"), { mostLines })).toHaveLength(made)
})
