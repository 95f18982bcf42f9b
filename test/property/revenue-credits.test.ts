import { firstOfMonth } from "@svc/domain/ledger/accounting-period"
import { monthWeights, type Span, type SpreadingRule } from "@svc/domain/revenue/month-weights"
import { planCredit, type StandingItem } from "@svc/domain/revenue/plan-credit"
import { type InBoth, planRevenue, type PlannedItem } from "@svc/domain/revenue/plan-revenue"
import { distributions } from "@svc/domain/reference-data/revenue-recognition-rule"
import { addDays, addMonths, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { type Decimal, decimal, fromUnits, printDecimal, sumOf, toUnits } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { divide, multiply, ratio, read, units } from "../support/invoicing/exact.ts"
import { anyDay } from "../support/orders/random-order.ts"
import { day } from "../support/orders/sample-order.ts"
import { daysIn } from "../support/revenue/revenue-oracle.ts"

const cents = { amount: 2, base: 2 }
const both = (amount: string, base = amount): InBoth => ({ amount: decimal(amount), base: decimal(base) })

/** A line with its schedule, and functions that recognise and credit it. */
const makeLine = (rule: SpreadingRule, line: Span, net: InBoth, invoiced: CalendarDate) => {
  const months = monthWeights(rule, line)
  const own = planRevenue(net, months, invoiced, cents)
  let items: readonly StandingItem[] = own.map((item) => ({ ...item, isRecognised: false, isOwn: true }))
  const taken: Span[] = []
  return {
    items: () => items,
    recognise: (through: CalendarDate) => {
      items = items.map((item) => (item.period <= through ? { ...item, isRecognised: true } : item))
    },
    credit: (credit: InBoth, date: CalendarDate, span?: Span, firstOpen?: CalendarDate) => {
      const month = firstOfMonth(date)
      const period = firstOpen !== undefined && month < firstOpen ? firstOpen : month
      const planned = planCredit(
        { items, months, invoiceDate: invoiced, taken },
        { net: credit, period, ...(span && { span }), ...(firstOpen && { firstOpen }) },
        cents,
      )
      if (span !== undefined) taken.push(span)
      items = [...items, ...planned.map((item) => ({ ...item, isRecognised: false, isOwn: false }))]
      return planned
    },
  }
}
const shown = (items: readonly PlannedItem[]) =>
  items.map(({ period, amount }) => `${period.slice(0, 7)} ${printDecimal(amount)}`)
const span = (from: string, to: string): Span => ({ from: day(from), to: day(to) })
const year = () =>
  makeLine({ distribution: "Monthly" }, span("2024-04-01", "2025-04-01"), both("1200"), day("2024-04-01"))
const comingMonths = ["08", "09", "10", "11", "12"].map((month) => `2024-${month} -100`)
const newYear = ["01", "02", "03"].map((month) => `2025-${month} -100`)

describe("a credit of a change", () => {
  it("takes the months to come, and the rest in the month of its date (row 4 of the worked vouchers)", () => {
    const line = year()
    line.recognise(day("2024-06-01"))
    const planned = line.credit(both("-900.82"), day("2024-07-01"), span("2024-07-01", "2025-04-01"))
    expect(shown(planned)).toEqual(["2024-07 -100.82", ...comingMonths, ...newYear])
  })

  it("takes of the month of the change its days from then on", () => {
    const line = year()
    const planned = line.credit(both("-850"), day("2024-09-20"), span("2024-07-16", "2025-04-01"))
    // 16 of 31 days of July. The sum of the months is 1.61 more than the credit.
    expect(shown(planned)).toEqual([
      "2024-07 -51.61",
      "2024-08 -100",
      "2024-09 -98.39",
      ...comingMonths.slice(2),
      ...newYear,
    ])
  })

  it("brings what is recognised already into the month of its date", () => {
    const line = year()
    line.recognise(day("2024-09-01"))
    const planned = line.credit(both("-900"), day("2024-10-05"), span("2024-07-01", "2025-04-01"))
    expect(shown(planned)).toEqual(["2024-10 -400", ...comingMonths.slice(3), ...newYear])
  })

  it("takes of arrears that wait in the month of the invoice the days that it credits", () => {
    const line = makeLine({ distribution: "Monthly" }, span("2024-01-01", "2024-07-01"), both("600"), day("2024-04-10"))
    expect(shown(line.items())).toEqual(["2024-04 400", "2024-05 100", "2024-06 100"])
    const planned = line.credit(both("-400"), day("2024-05-02"), span("2024-03-01", "2024-07-01"))
    expect(shown(planned)).toEqual(["2024-04 -200", "2024-05 -100", "2024-06 -100"])
  })

  it("leaves the days that another credit took, whichever is posted first", () => {
    const credits = [
      { net: both("-900"), span: span("2024-07-01", "2025-04-01") },
      { net: both("-100"), span: span("2024-06-01", "2024-07-01") },
    ]
    const after = [credits, credits.toReversed()].map((inOrder) => {
      const line = year()
      for (const credit of inOrder) line.credit(credit.net, day("2024-07-01"), credit.span)
      return new Map(
        [...Map.groupBy(line.items(), ({ period }) => period)].map(([period, of]) => [
          period,
          printDecimal(sumOf(of, ({ amount }) => amount)),
        ]),
      )
    })
    expect([...after[0]!.values()]).toEqual(["100", "100", ...Array.from({ length: 10 }, () => "0")])
    expect(after[1]).toEqual(after[0])
  })

  it("shares a month with another change by the days that each took", () => {
    const july = makeLine({ distribution: "Monthly" }, span("2024-07-01", "2024-08-01"), both("310"), day("2024-07-01"))
    expect(shown(july.credit(both("-110"), day("2024-08-02"), span("2024-07-21", "2024-08-01")))).toEqual([
      "2024-07 -110",
    ])
    expect(shown(july.credit(both("-100"), day("2024-08-02"), span("2024-07-11", "2024-07-21")))).toEqual([
      "2024-07 -100",
    ])
  })

  it("leaves a month alone in which another credit brought back more than stands there", () => {
    const line = year()
    line.recognise(day("2024-08-01"))
    // Half of the five recognised months is credited in September, in addition to September's own half.
    const byHand = line.credit(both("-600"), day("2024-09-10"))
    expect(shown(byHand)[0]).toBe("2024-09 -300")
    const planned = line.credit(both("-350"), day("2024-10-01"), span("2024-09-01", "2025-04-01"))
    expect(shown(planned).slice(0, 2)).toEqual(["2024-10 -100", "2024-11 -50"])
  })
})

describe("a credit by hand", () => {
  const quarter = () =>
    makeLine({ distribution: "Days" }, span("2026-01-01", "2026-04-01"), both("120"), day("2026-01-01"))

  it("takes of all items in proportion", () => {
    const line = quarter()
    expect(shown(line.credit(both("-30"), day("2026-01-20")))).toEqual([
      "2026-01 -10.33",
      "2026-02 -9.34",
      "2026-03 -10.33",
    ])
    const left = Map.groupBy(line.items(), ({ period }) => period)
    expect([...left.values()].map((of) => printDecimal(sumOf(of, ({ amount }) => amount)))).toEqual(["31", "28", "31"])
    expect(shown(line.credit(both("-90"), day("2026-01-20")))).toEqual(["2026-01 -31", "2026-02 -28", "2026-03 -31"])
  })

  it("of a whole line takes back what is not recognised, and the rest in the month of its date", () => {
    const line = quarter()
    line.recognise(day("2026-01-01"))
    expect(shown(line.credit(both("-120"), day("2026-02-03")))).toEqual(["2026-02 -78.67", "2026-03 -41.33"])
  })

  it("puts the share of closed periods into the first open one", () => {
    const line = quarter()
    line.recognise(day("2026-02-01"))
    expect(shown(line.credit(both("-30"), day("2026-02-10"), undefined, day("2026-03-01")))).toEqual(["2026-03 -30"])
  })

  it("takes the first open period's own share from it, and of a closed one nothing", () => {
    const planned = quarter().credit(both("-30"), day("2026-03-10"), undefined, day("2026-02-01"))
    expect(shown(planned)).toEqual(["2026-02 -9.34", "2026-03 -20.66"])
  })
})

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom("change", "hand", "recognise"),
    /** A part of the line's remaining net or days, in thousandths. */
    part: fc.integer({ min: 1, max: 1000 }),
    months: fc.integer({ min: 0, max: 14 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const lines = fc.record({
  distribution: fc.constantFrom(...distributions),
  from: anyDay,
  days: fc.integer({ min: 1, max: 400 }),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  rate: fc.integer({ min: 1, max: 200_000 }),
  late: fc.integer({ min: 0, max: 90 }),
})

it("credits sum to their amounts, and what is credited whole leaves nothing, whatever was recognised", () => {
  fc.assert(
    fc.property(lines, steps, ({ distribution, from, days, cents: net, rate, late }, done) => {
      const to = addDays(from, days)
      const inBase = (parts: bigint) => parts * BigInt(rate)
      const amounts = (parts: bigint): InBoth => ({ amount: fromUnits(parts, 2), base: fromUnits(inBase(parts), 2) })
      const invoiced = addDays(from, late)
      const line = makeLine({ distribution }, { from, to }, amounts(BigInt(net)), invoiced)
      let [left, end] = [BigInt(net), days]
      const sums: (readonly [found: Decimal, wanted: Decimal])[] = []
      for (const { kind, part, months } of done) {
        const date = addMonths(invoiced, months)
        if (kind === "recognise") line.recognise(firstOfMonth(date))
        else if (left > 0n) {
          const taken = (left * BigInt(part)) / 1000n
          const begin = Math.floor((end * part) / 1001)
          const change = { from: addDays(from, begin), to: addDays(from, end) }
          const planned = line.credit(amounts(-taken), date, kind === "change" ? change : undefined)
          if (kind === "change") end = begin
          left -= taken
          sums.push([sumOf(planned, ({ amount }) => amount), fromUnits(-taken, 2)])
          sums.push([sumOf(planned, ({ base }) => base), fromUnits(-inBase(taken), 2)])
        }
      }
      expect(sums.map(([found]) => printDecimal(found))).toEqual(sums.map(([, wanted]) => printDecimal(wanted)))
      const date = addMonths(invoiced, 15)
      if (left > 0n) line.credit(amounts(-left), date)
      line.recognise(firstOfMonth(date))
      expect(printDecimal(sumOf(line.items(), ({ amount }) => amount))).toBe("0")
      expect(printDecimal(sumOf(line.items(), ({ base }) => base))).toBe("0")
      if (left === 0n || done.some(({ kind }) => kind === "recognise")) return
      // The last credit took back the rest, period by period.
      const open = [...Map.groupBy(line.items(), ({ period }) => period).values()]
      expect(open.every((of) => BigDecimal.isZero(sumOf(of, ({ amount }) => amount)))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

it("a change takes of each month the share that its days are, exactly rounded", () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1000 }), ({ distribution, from, days, cents: net }, part) => {
      const to = addDays(from, days)
      const at = addDays(from, Math.floor((days * part) / 1001))
      const line = makeLine({ distribution }, { from, to }, both(printDecimal(fromUnits(BigInt(net), 2))), from)
      // A day long after the line, so that the remainder is in no month of the line.
      const date = addMonths(to, 2)
      const planned = line.credit(both("-0.01"), date, { from: at, to })
      const found = new Map(planned.map(({ period, amount }) => [period as string, toUnits(amount, 2)]))
      for (const { period, amount } of line.items().filter(({ isOwn }) => isOwn)) {
        const [credited, all] = [daysIn(period, at, to), daysIn(period, from, to)]
        const wanted = units(multiply(read(printDecimal(amount)), divide(ratio(credited), ratio(all))), 2)
        expect([period, found.get(period) ?? 0n]).toEqual([period, -wanted])
      }
    }),
    { numRuns: 100 },
  )
})
