import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import type { UsageKind, UsageRow } from "@svc/domain/usage/usage-row"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { holdWork } from "../support/service/held-work.ts"
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

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("UsageStore")
const insert = (...all: readonly UsageRow[]) => run(store().insert(scope, all))
const found = ({ kind, id }: UsageRow) => run(store().find(scope, kind, id))
const listed = (kind: UsageKind, of = scope) => run(store().list(of, kind, { order: [], offset: 0, limit: 100 }), of)

/** Makes an order with a charge that a change ended and made anew, and rows of both kinds with every member. */
const prepare = async () => {
  const first = orders.charge({ chargeType: "Usage", version: 1, end: day("2024-06-01"), endedIn: 1 })
  const second = orders.charge({
    ...first,
    id: orders.next(),
    version: 2,
    start: day("2024-06-01"),
    description: "Calls of a month",
    externalERPId: "CHARGE",
  })
  const { end: _, endedIn: __, ...last } = second
  const measured = orders.charge({ chargeType: "Measured" })
  const order = await rows.insertOrder([first, last, measured], { externalERPId: "ORDER" })
  const usage = rows.of(order, first, {
    unit: "C62",
    quantity: decimal("-123456789012345.0000000001"),
    description: "calls",
    to: day("2024-01-31"),
    source: "switch",
    ratedPrice: decimal("0.1"),
    ratedPriceCurrency: "SEK",
    customFields: { text: "a", number: decimal("1.10"), yes: true },
    importId: orders.next(),
  })
  const measurement = rows.of(order, measured, { tag: "disk" })
  return { order, last, measured, usage, measurement }
}

describe("the store of usage", () => {
  it("gives back what it was given, with what it names now, and nothing to strangers or as the other kind", async () => {
    const { order, last, measured, usage, measurement } = await prepare()
    const unmatched = rows.row()
    await insert(usage, measurement, unmatched)
    const named = {
      account: order.account,
      order: { id: order.id, orderNumber: order.orderNumber, externalERPId: "ORDER" },
      product: { id: order.products[0]!.id, productNumber: order.products[0]!.productNumber },
    }
    const { id, chargeNumber, name } = last
    const charge = { id, chargeNumber, name, description: "Calls of a month", externalERPId: "CHARGE" }
    expect(await found(usage)).toEqual({ ...usage, ...named, charge })
    const ofMeasured = { id: measured.id, chargeNumber: measured.chargeNumber, name: measured.name }
    expect(await found(measurement)).toEqual({ ...measurement, ...named, charge: ofMeasured })
    expect(await found(unmatched)).toEqual(unmatched)

    for (const stranger of strangers) {
      const missed = await run(Effect.flip(store().find(stranger, "Usage", usage.id)), stranger)
      expect(missed).toMatchObject({ _tag: "ResourceNotFound", noun: "usage" })
      expect(await run(Effect.flip(store().standsOn(stranger, usage.id)), stranger)).toEqual(missed)
      expect(await run(store().usesAccount(stranger, order.account.id), stranger)).toBe(false)
      expect(await listed("Usage", stranger)).toEqual({ items: [], total: 0 })
    }
    const other = await run(Effect.flip(store().find(scope, "Measurement", usage.id)))
    expect(other).toMatchObject({ _tag: "ResourceNotFound", noun: "measurement" })
    expect((await listed("Usage")).items.map((row) => row.id)).toEqual([usage.id, unmatched.id])
    expect(await listed("Measurement")).toMatchObject({ items: [{ id: measurement.id }], total: 1 })
    expect(await run(store().usesAccount(scope, order.account.id))).toBe(true)
  })

  it("shows nothing of an order that was deleted, or of a charge that was reverted", async () => {
    const { order, usage } = await prepare()
    await insert(usage)
    await run(h.http.get("OrderStore").update(order, { ...order, status: "Deleted" }))
    expect(await found(usage)).toEqual({ ...usage, account: order.account })
  })

  it("writes a change and deletes, in its scope alone; where a row is billed is not written", async () => {
    const { usage, measurement } = await prepare()
    await insert(usage, measurement)
    const { description: _, ...without } = usage
    const after: UsageRow = { ...without, quantity: decimal("2"), customFields: {} }
    await run(store().update({ ...after, invoiceId: orders.next(), invoiceLineId: orders.next() }))
    const { account, order, product, charge, ...kept } = await found(usage)
    expect([kept, account, order, product, charge]).not.toContain(undefined)
    expect(kept).toEqual(after)
    await run(store().delete(strangers[0]!, usage.id))
    expect(await found(usage)).toMatchObject({ quantity: decimal("2") })
    await run(store().delete(scope, usage.id))
    expect((await listed("Usage")).total).toBe(0)
    expect((await listed("Measurement")).total).toBe(1)
  })

  it("locks a row until the unit of work ends", async () => {
    const { usage } = await prepare()
    await insert(usage)
    const after = { ...usage, quantity: decimal("7") }
    const work = Effect.andThen(store().lock(scope, "Usage", usage.id), store().update(after))
    const held = await holdWork(h.http, scope.tenantId, work)
    const second = run(store().lock(scope, "Usage", usage.id))
    await h.untilBlocked()
    await held.commit()
    expect(await second).toEqual(after)
  })

  it("inserts thousands of rows in their order, and finds the duplicates among as many", async () => {
    const { order, last } = await prepare()
    const many = Array.from({ length: 1200 }, (_, n) => rows.of(order, last, { quantity: decimal(`${n}.5`) }))
    await insert(...many)
    expect((await listed("Usage")).total).toBe(1200)
    const fresh = rows.of(order, last, { quantity: decimal("0.25") })
    const again = many.map((row) => ({ ...row, id: orders.next<typeof row.id>() }))
    const asked = [...again.slice(0, 700), fresh, ...again.slice(700)]
    const expected = asked.flatMap((row, place) => (row === fresh ? [] : [place]))
    expect(await run(store().duplicates(scope, asked))).toEqual(expected)
    for (const stranger of strangers) expect(await run(store().duplicates(stranger, asked), stranger)).toEqual([])
  })

  it("takes rows for duplicates that agree in charge, days, quantity and source, or tag", async () => {
    const { usage, measurement } = await prepare()
    const bare = rows.row({ chargeNumber: usage.chargeNumber! })
    await insert(usage, measurement, bare)
    const { to: _, ...endless } = usage
    const { source: __, ...sourceless } = usage
    const { tag: ___, ...tagless } = measurement
    const asked: readonly (readonly [UsageRow, boolean])[] = [
      [{ ...usage, description: "another", ratedPrice: decimal("9"), unit: "HUR", customFields: {} }, true],
      [{ ...bare, quantity: decimal("1.0") }, true],
      [{ ...usage, chargeNumber: `${usage.chargeNumber}1` }, false],
      [{ ...usage, from: day("2024-01-06") }, false],
      [{ ...usage, to: day("2024-01-30") }, false],
      [endless, false],
      [{ ...usage, quantity: decimal("-123456789012345.0000000002") }, false],
      [{ ...usage, source: "switc" }, false],
      [sourceless, false],
      [{ ...bare, source: "" }, false],
      [{ ...measurement, source: "ignored" }, true],
      [{ ...measurement, tag: "memory" }, false],
      [tagless, false],
    ]
    const places = asked.flatMap(([, is], place) => (is ? [place] : []))
    expect(
      await run(
        store().duplicates(
          scope,
          asked.map(([row]) => row),
        ),
      ),
    ).toEqual(places)
  })
})
