import { activateOrder } from "@svc/domain/orders/activate-order"
import { endCharge } from "@svc/domain/orders/end-charge"
import { closeDelivery, deliverCharge, remainingQuantity } from "@svc/domain/orders/deliver-charge"
import { setInvoicedTo } from "@svc/domain/orders/invoiced-to"
import { chargesOf, type Milestone, type Order, orderStatuses } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { orderActions, statusAfter } from "@svc/domain/orders/order-status"
import { setMilestone } from "@svc/domain/orders/set-milestone"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day, sampleCharge, sampleOrder } from "../support/orders/sample-order.ts"

const now = Date.UTC(2024, 5, 1) as Timestamp
const fails = <A, E>(result: Result.Result<A, E>): E => Result.getOrThrow(Result.flip(result))
const goLive: Milestone = { id: randomUUID() as Milestone["id"], name: "Go live", plannedDate: day("2024-02-15") }
const waiting = (given: Partial<OrderCharge> = {}): OrderCharge => {
  const {
    start: _,
    anchor: __,
    ...charge
  } = sampleCharge({ startOn: "Milestone", startMilestone: goLive.id, ...given })
  return charge
}
const reach = (order: Order, date: string) => setMilestone(order, goLive.id, date as CalendarDate, now)

describe("the states of a subscription", () => {
  it("allow what the contract says, and nothing else", () => {
    const allowed = orderStatuses.flatMap((status) =>
      orderActions.flatMap((action) => {
        const next = statusAfter({ status }, action)
        return Result.isSuccess(next) ? [`${status} ${action} ${next.success}`] : []
      }),
    )
    expect(allowed).toEqual([
      "Draft activate Active",
      "Active change Active",
      "Active renew Active",
      "Active cancel Cancelled",
      "Active revert before",
      "Cancelled revert before",
      "Inactive renew Active",
      "Inactive cancel Cancelled",
      "Inactive revert before",
    ])
    expect(fails(statusAfter({ status: "Cancelled" }, "renew")).message).toBe(
      "The subscription is Cancelled: only an Active or expired one can be renewed.",
    )
  })

  it("are left by a sales order from OrderDraft alone", () => {
    const order = sampleOrder([], { orderType: "SalesOrder", status: "OrderDraft" })
    expect(Result.getOrThrow(activateOrder(order, now))).toMatchObject({ status: "Order", version: 1, id: order.id })
    expect(fails(activateOrder({ ...order, status: "Order" }, now)).message).toBe(
      "The sales order is Order: only an OrderDraft can be activated.",
    )
  })
})

describe("a milestone", () => {
  it("gives its day to the charges that start with it, again and again until one is invoiced", () => {
    const fee = waiting()
    const other = sampleCharge()
    let order = sampleOrder([fee, other], { milestones: [goLive] })
    for (const date of ["2024-02-20", "2024-05-01", "2024-01-01"]) {
      order = Result.getOrThrow(reach(order, date))
      expect(chargesOf(order)[0]).toMatchObject({ id: fee.id, start: date, anchor: date, end: "2025-01-01" })
      expect(chargesOf(order)[1]).toBe(other)
      expect(order.milestones).toEqual([{ ...goLive, milestoneDate: date }])
    }
    const invoiced = sampleOrder([{ ...chargesOf(order)[0]!, chargedThrough: day("2024-02-01") }], {
      milestones: order.milestones,
    })
    expect(fails(reach(invoiced, "2024-03-01"))).toMatchObject({ reason: "MilestoneInvoiced" })
  })

  it("ends a charge behind its day, as long as no more is invoiced", () => {
    const charge = sampleCharge({ endOn: "Milestone", endMilestone: goLive.id, chargedThrough: day("2024-03-01") })
    const { end: _, ...open } = charge
    const order = sampleOrder([open], { milestones: [goLive] })
    expect(chargesOf(Result.getOrThrow(reach(order, "2024-02-29")))[0]).toMatchObject({ end: "2024-03-01" })
    expect(fails(reach(order, "2024-02-28"))).toMatchObject({ reason: "MilestoneInvoiced" })
  })

  it("moves the first of two versions of a charge, and the second no further than where it began", () => {
    const before = waiting()
    const first = { ...before, start: day("2024-02-01"), end: day("2024-04-01"), endedIn: 2 }
    const second = { ...before, id: sampleCharge().id, version: 2, madeIn: 2, start: day("2024-04-01") }
    const milestones = [{ ...goLive, milestoneDate: day("2024-02-01") }]
    const order = sampleOrder([first, second], { milestones, version: 2 })
    const dates = (at: string) => chargesOf(Result.getOrThrow(reach(order, at))).map(({ start, end }) => [start, end])
    expect(dates("2024-03-01")).toEqual([
      ["2024-03-01", "2024-04-01"],
      ["2024-04-01", "2025-01-01"],
    ])
    expect(dates("2024-06-01")).toEqual([
      ["2024-04-01", "2024-04-01"],
      ["2024-06-01", "2025-01-01"],
    ])
  })

  it("is refused outside the order, for an unknown one, and where no day is left", () => {
    const order = sampleOrder([waiting({ endOn: "SpecificDate", end: day("2024-06-01") })], { milestones: [goLive] })
    for (const date of ["2023-12-31", "2025-01-01", "2024-06-01"])
      expect(fails(reach(order, date))).toMatchObject({ errors: { milestoneDate: expect.anything() } })
    expect(fails(setMilestone(order, randomUUID() as Milestone["id"], day("2024-02-01"), now))).toMatchObject({
      errors: { milestoneId: expect.anything() },
    })
    const gone = { ...waiting(), endedIn: 1 }
    expect(chargesOf(Result.getOrThrow(reach(sampleOrder([gone], { milestones: [goLive] }), "2024-02-01")))[0]).toBe(
      gone,
    )
  })
})

