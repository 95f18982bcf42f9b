import { firstOfMonth } from "@svc/domain/ledger/accounting-period"
import { monthWeights, type SpreadingRule } from "@svc/domain/revenue/month-weights"
import { planRevenue, type PlannedItem } from "@svc/domain/revenue/plan-revenue"
import { distributions } from "@svc/domain/reference-data/revenue-recognition-rule"
import { addDays } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal, sumOf, toUnits } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { expect, it } from "vitest"
import { anyDay } from "../support/orders/random-order.ts"
import { day } from "../support/orders/sample-order.ts"
import { oracleOfRevenue } from "../support/revenue/revenue-oracle.ts"

const cents = { amount: 2, base: 2 }
const shown = (items: readonly PlannedItem[]) => items.map(({ period, amount }) => [period, printDecimal(amount)])
const schedule = (rule: SpreadingRule, from: string, to: string, net: string, earliest = from) =>
  shown(
    planRevenue(
      { amount: decimal(net), base: decimal(net) },
      monthWeights(rule, { from: day(from), to: day(to) }),
      day(earliest),
      cents,
    ),
  )

it("spreads the published example by each rule", () => {
  const of = (distribution: SpreadingRule["distribution"]) =>
    schedule({ distribution }, "2024-01-15", "2024-02-15", "31")
  expect(of("Days")).toEqual([
    ["2024-01-01", "17"],
    ["2024-02-01", "14"],
  ])
  expect(of("Monthly")).toEqual([
    ["2024-01-01", "16.49"],
    ["2024-02-01", "14.51"],
  ])
  expect(of("FrontLoad")).toEqual([["2024-01-01", "31"]])
  expect(of("BackLoad")).toEqual([["2024-02-01", "31"]])
  expect(schedule({ distribution: "Days" }, "2026-01-01", "2026-04-01", "120").map(([, amount]) => amount)).toEqual([
    "41.33",
    "37.34",
    "41.33",
  ])
})

it("gives the first month its part upfront, and spreads the rest over all", () => {
  const rule = (upfrontPercent: string) =>
    ({ distribution: "Monthly", upfrontPercent: decimal(upfrontPercent) }) as const
  const quarter = (percent: string) =>
    schedule(rule(percent), "2024-01-01", "2024-04-01", "300").map(([, amount]) => amount)
  expect(quarter("40")).toEqual(["180", "60", "60"])
  expect(quarter("0")).toEqual(["100", "100", "100"])
  expect(quarter("100")).toEqual(["300"])
  expect(quarter("12.5")).toEqual(["125", "87.5", "87.5"])
})

it("recognises nothing before the month of the invoice, and joins what comes into it", () => {
  expect(schedule({ distribution: "Monthly" }, "2024-01-01", "2024-04-01", "300", "2024-05-10")).toEqual([
    ["2024-05-01", "300"],
  ])
  expect(schedule({ distribution: "Monthly" }, "2024-01-01", "2024-05-01", "400", "2024-03-31")).toEqual([
    ["2024-03-01", "300"],
    ["2024-04-01", "100"],
  ])
})

const amountOf = (digits: number) =>
  fc.integer({ min: -5_000_000, max: 5_000_000 }).map((units) => printDecimal(decimal(`${units}e-${digits}`)))
const cases = fc
  .record({
    distribution: fc.constantFrom(...distributions),
    upfrontPercent: fc.option(
      fc.integer({ min: 0, max: 100_000 }).map((thousandths) => decimal(`${thousandths}e-3`)),
      { nil: undefined },
    ),
    from: anyDay,
    days: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 450 })),
    digits: fc.constantFrom(0, 2, 3),
    late: fc.integer({ min: -60, max: 500 }),
  })
  .chain((given) => fc.record({ given: fc.constant(given), amount: amountOf(given.digits), base: amountOf(2) }))

it("gives each month what the oracle says, sums to the net, and begins no earlier than the invoice", () => {
  fc.assert(
    fc.property(cases, ({ given: { distribution, upfrontPercent, from, days, digits, late }, amount, base }) => {
      const rule = { distribution, ...(upfrontPercent === undefined ? {} : { upfrontPercent }) }
      const to = addDays(from, days)
      const earliest = addDays(from, late)
      const scales = { amount: digits, base: 2 }
      const months = monthWeights(rule, { from, to })
      const items = planRevenue({ amount: decimal(amount), base: decimal(base) }, months, earliest, scales)
      for (const side of ["amount", "base"] as const) {
        const net = { amount, base }[side]
        const wanted = new Map<string, bigint>()
        for (const [month, units] of oracleOfRevenue(rule, from, to, net, scales[side])) {
          const period = month < firstOfMonth(earliest) ? firstOfMonth(earliest) : month
          wanted.set(period, (wanted.get(period) ?? 0n) + units)
        }
        const found = new Map(items.map((item) => [item.period as string, toUnits(item[side], scales[side])]))
        for (const [period, units] of wanted) expect([period, found.get(period) ?? 0n]).toEqual([period, units])
        expect(printDecimal(sumOf(items, (item) => item[side]))).toBe(net)
      }
      expect(items.every((item) => printDecimal(item.amount) !== "0" || printDecimal(item.base) !== "0")).toBe(true)
      expect(items.map(({ period }) => period)).toEqual([...new Set(items.map(({ period }) => period))].toSorted())
    }),
    { numRuns: 200 },
  )
})
