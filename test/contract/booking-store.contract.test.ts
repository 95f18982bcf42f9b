import type { Booking } from "@svc/domain/orders/booking"
import type { Order } from "@svc/domain/orders/order"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderTenant, type OrderTenant } from "../support/orders/order-tenant.ts"
import { day } from "../support/orders/sample-order.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let strangers: readonly Scope[]
let rows: OrderTenant["rows"]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  ;({ scope, strangers, rows } = await makeOrderTenant(h))
})

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const store = () => h.http.get("BookingStore")
const orders = () => h.http.get("OrderStore")

const listed = (of = scope) =>
  run(
    Effect.gen(function* () {
      const { parts, total } = yield* store().list(of, { order: [], offset: 0, limit: 100 })
      return { total, bookings: (yield* Effect.all(parts)).flat() }
    }),
    of,
  )

describe("the store of bookings", () => {
  it("gives back what it was given, and nothing to strangers; a change reaches the labels alone", async () => {
    const numbers = ["OPC-1", "OPC-2"] as const
    const order = rows.order([rows.orderProduct(numbers.map((chargeNumber) => rows.charge({ chargeNumber })))], {
      exchangeRate: decimal("10.8338"),
      externalERPId: "E",
      externalCRMId: "C",
    })
    await run(orders().insert(order))
    const lines = [
      rows.bookingLine(order, 0, { description: "d", externalERPId: "e", externalCRMId: "c" }),
      rows.bookingLine(order, 1),
    ]
    const wanted = rows.booking(order, { notes: "n", lines })
    await run(store().insert(wanted))
    const bare = rows.booking(order)
    await run(store().insert(bare))
    expect(plain(await run(store().find(scope, wanted.id)))).toEqual(plain(wanted))
    expect(plain(await listed())).toEqual(plain({ total: 2, bookings: [wanted, bare] }))
    const labels = {
      effectiveDate: day("2024-02-02"),
      bookingType: "Change",
      accountCategory: "Existing",
      changeType: "Upsell",
      classification: "Expansion",
    } as const
    for (const stranger of strangers) {
      expect(await run(Effect.flip(store().find(stranger, wanted.id)), stranger)).toMatchObject({ noun: "booking" })
      expect(await listed(stranger)).toMatchObject({ total: 0 })
      expect(await run(Effect.flip(store().findForUpdate(stranger, wanted.id)), stranger)).toMatchObject({
        noun: "booking",
      })
      await run(store().update({ ...wanted, ...stranger, ...labels }), stranger)
      expect(plain(await run(store().find(scope, wanted.id)))).toEqual(plain(wanted))
    }
    const modifiedAt = (wanted.modifiedAt + 1) as Booking["modifiedAt"]
    const { notes: _, ...kept } = wanted
    await run(store().update({ ...kept, ...labels, metrics: { ...wanted.metrics, cmrr: decimal("9") }, modifiedAt }))
    expect(plain(await run(store().find(scope, wanted.id)))).toEqual(plain({ ...kept, ...labels, modifiedAt }))
  })

  it("two who override a booking at once both do", async () => {
    const order = rows.order()
    await run(orders().insert(order))
    const wanted = rows.booking(order)
    await run(store().insert(wanted))
    const override = (change: (before: Booking) => Booking) =>
      run(Effect.flatMap(store().findForUpdate(scope, wanted.id), (before) => store().update(change(before))))
    const changes = Array.from({ length: 5 }, (_, index) =>
      override((before) => ({ ...before, notes: `${before.notes ?? ""}${index}` })),
    )
    await Promise.all(changes)
    const { notes } = await run(store().find(scope, wanted.id))
    expect(notes!.split("").toSorted()).toEqual(["0", "1", "2", "3", "4"])
  })

  it("a booking goes with its version, with a deleted order, and when its version is a Draft again", async () => {
    const order = rows.order()
    await run(orders().insert(order))
    const second = { ...order, id: rows.next<Order["id"]>(), version: 2 }
    await run(
      Effect.flatMap(orders().lock(scope, { by: "id", id: order.id }), (last) => orders().addVersion(last, second)),
    )
    const first = rows.booking(order)
    await run(store().insert(first))
    await run(store().insert(rows.booking(second)))
    await run(Effect.flatMap(orders().lock(scope, { by: "id", id: order.id }), (last) => orders().removeLast(last)))
    expect(await listed()).toMatchObject({ total: 1, bookings: [{ id: first.id }] })
    await run(store().deleteOfVersion(scope, order.id))
    expect(await listed()).toMatchObject({ total: 0, bookings: [] })
    await run(store().insert(rows.booking(order)))
    await run(orders().update(order, { ...order, status: "Deleted" }))
    expect(await listed()).toMatchObject({ total: 0, bookings: [] })
  })

  it("knows the other orders of the account", async () => {
    const of = (order: Order) => run(store().ordersOfAccount(scope, rows.account.id, order.firstVersionId))
    const nobody = { hasOther: false, hasOtherActive: false, hasOtherCancelled: false }
    const fresh = rows.order()
    expect(await of(fresh)).toEqual(nobody)
    await run(orders().insert(fresh))
    await run(orders().insert(rows.order(undefined, { status: "Draft" })))
    expect(await of(fresh)).toEqual(nobody)
    expect(await of({ ...fresh, id: rows.next(), version: 2 })).toEqual(nobody)
    const second = rows.order()
    expect(await of(second)).toEqual({ ...nobody, hasOther: true, hasOtherActive: true })
    await run(orders().update(fresh, { ...fresh, status: "Inactive" }))
    expect(await of(second)).toEqual({ ...nobody, hasOther: true })
    await run(orders().update({ ...fresh, status: "Inactive" }, { ...fresh, status: "Cancelled" }))
    expect(await of(second)).toEqual({ hasOther: true, hasOtherActive: false, hasOtherCancelled: true })
    await run(orders().insert(rows.order([], { orderType: "SalesOrder", status: "Delivered" })))
    expect(await of(second)).toEqual({ hasOther: true, hasOtherActive: false, hasOtherCancelled: true })
    await run(orders().insert(rows.order([], { orderType: "SalesOrder", status: "PartiallyDelivered" })))
    expect(await of(second)).toEqual({ hasOther: true, hasOtherActive: true, hasOtherCancelled: true })
    expect(
      await run(store().ordersOfAccount(scope, (await rows.newAccount("Nobody")).id, fresh.firstVersionId)),
    ).toEqual(nobody)
  })
})
