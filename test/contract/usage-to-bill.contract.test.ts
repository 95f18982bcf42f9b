import { type UsagePeriod, usageKey } from "@svc/domain/invoicing/engine/usage-totals"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { Order } from "@svc/domain/orders/order"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import type { UsageRow } from "@svc/domain/usage/usage-row"
import type { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeUsageRows } from "../support/usage/usage-rows.ts"

let h: StillService
let scope: Scope
let strangers: readonly Scope[]
let orders: Awaited<ReturnType<typeof makeOrderRows>>
let rows: ReturnType<typeof makeUsageRows>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
  const origin: EventOrigin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  orders = await makeOrderRows(h, origin)
  rows = makeUsageRows(h, orders)
})

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const port = () => h.http.get("UsageToBill")
const store = () => h.http.get("UsageStore")
const next = <Id extends string>() => orders.next<Id>()

let order: Order
let calls: OrderCharge
let disks: OrderCharge
beforeEach(async () => {
  calls = orders.charge({ chargeType: "Usage" })
  disks = orders.charge({ chargeType: "Measured" })
  order = await rows.insertOrder([calls, disks])
})
type Reported = readonly [date: string, quantity: string, more?: Partial<UsageRow>]
const report = async (charge: OrderCharge, ...reported: readonly Reported[]) => {
  const made = reported.map(([from, quantity, more]) =>
    rows.of(order, charge, { from: day(from), quantity: decimal(quantity), ...more }),
  )
  await run(store().insert(scope, made))
  return made
}
const period = (charge: OrderCharge, from: string, to: string, of: UsagePeriod["of"] = "Usage"): UsagePeriod => ({
  chargeNumber: charge.chargeNumber,
  orderChargeId: charge.id,
  from: day(from),
  to: day(to),
  of,
})
const totals = async (...periods: readonly UsagePeriod[]) => {
  const found = await run(port().totals(scope, periods))
  expect(found.size).toBe(periods.length)
  return periods.map((each) => found.get(usageKey(each)))
}
const line = () => ({ invoiceId: next<InvoiceId>(), lineId: next<InvoiceLineId>() })
const hold = (charge: OrderCharge, from: string, to: string, on = line()) => ({
  chargeNumber: charge.chargeNumber,
  from: day(from),
  to: day(to),
  ...on,
})
const standing = (made: readonly UsageRow[]) =>
  Promise.all(made.map(({ id }) => run(store().standsOn(scope, id)).then((on) => on?.lineId)))
const waiting = (charges: readonly OrderCharge[], before: string, of = scope) =>
  run(
    port().waiting(
      of,
      charges.map(({ chargeNumber }) => chargeNumber),
      day(before),
    ),
    of,
  )

