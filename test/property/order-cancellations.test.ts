import { cancelOrder } from "@svc/domain/orders/cancel-order"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { type CancelOrderRequest, readCancellation } from "@svc/domain/orders/read-cancellation"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day, sampleCharge, sampleOrder } from "../support/orders/sample-order.ts"

const now = Date.UTC(2024, 5, 1) as Timestamp
const cancel = (before: Order, request: Partial<CancelOrderRequest>) => {
  const next = nextVersion(before, { id: randomUUID() as Order["id"], status: "Cancelled", now })
  const cancellation = readCancellation(next, {
    cancellationDate: "2024-06-01",
    cancellationMode: "OnOrderCancellationDate",
    ...request,
  })
  return Result.flatMap(cancellation, (read) => cancelOrder(next, read))
}
const refused = (before: Order, request: Partial<CancelOrderRequest>) =>
  Result.getOrThrow(Result.flip(cancel(before, request)))
const cancelled = (before: Order, request: Partial<CancelOrderRequest>) => Result.getOrThrow(cancel(before, request))

const offset = fc.integer({ min: -20, max: 365 })
const onDay = (days: number): CalendarDate => addDays(day("2024-01-01"), days)
const min = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)
const max = (a: CalendarDate, b: CalendarDate) => (a < b ? b : a)

/** A charge in the year 2024 with one or two versions, possibly invoiced up to some day. */
const versions = fc
  .record({
    from: fc.integer({ min: 0, max: 300 }),
    days: fc.integer({ min: 1, max: 66 }),
    change: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    invoiced: fc.option(fc.integer({ min: 1, max: 66 }), { nil: undefined }),
  })
  .map(({ from, days, change, invoiced }): readonly OrderCharge[] => {
    const [start, end] = [onDay(from), onDay(from + days)]
    const chargedThrough = invoiced === undefined ? undefined : min(onDay(from + invoiced), end)
    const charge = sampleCharge({ start, end, ...(chargedThrough === undefined ? {} : { chargedThrough }) })
    if (change === undefined) return [charge]
    const cut = min(onDay(from + change), end)
    const { chargedThrough: _, ...fresh } = charge
    return [
      { ...charge, end: cut, endedIn: 2, ...(chargedThrough ? { chargedThrough: min(chargedThrough, cut) } : {}) },
      { ...fresh, id: sampleCharge().id, version: 2, madeIn: 2, start: cut },
    ]
  })
const orders = fc
  .array(versions, { minLength: 1, maxLength: 4 })
  .map((charges) => sampleOrder(charges.flat(), { version: 2 }))

/** The end of the days that a charge covers. Its versions follow each other without gaps. */
const coveredTo = (order: Order, chargeNumber: string): CalendarDate =>
  chargesOf(order)
    .filter((charge) => charge.chargeNumber === chargeNumber)
    .filter(({ start, end }) => start !== end)
    .map(({ end }) => end!)
    .reduce(max, day("0001-01-01"))
const firstDayOf = (order: Order, chargeNumber: string) =>
  chargesOf(order).find((charge) => charge.chargeNumber === chargeNumber)!.start!
const numbersOf = (order: Order) => [...new Set(chargesOf(order).map(({ chargeNumber }) => chargeNumber))]
const none = day("0001-01-01")

