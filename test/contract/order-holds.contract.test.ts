import type { OrderPartNames } from "@svc/domain/orders/held-order"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let strangers: readonly Scope[]
let rows: Awaited<ReturnType<typeof makeOrderRows>>
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
  rows = await makeOrderRows(h, origin)
})

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("OrderStore")
const none = { numbers: [], ids: [] }
const names = (given: Partial<OrderPartNames>): OrderPartNames => ({
  orders: none,
  products: none,
  charges: none,
  ...given,
})
const hold = (given: Partial<OrderPartNames>, of = scope) => run(store().holdParts(of, names(given), "shared"), of)

/** Stores two versions of an order. The second one ended the calls charge and made it anew. */
const prepare = async () => {
  const calls = rows.charge({ chargeType: "Usage", model: "Rated" })
  const fee = rows.charge()
  const product = rows.orderProduct([calls, fee])
  const first = rows.order([product], { orderNumber: "O-2" })
  await run(store().insert(first))
  const ended = { ...calls, end: day("2024-03-01"), endedIn: 2 }
  const { end, ...rest } = calls
  const renewed = { ...rest, id: rows.next<typeof calls.id>(), version: 2, start: day("2024-03-01"), madeIn: 2 }
  const last = { ...first, id: rows.next<typeof first.id>(), version: 2 }
  const second = { ...last, products: [{ ...product, charges: [ended, { ...renewed, end: end! }, fee] }] }
  await run(
    Effect.flatMap(store().lock(scope, { by: "id", id: first.id }), (before) => store().addVersion(before, second)),
  )
  const head = {
    id: first.id,
    orderNumber: "O-2",
    account: first.account,
    currency: "SEK",
    start: first.start,
    end: first.end,
  }
  const held = {
    chargeNumber: calls.chargeNumber,
    orderProductId: product.id,
    chargeType: "Usage",
    model: "Rated",
    versions: [
      { id: calls.id, start: calls.start, end: day("2024-03-01") },
      { id: renewed.id, start: day("2024-03-01"), end: calls.end },
    ],
  }
  return { first, second, product, calls, renewed, fee, head, held }
}

describe("orders that are held by the names of their parts", () => {
  it("are given in short, with the parts that were named alone, in the order of their numbers", async () => {
    const { first, second, product, calls, renewed, fee, head, held } = await prepare()
    const other = rows.order(
      [rows.orderProduct([fee].map((charge) => rows.charge({ ...charge, id: rows.next(), chargeNumber: "OPC-x" })))],
      { orderNumber: "O-1" },
    )
    await run(store().insert(other))
    const bare = { ...head, versionIds: [], products: [], charges: [] }
    const by = (numbers: readonly string[], ids: readonly string[] = []) => ({ numbers, ids })
    expect(await hold({ charges: by([calls.chargeNumber]) })).toEqual([{ ...bare, charges: [held] }])
    // The id of any version of a charge finds all its versions.
    for (const { id } of [calls, renewed])
      expect(await hold({ charges: by([], [id]) })).toEqual([{ ...bare, charges: [held] }])
    const part = { id: product.id, productNumber: product.productNumber }
    for (const products of [by([product.productNumber]), by([], [product.id])])
      expect(await hold({ products })).toEqual([{ ...bare, products: [part] }])
    expect(await hold({ orders: by(["O-2", "O-1", "O-3"]) })).toMatchObject([
      { orderNumber: "O-1", charges: [] },
      { orderNumber: "O-2", versionIds: [] },
    ])
    expect(await hold({ orders: by([], [first.id, second.id]) })).toEqual([
      { ...bare, versionIds: expect.toSatisfy((ids: string[]) => ids.length === 2 && ids.includes(second.id)) },
    ])
    expect(await hold({ orders: by(["nobody"]) })).toEqual([])
    expect(await hold({})).toEqual([])
    const everything = { orders: by(["O-2"], [first.id]), charges: by([calls.chargeNumber], [calls.id]) }
    for (const stranger of strangers) expect(await hold(everything, stranger)).toEqual([])
    await run(store().update(other, { ...other, status: "Deleted" }))
    expect(await hold({ orders: by(["O-1"]), charges: by(["OPC-x"]) })).toEqual([])
  })

  it("stand still until the unit of work ends, for others too unless they are held alone", async () => {
    const { first, calls, second } = await prepare()
    const named = names({ charges: { numbers: [calls.chargeNumber], ids: [] } })
    const held = await holdWork(h.http, scope.tenantId, store().holdParts(scope, named, "shared"))
    expect(await run(store().holdParts(scope, named, "shared"))).toHaveLength(1)
    const locked = run(store().lock(scope, { by: "id", id: first.id }))
    await h.untilBlocked()
    await held.commit()
    expect(await locked).toMatchObject({ id: second.id })

    const alone = await holdWork(h.http, scope.tenantId, store().holdParts(scope, named, "alone"))
    const waits = run(store().holdParts(scope, named, "shared"))
    await h.untilBlocked()
    await alone.commit()
    expect(await waits).toHaveLength(1)
  })

  it("are read as whoever was waited for left them", async () => {
    const { first, calls } = await prepare()
    const change = Effect.flatMap(store().lock(scope, { by: "id", id: first.id }), (before) =>
      store().update(before, { ...before, end: day("2024-02-01") }),
    )
    const changing = await holdWork(h.http, scope.tenantId, change)
    const waits = hold({ charges: { numbers: [calls.chargeNumber], ids: [] } })
    await h.untilBlocked()
    await changing.commit()
    expect(await waits).toMatchObject([{ end: "2024-02-01" }])
  })
})