describe("usage to bill", () => {
  it("says on which days rows wait, each day once and in order", async () => {
    await report(calls, ["2024-01-31", "1"], ["2024-01-02", "1"], ["2024-01-02", "2"], ["2024-02-01", "1"])
    await report(disks, ["2024-01-03", "1"])
    const expected = new Map([
      [calls.chargeNumber, [day("2024-01-02"), day("2024-01-31")]],
      [disks.chargeNumber, [day("2024-01-03")]],
    ])
    expect(await waiting([calls, disks, orders.charge()], "2024-02-01")).toEqual(expected)
    expect(await waiting([calls], "2024-01-02")).toEqual(new Map())
    expect(await waiting([], "2024-02-01")).toEqual(new Map())
    for (const stranger of strangers) expect(await waiting([calls], "2024-02-01", stranger)).toEqual(new Map())
  })

  it("sums the rows of periods exactly, on invoices or not", async () => {
    await report(
      calls,
      ["2023-12-31", "100"],
      ["2024-01-01", "0.1", { ratedPrice: decimal("3.3333333333") }],
      ["2024-01-31", "-0.3", { ratedPrice: decimal("2") }],
      ["2024-02-01", "-5"],
    )
    await run(port().hold(scope, [hold(calls, "2024-01-01", "2024-01-02")]))
    const none = { count: 0, sum: decimal("0"), max: decimal("0"), rated: decimal("0") }
    const [january, february, march] = await totals(
      period(calls, "2024-01-01", "2024-02-01"),
      period(calls, "2024-02-01", "2024-03-01"),
      period(calls, "2024-03-01", "2024-04-01"),
    )
    const rated = decimal("-0.26666666667")
    expect(january).toEqual({ count: 2, sum: decimal("-0.2"), max: decimal("0.1"), rated })
    expect(february).toEqual({ count: 1, sum: decimal("-5"), max: decimal("-5"), rated: decimal("0") })
    expect(march).toEqual(none)
    for (const stranger of strangers) {
      const asked = period(calls, "2024-01-01", "2024-02-01")
      const found = await run(port().totals(stranger, [asked]), stranger)
      expect(found.get(usageKey(asked))).toEqual(none)
    }
    expect(await run(port().totals(scope, []))).toEqual(new Map())
  })

  it("measures the latest of the rows before the end of a period, also one from before it", async () => {
    await report(disks, ["2024-01-10", "5"], ["2024-01-20", "7"], ["2024-01-20", "6"], ["2024-03-01", "9"])
    const measured = async (from: string, to: string) => (await totals(period(disks, from, to, "LatestDate")))[0]
    expect(await measured("2024-01-01", "2024-01-20")).toMatchObject({ count: 1, quantity: decimal("5") })
    // Of several rows on a day, the last one counts.
    expect(await measured("2024-01-01", "2024-02-01")).toMatchObject({ count: 3, quantity: decimal("6") })
    expect(await measured("2024-02-01", "2024-03-01")).toMatchObject({ count: 0, quantity: decimal("6") })
    expect(await measured("2024-03-01", "2024-04-01")).toMatchObject({ count: 1, quantity: decimal("9") })
    expect(await measured("2023-12-01", "2024-01-01")).not.toHaveProperty("quantity")
  })

  it("sums the latest of each tag, of which none is one too", async () => {
    await report(
      disks,
      ["2024-01-10", "5", { tag: "a" }],
      ["2024-01-11", "3", { tag: "a" }],
      ["2024-01-05", "10", { tag: "b" }],
      ["2024-01-06", "0.5"],
      ["2024-02-02", "100", { tag: "c" }],
      ["2024-02-03", "4", { tag: "b" }],
    )
    const [before, january, february] = await totals(
      period(disks, "2023-12-01", "2024-01-01", "SumLatestDate"),
      period(disks, "2024-01-01", "2024-02-01", "SumLatestDate"),
      period(disks, "2024-02-01", "2024-03-01", "SumLatestDate"),
    )
    expect(before).not.toHaveProperty("quantity")
    expect(january).toMatchObject({ count: 4, quantity: decimal("13.5") })
    expect(february).toMatchObject({ count: 2, quantity: decimal("107.5") })
  })

  it("holds the rows of a period that wait on a line, and gives all rows of an invoice back", async () => {
    const made = await report(
      calls,
      ["2023-12-31", "1"],
      ["2024-01-01", "1"],
      ["2024-01-31", "1"],
      ["2024-02-01", "1"],
      ["2024-02-28", "1"],
    )
    const others = await report(disks, ["2024-01-05", "1"])
    const [january, february] = [line(), line()]
    await h.advance(60)
    for (const stranger of strangers)
      await run(port().hold(stranger, [hold(calls, "2024-01-01", "2024-03-01")]), stranger)
    expect(await standing(made)).toEqual(made.map(() => undefined))
    await run(
      port().hold(scope, [
        hold(calls, "2024-01-01", "2024-02-01", january),
        hold(calls, "2024-02-01", "2024-03-01", february),
      ]),
    )
    const held = [undefined, january.lineId, january.lineId, february.lineId, february.lineId]
    expect(await standing([...made, ...others])).toEqual([...held, undefined])
    // The time of modification changes, so that other systems that poll for changes see the row.
    expect(await run(store().find(scope, "Usage", made[1]!.id))).toMatchObject({
      invoiceId: january.invoiceId,
      modifiedAt: h.clock.now(),
    })

    // Only the late row goes on the next line.
    const late = await report(calls, ["2024-01-15", "1"])
    const catchUp = line()
    await run(port().hold(scope, [hold(calls, "2024-01-01", "2024-02-01", catchUp)]))
    expect(await standing([...made, ...late])).toEqual([...held, catchUp.lineId])
    expect(await waiting([calls], "2024-03-01")).toEqual(new Map([[calls.chargeNumber, [day("2023-12-31")]]]))

    const inPlace = line()
    const move = [{ from: february.lineId, to: inPlace.lineId }]
    for (const stranger of strangers) {
      await run(port().move(stranger, inPlace.invoiceId, move), stranger)
      await run(port().release(stranger, [january.invoiceId]), stranger)
    }
    expect(await standing(made)).toEqual(held)
    await run(port().move(scope, inPlace.invoiceId, move))
    await run(port().release(scope, [january.invoiceId, catchUp.invoiceId]))
    expect(await standing([...made, ...late])).toEqual([
      undefined,
      undefined,
      undefined,
      inPlace.lineId,
      inPlace.lineId,
      undefined,
    ])
  })
})
