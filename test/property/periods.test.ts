import { billingChoices, type BillingChoices } from "@svc/domain/catalogue/charge"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { type Period, periodsOf } from "@svc/domain/orders/periods"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anyDay } from "../support/orders/random-order.ts"
import { day, sampleCharge, sampleOrder } from "../support/orders/sample-order.ts"

const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
const next = (date: string, days = 1): string => text(Date.parse(date) + days * 86_400_000)
const dayOf = (date: string): number => Number(date.slice(8))
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
const lastOfMonth = (date: string): number =>
  dayOf(text(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)))

const months: Readonly<Record<string, number>> = { Monthly: 1, Quarterly: 3, Biannual: 6, Annual: 12 }

/** The day of the month on which periods begin, and one of the months in which they do. */
const anchor = (
  order: Order,
  { periodAlignment, anchor: first, alignmentDate }: OrderCharge,
): readonly [number, number] => {
  const named: Readonly<Record<BillingChoices["periodAlignment"], readonly [number, number]>> = {
    None: [dayOf(first!), monthOf(first!)],
    AlignToCharge: [dayOf(first!), monthOf(first!)],
    AlignToOrder: [dayOf(order.start), monthOf(order.start)],
    AlignToMonth: [1, monthOf(first!)],
    AlignToCalendarQuarter: [1, monthOf(first!) - (monthOf(first!) % 3)],
    AlignToDate: [dayOf(alignmentDate!), monthOf(alignmentDate!)],
  }
  return named[periodAlignment]
}

/** Whether a period of the grid begins on a day, decided from that day alone. */
const begins = (order: Order, charge: OrderCharge, date: string): boolean => {
  if (charge.billingPeriod === "EndOfTerm") return date === order.start || order.renewals.some((each) => each === date)
  const [dayWanted, month] = anchor(order, charge)
  return (
    (monthOf(date) - month) % months[charge.billingPeriod]! === 0 &&
    dayOf(date) === Math.min(dayWanted, lastOfMonth(date))
  )
}

/** The starts of periods, found day by day. A period ends where the next one begins. */
const counted = (order: Order, charge: OrderCharge, until: string): readonly string[] => {
  const from = charge.start! > order.start ? charge.start! : order.start
  const to = [charge.end ?? until, order.end ?? until, until].sort()[0]!
  const starts: string[] = []
  for (let date: string = from; date < to; date = next(date))
    if (date === from || begins(order, charge, date)) starts.push(date)
  return starts
}

/** Whether periods are terms. A term that is not a whole number of months ends before its last period would. */
const isOfTerms = ({ billingPeriod }: OrderCharge): boolean => billingPeriod === "EndOfTerm"

const until = "2032-01-01"
const upTo = (periods: Iterable<Period>): readonly Period[] => {
  const found: Period[] = []
  for (const period of periods) {
    if (period.from >= until) break
    found.push(period)
  }
  return found
}

const cases = fc
  .record({
    start: anyDay,
    length: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
    renewedAfter: fc.uniqueArray(fc.integer({ min: 1, max: 1400 }), { maxLength: 3 }),
    startsAfter: fc.integer({ min: 0, max: 400 }),
    firstBefore: fc.integer({ min: 0, max: 400 }),
    endsAfter: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
    alignmentDate: anyDay,
    periodAlignment: fc.constantFrom(...billingChoices.periodAlignment),
    billingPeriod: fc.constantFrom(...billingChoices.billingPeriod),
    chargeType: fc.constantFrom("Recurring" as const, "Usage" as const, "Measured" as const),
  })
  .map(({ start, length, renewedAfter, startsAfter, firstBefore, endsAfter, ...given }) => {
    const end = length === undefined ? undefined : next(start, length)
    const charged = next(start, startsAfter)
    const first = next(charged, -Math.min(startsAfter, firstBefore))
    const { end: _, ...blank } = sampleOrder([], { start })
    const { end: __, ...charge }: OrderCharge = sampleCharge({ ...given, start: day(charged), anchor: day(first) })
    const renewals = renewedAfter.toSorted((a, b) => a - b).map((days) => day(next(start, days)))
    const order: Order = { ...blank, renewals, ...(end === undefined ? {} : { end: day(end) }) }
    const ends: Pick<OrderCharge, "end"> = endsAfter === undefined ? {} : { end: day(next(charged, endsAfter)) }
    return { order, charge: { ...charge, ...ends } }
  })
  .filter(({ order, charge }) => charge.billingPeriod !== "EndOfTerm" || order.end !== undefined)

