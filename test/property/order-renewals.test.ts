import { nightOf } from "@svc/domain/orders/nights"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, type Order } from "@svc/domain/orders/order"
import { termTo } from "@svc/domain/orders/order-term"
import { isExpired, isRenewalDue, renewOrder } from "@svc/domain/orders/renew-order"
import { addDays, addMonths, type CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { DateTime, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day, sampleCharge, sampleOrder } from "../support/orders/sample-order.ts"

const date = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10) as CalendarDate)
const months = fc.integer({ min: 1, max: 60 })
const now = Date.UTC(2026, 0, 5) as Timestamp
const today = day("2026-01-05")

/** Adds calendar months: the same day of the month, or the month's last day where that is earlier. */
const monthsLater = (from: string, count: number): string => {
  const [year, month, dayOfMonth] = from.split("-").map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  first.setUTCDate(Math.min(dayOfMonth, last))
  return first.toISOString().slice(0, 10)
}

const termed = (start: CalendarDate, end: CalendarDate, given: Partial<Order> = {}): Order =>
  sampleOrder([sampleCharge({ start, end })], { start, ...termTo(start, end, given.noticePeriod ?? 0), ...given })
const begun = (before: Order) => nextVersion(before, { id: randomUUID() as Order["id"], status: "Active", now })
const renew = (order: Order, by: number, next?: number) =>
  renewOrder(begun(order), {
    months: by,
    today,
    catalogue: [],
    ...(next === undefined ? {} : { nextRenewalTerm: next }),
  })

describe("a renewal", () => {
  it("counts ends from the start, so that no number of renewals makes them drift", () => {
    fc.assert(
      fc.property(date, months, fc.array(months, { minLength: 1, maxLength: 12 }), (start, term, renewals) => {
        let order = termed(start, addMonths(start, term))
        let total = term
        for (const by of renewals) {
          order = Result.getOrThrow(renew(order, by))
          total += by
          expect(order.end).toBe(monthsLater(start, total))
          expect(chargesOf(order).map(({ end }) => end)).toEqual([order.end])
        }
        expect(order.renewals).toHaveLength(renewals.length)
        expect(order).toMatchObject({ term: 12, renewalTerm: 12, lastRenewalDate: today, version: renewals.length + 1 })
      }),
    )
  })

  it("counts from the first end where that is no whole month from the start", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 400 }), months, months, (start, days, first, second) => {
        const end = addDays(start, days)
        fc.pre(!Array.from({ length: 16 }, (_, count) => monthsLater(start, count)).includes(end))
        const twice = Result.getOrThrow(renew(Result.getOrThrow(renew(termed(start, end), first)), second))
        expect(twice.end).toBe(monthsLater(end, first + second))
      }),
    )
  })

  it("keeps the last day for notice as far before the end as before", () => {
    fc.assert(
      fc.property(date, months, fc.integer({ min: 0, max: 12 }), (start, term, noticePeriod) => {
        const order = Result.getOrThrow(renew(termed(start, addMonths(start, term), { noticePeriod }), 6))
        expect(order.noticePeriodDate).toBe(addDays(monthsLater(order.end!, -noticePeriod) as CalendarDate, -1))
      }),
    )
    const order = termed(day("2022-02-01"), day("2025-02-01"), { noticePeriod: 3 })
    expect(order.noticePeriodDate).toBe("2024-10-31")
    expect(Result.getOrThrow(renew(order, 12, 24))).toMatchObject({
      end: "2026-02-01",
      noticePeriodDate: "2025-10-31",
      renewalTerm: 24,
    })
  })

  it("lets the charges run on that end with the order and ran to its end, and leaves the others alone", () => {
    const [runs, ended, own, waits, once] = [
      sampleCharge(),
      sampleCharge({ end: day("2024-06-01"), endedIn: 1 }),
      sampleCharge({ endOn: "SpecificDate" }),
      sampleCharge({ endOn: "Milestone" }),
      sampleCharge({ chargeType: "OneOff" }),
    ]
    const order = Result.getOrThrow(renew(sampleOrder([runs, ended, own, waits, once]), 12))
    const [first, ...rest] = chargesOf(order)
    expect(first).toMatchObject({ id: runs.id, end: "2026-01-01", lastRenewalDate: today })
    expect(rest.every((charge, index) => charge === [ended, own, waits, once][index])).toBe(true)
  })

  it("is refused without a term, and for a product that is not renewed that far", () => {
    const { end: _, endAnchor: __, ...evergreen } = sampleOrder([])
    expect(Result.getOrThrow(Result.flip(renew(evergreen, 12)))).toMatchObject({ reason: "NoTermToRenew" })
    const order = sampleOrder([sampleCharge()])
    const until = (text: string) =>
      renewOrder(begun(order), {
        months: 12,
        today,
        catalogue: [{ id: order.products[0]!.product.id, endOfRenewalDate: day(text) }],
      })
    expect(Result.getOrThrow(Result.flip(until("2024-12-31")))).toMatchObject({ reason: "RenewalAfterEndOfRenewal" })
    expect(Result.isSuccess(until("2025-01-01"))).toBe(true)
    const cancelled = sampleOrder([sampleCharge({ endedIn: 1 })])
    const ofGone = [{ id: cancelled.products[0]!.product.id, endOfRenewalDate: day("2024-01-01") }]
    expect(Result.isSuccess(renewOrder(begun(cancelled), { months: 12, today, catalogue: ofGone }))).toBe(true)
  })
})

describe("the night", () => {
  it("renews on the day after the last one for notice, and expires on the first day behind the term", () => {
    const order = { ...termed(day("2027-02-01"), day("2027-05-01"), { noticePeriod: 1 }), isAutoRenewed: true }
    expect(order.noticePeriodDate).toBe("2027-03-31")
    expect(isRenewalDue(order, day("2027-03-31"))).toBe(false)
    expect(isRenewalDue(order, day("2027-04-01"))).toBe(true)
    expect(isRenewalDue({ ...order, isAutoRenewed: false }, day("2028-04-01"))).toBe(false)
    expect(isRenewalDue({ ...order, status: "Cancelled" }, day("2028-04-01"))).toBe(false)
    expect(isExpired(order, day("2027-04-30"))).toBe(false)
    expect(isExpired(order, day("2027-05-01"))).toBe(true)
    expect(isExpired({ ...order, status: "Draft" }, day("2027-05-01"))).toBe(false)
  })

  it("is a quarter past midnight in the time zone, also when clocks change", () => {
    const zones = fc.constantFrom("Europe/Stockholm", "America/New_York", "Asia/Kathmandu", "Pacific/Chatham", "UTC")
    fc.assert(
      fc.property(date, zones, (night, timeZone) => {
        const local = DateTime.makeZonedUnsafe(nightOf(timeZone, night), { timeZone })
        expect(DateTime.formatIsoDate(local)).toBe(night)
        expect(DateTime.toParts(local)).toMatchObject({ hour: 0, minute: 15 })
      }),
    )
    // Midnight does not exist on that day in Beirut, because clocks go from 00:00 to 01:00.
    const put = DateTime.makeZonedUnsafe(nightOf("Asia/Beirut", day("2024-03-31")), { timeZone: "Asia/Beirut" })
    expect(DateTime.formatIsoDate(put)).toBe("2024-03-31")
  })
})