describe("a cancellation", () => {
  it("ends every charge where its mode says, makes none longer, and ends the order with the last of them", () => {
    const modes = fc.constantFrom(
      "OnOrderCancellationDate" as const,
      "OnChargesInvoiceToDates" as const,
      "OnChargesEffectiveEndDates" as const,
    )
    fc.assert(
      fc.property(orders, offset, modes, (before, days, cancellationMode) => {
        const firstDay = onDay(days)
        const after = cancelled(before, {
          cancellationMode,
          ...(cancellationMode === "OnChargesEffectiveEndDates" ? {} : { firstDayOfCancellation: firstDay }),
        })
        for (const number of numbersOf(before)) {
          const was = coveredTo(before, number)
          const invoiced = chargesOf(before)
            .filter(({ chargeNumber }) => chargeNumber === number)
            .flatMap(({ chargedThrough, end }) => (chargedThrough ? [min(chargedThrough, end!)] : []))
            .reduce(max, none)
          const stop = {
            OnOrderCancellationDate: firstDay,
            OnChargesInvoiceToDates: max(firstDay, invoiced),
            OnChargesEffectiveEndDates: was,
          }[cancellationMode]
          const wanted = min(was, stop)
          expect(coveredTo(after, number)).toBe(wanted > firstDayOf(before, number) ? wanted : none)
        }
        const last = numbersOf(before)
          .map((number) => coveredTo(after, number))
          .reduce(max, cancellationMode === "OnChargesEffectiveEndDates" ? before.end! : firstDay)
        expect(after.end).toBe(max(last, before.start))
        expect(after).toMatchObject({ status: "Cancelled", version: 3, isAutoRenewed: false })
        for (const charge of chargesOf(after)) expect(charge.end! >= charge.start!).toBe(true)
      }),
    )
  })

  it("ends charges on their own days, and leaves those alone that have none", () => {
    fc.assert(
      fc.property(orders, fc.array(fc.option(offset)), (before, days) => {
        const numbers = numbersOf(before)
        const dates = Object.fromEntries(
          numbers.flatMap((number, index) => {
            const date = days[index]
            return date === undefined
              ? []
              : [[number, date === null ? null : min(onDay(date), coveredTo(before, number))]]
          }),
        )
        fc.pre(numbers.every((number) => coveredTo(before, number) !== none))
        const after = cancelled(before, {
          cancellationMode: "OnCustomDates",
          firstDayOfCancellation: "2024-06-01",
          cancellationDatePerCharges: dates,
        })
        for (const number of numbers) {
          const wanted = min(coveredTo(before, number), dates[number] ?? day("9999-01-01"))
          expect(coveredTo(after, number)).toBe(wanted > firstDayOf(before, number) ? wanted : none)
        }
        expect(after.end).toBe(numbers.map((number) => coveredTo(after, number)).reduce(max, before.start))
        const untouched = chargesOf(before).filter(({ chargeNumber }) => (dates[chargeNumber] ?? null) === null)
        for (const charge of untouched) expect(chargesOf(after).includes(charge)).toBe(true)
      }),
    )
  })

  it("cancels everything from the start, a OneOff that is due later, and a charge that waits", () => {
    const [fee, once, later] = [
      sampleCharge(),
      sampleCharge({ chargeType: "OneOff" }),
      sampleCharge({ chargeType: "OneOff", start: day("2024-09-01") }),
    ]
    const { start: _, end: __, ...waits } = sampleCharge({ startOn: "Milestone" })
    const order = sampleOrder([fee, once, later, waits])
    const whole = cancelled(order, { firstDayOfCancellation: "2023-12-01" })
    expect(whole.end).toBe(order.start)
    expect(chargesOf(whole).map(({ start, end, endedIn }) => [start, end, endedIn])).toEqual([
      ["2024-01-01", "2024-01-01", 2],
      ["2024-01-01", "2024-01-01", 2],
      ["2024-09-01", "2024-09-01", 2],
      [undefined, undefined, 2],
    ])
    const half = cancelled(order, { endDate: "2024-05-31" })
    expect(half.end).toBe("2024-06-01")
    expect(chargesOf(half)[1]).toBe(once)
    expect(chargesOf(half)[2]).toMatchObject({ end: "2024-09-01", endedIn: 2 })
  })

  it("is refused with dates that do not fit, under their fields", () => {
    const order = sampleOrder([sampleCharge({ chargeNumber: "OPC-1001" })])
    const { end: _, endAnchor: __, ...evergreen } = sampleOrder([sampleCharge()])
    const fields = (request: Partial<CancelOrderRequest>) => {
      const error = refused(order, request)
      return error._tag === "FieldsRefused" ? Object.keys(error.errors) : error.reason
    }
    expect(fields({})).toEqual(["firstDayOfCancellation"])
    expect(fields({ firstDayOfCancellation: "2024-06-01", endDate: "2024-05-31" })).toEqual(["endDate"])
    expect(fields({ firstDayOfCancellation: "2025-01-01" })).toEqual(["firstDayOfCancellation"])
    expect(fields({ endDate: "2024-12-31" })).toEqual(["endDate"])
    expect(fields({ endDate: "2024-02-30" })).toEqual(["endDate"])
    const custom = { cancellationMode: "OnCustomDates", firstDayOfCancellation: "2024-06-01" } as const
    expect(fields({ ...custom, cancellationDatePerCharges: { "OPC-9": null } })).toEqual([
      "cancellationDatePerCharges.OPC-9",
    ])
    expect(fields({ ...custom, cancellationDatePerCharges: { "OPC-1001": "2025-01-02" } })).toEqual([
      "cancellationDatePerCharges.OPC-1001",
    ])
    expect(refused(evergreen, { cancellationMode: "OnChargesEffectiveEndDates" })).toMatchObject({
      reason: "EvergreenHasNoEnd",
    })
  })
})