describe("the periods of a charge", () => {
  it("begin where counting day by day has them begin, and tile the window", () => {
    fc.assert(
      fc.property(cases, ({ order, charge }) => {
        const periods = upTo(periodsOf(order, charge))
        expect(periods.map(({ from }) => from)).toEqual(counted(order, charge, until))
        // Each period ends where the next one begins, and the last one with the window.
        const end = [charge.end, order.end].filter((each) => each !== undefined).sort()[0] ?? until
        const ends = [...periods.slice(1).map(({ from }) => from), ...(periods.length > 0 ? [end] : [])]
        const isWhole = end < until
        expect(periods.map(({ to }) => to).slice(0, isWhole ? undefined : -1)).toEqual(
          ends.slice(0, isWhole ? undefined : -1),
        )
      }),
      { numRuns: 200 },
    )
  })

  it("are whole but at the ends of the window, and the whole ones begin and end on the grid", () => {
    fc.assert(
      fc.property(cases, ({ order, charge }) => {
        const periods = upTo(periodsOf(order, charge))
        for (const { from, to, whole } of periods) {
          expect(whole.from <= from && to <= whole.to).toBe(true)
          expect(begins(order, charge, whole.from)).toBe(true)
          expect(isOfTerms(charge) || begins(order, charge, whole.to)).toBe(true)
          const length = monthOf(whole.to) - monthOf(whole.from)
          expect(length).toBe(months[charge.billingPeriod] ?? length)
        }
        for (const { from, whole } of periods.slice(1)) expect(from).toBe(whole.from)
        for (const { to, whole } of periods.slice(0, -1)) expect(isOfTerms(charge) || to === whole.to).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it("tile four years from every day of a month, of a leap year and of another, by every alignment and length", () => {
    const choices = billingChoices.periodAlignment.flatMap((periodAlignment) =>
      billingChoices.billingPeriod.map((billingPeriod) => ({ periodAlignment, billingPeriod })),
    )
    for (let days = 0; days < 31; days++) {
      for (const month of ["2023-12-01", "2024-01-01"]) {
        const start = day(next(month, days))
        const end = day(next(start, 1461))
        const order = sampleOrder([], { start: day(month), end, renewals: [day("2025-02-28")] })
        for (const choice of choices) {
          const charge = sampleCharge({ ...choice, start, end, alignmentDate: day("2026-08-31") })
          const periods = [...periodsOf(order, charge)]
          expect([...periods.map(({ from }) => from), end]).toEqual([start, ...periods.map(({ to }) => to)])
          const strays = periods.filter(
            ({ from, to, whole }, index) =>
              !begins(order, charge, whole.from) ||
              (index > 0 && from !== whole.from) ||
              (!isOfTerms(charge) && index < periods.length - 1 && to !== whole.to) ||
              monthOf(whole.to) - monthOf(whole.from) !==
                (months[choice.billingPeriod] ?? monthOf(whole.to) - monthOf(whole.from)),
          )
          expect(strays).toEqual([])
        }
      }
    }
  })

  it("go on from any day as they would have without a stop", () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: -50, max: 900 }), ({ order, charge }, days) => {
        const all = upTo(periodsOf(order, charge))
        const stop = day(next(charge.start!, days))
        const rest = upTo(periodsOf(order, charge, stop))
        const expected = all.flatMap((period) =>
          period.to <= stop ? [] : [{ ...period, from: period.from < stop ? stop : period.from }],
        )
        expect(rest).toEqual(stop < until ? expected : [])
      }),
      { numRuns: 200 },
    )
  })
})

const shown = (given: Partial<OrderCharge>, order: Partial<Order> = {}) =>
  upTo(periodsOf(sampleOrder([], order), sampleCharge(given))).map(({ from, to }) => `${from} ${to}`)

it("from 31 January the end of a short month is the limit, and the next month has its day again", () => {
  const start = day("2024-01-31")
  expect(shown({ start, end: day("2024-06-01") }, { start, end: day("2024-06-01") })).toEqual([
    "2024-01-31 2024-02-29",
    "2024-02-29 2024-03-31",
    "2024-03-31 2024-04-30",
    "2024-04-30 2024-05-31",
    "2024-05-31 2024-06-01",
  ])
})

it("a calendar quarter is cut where the charge starts and where it is cancelled", () => {
  const start = day("2024-05-20")
  expect(
    shown(
      { start, end: day("2024-08-21"), billingPeriod: "Quarterly", periodAlignment: "AlignToCalendarQuarter" },
      { start, end: day("2025-05-20") },
    ),
  ).toEqual(["2024-05-20 2024-07-01", "2024-07-01 2024-08-21"])
})

it("EndOfTerm has a period for each term", () => {
  const order = { start: day("2024-02-10"), end: day("2024-12-10"), renewals: [day("2024-09-10")] }
  expect(shown({ start: order.start, end: order.end, billingPeriod: "EndOfTerm" }, order)).toEqual([
    "2024-02-10 2024-09-10",
    "2024-09-10 2024-12-10",
  ])
})

it("the billing period of the order replaces that of Recurring charges, a billing day from the charge its alignment", () => {
  const start = day("2024-02-15")
  const quarterly = { setOrderBillingPeriod: true, orderBillingPeriod: "Quarterly" } as const
  expect(shown({ start, billingDay: "FromCharge" }, quarterly)[0]).toBe("2024-02-15 2024-05-15")
  expect(shown({ start, billingDay: "FromOrder", periodAlignment: "None" }, quarterly)[0]).toBe("2024-02-15 2024-04-01")
  expect(shown({ start, chargeType: "Usage", periodAlignment: "None" }, quarterly)[0]).toBe("2024-02-15 2024-03-15")
})

it("a OneOff has no periods, nor has a charge that waits for its milestone", () => {
  expect(shown({ chargeType: "OneOff" })).toEqual([])
  const { start: _, ...waiting } = sampleCharge({})
  expect([...periodsOf(sampleOrder([]), waiting)]).toEqual([])
})
