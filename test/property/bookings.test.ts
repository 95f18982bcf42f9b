import { bookingDate, type BookingKind, bookingOf } from "@svc/domain/orders/book-order"
import type { Booking } from "@svc/domain/orders/booking"
import { renewOrder } from "@svc/domain/orders/renew-order"
import type { Order } from "@svc/domain/orders/order"
import { withMetrics } from "@svc/domain/orders/order-metrics"
import type { BookingId } from "@svc/domain/shared/ids"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { day, sampleCharge, sampleOrder, sampleProduct, sampleTier } from "../support/orders/sample-order.ts"

const alone = { hasOther: false, hasOtherActive: false, hasOtherCancelled: false }
const besideActive = { hasOther: true, hasOtherActive: true, hasOtherCancelled: true }
const afterLoss = { hasOther: true, hasOtherActive: false, hasOtherCancelled: true }
const afterExpiry = { hasOther: true, hasOtherActive: false, hasOtherCancelled: false }

const book = (kind: BookingKind, before: Order, after: Order, ofAccount = alone, date = after.start) =>
  bookingOf({ kind, before, after, date, ofAccount, id: randomUUID() as string as BookingId, now: after.createdAt })

const labels = (booking: Booking | undefined) =>
  booking && [booking.bookingType, booking.changeType, booking.accountCategory, booking.classification]
const amounts = (metrics: Booking["metrics"]) =>
  Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, printDecimal(value)]))

const seats = (quantity: string, given: Partial<Order> = {}, charge = {}) =>
  withMetrics(
    sampleOrder(
      [sampleCharge({ chargeNumber: "OPC-1001", model: "Quantity", quantity: decimal(quantity), ...charge })],
      given,
    ),
  )
const cancelled = seats("12", { status: "Cancelled", end: day("2024-06-01"), cancellationDate: day("2024-05-01") })

describe("the labels of a booking", () => {
  const kinds: readonly [string, Booking | undefined, readonly string[]][] = [
    ["a first order", book("activation", seats("10"), seats("10")), ["New", "None", "New", "NewCustomer"]],
    [
      "a further order",
      book("activation", seats("10"), seats("10"), besideActive),
      ["New", "None", "Existing", "Expansion"],
    ],
    [
      "an order of a lost account",
      book("activation", seats("10"), seats("10"), afterLoss),
      ["New", "None", "Existing", "Reactivate"],
    ],
    [
      "an order of an account whose last one was not cancelled",
      book("activation", seats("10"), seats("10"), afterExpiry),
      ["New", "None", "Existing", "Expansion"],
    ],
    ["a rise", book("change", seats("10"), seats("15")), ["Change", "Upsell", "Existing", "Expansion"]],
    ["a fall", book("change", seats("15"), seats("12")), ["Change", "Downsell", "Existing", "Contraction"]],
    ["a change of nothing", book("change", seats("10"), seats("10")), ["Change", "None", "Existing", "NoChange"]],
    ["a renewal", book("renewal", seats("10"), seats("10")), ["Change", "Renewal", "Existing", "NoChange"]],
    [
      "a renewal at a higher price",
      book("renewal", seats("10"), seats("11")),
      ["Change", "Upsell", "Existing", "Expansion"],
    ],
    [
      "the last active order cancelled",
      book("cancellation", seats("12"), cancelled, afterLoss),
      ["Churn", "Downsell", "Lost", "CustomerChurn"],
    ],
    [
      "one of several cancelled",
      book("cancellation", seats("12"), cancelled, besideActive),
      ["Churn", "Downsell", "Existing", "Contraction"],
    ],
    ["a milestone", book("milestone", seats("10"), seats("15")), ["Change", "Milestone", "Existing", "NoChange"]],
    [
      "a closed delivery",
      book("closed delivery", seats("10"), seats("9")),
      ["Change", "CancelledDelivery", "Existing", "NoChange"],
    ],
  ]
  it.each(kinds)("%s", (_, booking, expected) => expect(labels(booking)).toEqual(expected))
})

it("activation books all there is, though the draft was worth as much", () => {
  const booking = book("activation", seats("10"), seats("10"))!
  expect(amounts(booking.metrics)).toEqual({
    cmrr: "100",
    acv: "1200",
    tcv: "1200",
    emrr: "100",
    oneTimeFees: "0",
    fmrr: "0",
  })
  expect(booking.lines.map(({ charge }) => charge.chargeNumber)).toEqual(["OPC-1001"])
})

it("a change books the difference, and no line for a charge that stays as it was", () => {
  const stays = sampleCharge({ chargeNumber: "OPC-1002" })
  const with2 = (order: Order) => withMetrics({ ...order, products: [...order.products, sampleProduct([stays])] })
  const booking = book("change", with2(seats("15")), with2(seats("12")))!
  expect(amounts(booking.metrics)).toMatchObject({ cmrr: "-30", acv: "-360", tcv: "-360" })
  expect(booking.lines).toHaveLength(1)
})

it("a cancellation takes back the monthly revenue and what is not billed any more", () => {
  const booking = book(
    "cancellation",
    seats("12"),
    cancelled,
    alone,
    bookingDate("cancellation", seats("12"), cancelled, day("2030-01-01")),
  )!
  expect(amounts(booking.metrics)).toMatchObject({ cmrr: "-120", tcv: "-840" })
  expect(booking.effectiveDate).toBe("2024-05-01")
})

it("a renewal books its term, from its first day, and no monthly revenue", () => {
  const before = withMetrics(sampleOrder([sampleCharge({ prices: [sampleTier("100")] })]))
  const after = withMetrics(
    Result.getOrThrow(renewOrder(before, { months: 6, today: day("2024-12-01"), catalogue: [] })),
  )
  const date = bookingDate("renewal", before, after, day("2030-01-01"))
  expect(date).toBe("2025-01-01")
  expect(amounts(book("renewal", before, after, alone, date)!.metrics)).toMatchObject({ cmrr: "0", tcv: "600" })
})

it("milestones and closed deliveries that change nothing are not booked, versions are", () => {
  expect(book("milestone", seats("10"), seats("10"))).toBeUndefined()
  expect(book("closed delivery", seats("10"), seats("10"))).toBeUndefined()
  expect(book("change", seats("10"), seats("10"))!.lines).toEqual([])
})

it("FMRR is the part of charges that start behind the booking's date, with their first version", () => {
  const later = { start: day("2024-04-01"), anchor: day("2024-04-01") }
  const fmrr = (date: string) =>
    amounts(book("activation", seats("10"), seats("10", {}, later), alone, day(date))!.metrics)
  expect(fmrr("2024-03-31")).toMatchObject({ cmrr: "100", fmrr: "100" })
  expect(fmrr("2024-04-01")).toMatchObject({ cmrr: "100", fmrr: "0" })
  // The second version begins later, but the charge itself has already begun.
  const changed = seats("15", {}, { ...later, start: day("2024-06-01") })
  const booking = book("change", seats("10", {}, later), changed, alone, day("2024-05-01"))!
  expect(amounts(booking.metrics)).toMatchObject({ cmrr: "50", fmrr: "0" })
})