describe("the end of a charge", () => {
  const ending = { version: 2, now }
  it("is moved to an earlier day, but not of a charge that ended by then", () => {
    const charge = sampleCharge({ end: day("2024-06-01") })
    expect(endCharge(charge, day("2024-05-31"), ending)).toMatchObject({ end: "2024-05-31", endedIn: 2 })
    expect(endCharge(charge, day("2024-06-01"), ending)).toBe(charge)
  })

  it("makes a OneOff of that day or later empty, and leaves one that was due before", () => {
    const once = sampleCharge({ chargeType: "OneOff", start: day("2024-06-01") })
    expect(endCharge(once, day("2024-06-01"), ending)).toMatchObject({ end: "2024-06-01", endedIn: 2 })
    expect(endCharge(once, day("2024-06-02"), ending)).toBe(once)
  })
})

describe("deliveries", () => {
  const stock = (ordered: string) =>
    sampleCharge({ chargeType: "OneOff", model: "Quantity", quantity: decimal("0"), orderedQuantity: decimal(ordered) })
  const deliver = (order: Order, id: OrderCharge["id"], quantity: string) => {
    const charge = chargesOf(order).find((each) => each.id === id)!
    return deliverCharge(order, charge, { quantity: decimal(quantity), deliveryDate: day("2024-02-01") }, now)
  }

  it("add up to what was ordered and never to more, and lead the sales order to Delivered", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), parts, (ordered, quantities) => {
        const charge = stock(String(ordered))
        let order: Order = sampleOrder([charge, sampleCharge({ chargeType: "OneOff" })], {
          orderType: "SalesOrder",
          status: "Order",
        })
        let left = ordered
        for (const quantity of quantities) {
          const result = deliver(order, charge.id, String(quantity))
          const reason = quantity <= left ? undefined : left === 0 ? "NotDeliverable" : "AllDelivered"
          const why = Result.match(result, {
            onSuccess: () => undefined,
            onFailure: (refused) => (refused._tag === "ActionRefused" ? refused.reason : refused._tag),
          })
          expect(why).toBe(reason)
          order = Result.getOrElse(result, () => order)
          left -= reason === undefined ? quantity : 0
          const [piece] = chargesOf(order)
          expect(printDecimal(remainingQuantity(piece!))).toBe(String(left))
          expect(printDecimal(piece!.quantity!)).toBe(String(ordered - left))
          expect(order.status).toBe(left === 0 ? "Delivered" : left === ordered ? "Order" : "PartiallyDelivered")
        }
      }),
    )
  })

  it("are over when the rest is given up, once", () => {
    const charge = stock("10")
    const order = sampleOrder([charge], { orderType: "SalesOrder", status: "Order" })
    const half = Result.getOrThrow(deliver(order, charge.id, "4"))
    expect(half.status).toBe("PartiallyDelivered")
    const closed = Result.getOrThrow(closeDelivery(half, chargesOf(half)[0]!, now))
    expect(closed.status).toBe("Delivered")
    expect(chargesOf(closed)[0]).toMatchObject({ deliveryClosed: true, deliveries: [{ deliveryDate: "2024-02-01" }] })
    expect(fails(closeDelivery({ ...closed, status: "Order" }, chargesOf(closed)[0]!, now))).toMatchObject({
      reason: "DeliveryOver",
    })
  })

  it("are refused of a draft, of nothing, and of a charge that is not delivered in parts", () => {
    const charge = stock("10")
    const draft = sampleOrder([charge], { orderType: "SalesOrder", status: "OrderDraft" })
    expect(fails(deliver(draft, charge.id, "1"))).toMatchObject({ reason: "NotDeliverable" })
    const active = sampleOrder([charge, sampleCharge()])
    expect(fails(deliver(active, charge.id, "0"))).toMatchObject({ errors: { quantity: expect.anything() } })
    expect(fails(deliver(active, chargesOf(active)[1]!.id, "1"))).toMatchObject({ errors: { id: expect.anything() } })
  })
})

describe("the day to which a charge is invoiced", () => {
  it("lies in the window of the charge, and goes back only over what is credited", () => {
    const dates = fc.integer({ min: -5, max: 375 }).map((days) => addDays(day("2024-01-01"), days))
    fc.assert(
      fc.property(dates, fc.option(dates, { nil: undefined }), fc.boolean(), (date, before, isCredited) => {
        const charge = sampleCharge(before === undefined ? {} : { chargedThrough: before })
        const result = setInvoicedTo(sampleOrder([charge]), charge, date, isCredited, now)
        const isAllowed =
          date >= "2024-01-01" && date <= "2025-01-01" && (date >= (before ?? "2024-01-01") || isCredited)
        expect(Result.isSuccess(result)).toBe(isAllowed)
        const set = Result.map(result, (order) => chargesOf(order)[0]!.chargedThrough)
        expect(Result.getOrElse(set, () => date)).toBe(date)
      }),
    )
  })

  it("is the day or the day after of a OneOff, and none of a charge that waits", () => {
    const once = sampleCharge({ chargeType: "OneOff", start: day("2024-03-01") })
    const to = (charge: OrderCharge, date: string) =>
      Result.isSuccess(setInvoicedTo(sampleOrder([charge]), charge, date as CalendarDate, false, now))
    expect(["2024-02-29", "2024-03-01", "2024-03-02", "2024-03-03"].map((date) => to(once, date))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(to(waiting(), "2024-02-01")).toBe(false)
  })
})
