import { chargesOf, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import type { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let stranger: Scope
let order: Order
let charges: readonly [OrderCharge, OrderCharge]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB"])
  scope = made.scopes[0]!
  stranger = (await seeds.tenant()).scope
  const origin: EventOrigin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  const rows = await makeOrderRows(h, origin)
  charges = [rows.charge({ chargeNumber: "OPC-1" }), rows.charge({ chargeNumber: "OPC-2" })]
  order = rows.order([rows.orderProduct(charges)])
  await run(h.http.get("OrderStore").insert(order))
})

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("ChargedThrough")

const from = (charge: OrderCharge, text: string) => ({ orderChargeId: charge.id, from: day(text) })
const kept = async () => {
  const found = await run(h.http.get("OrderStore").find(scope, { by: "id", id: order.id }, "last"))
  return chargesOf(found).map(({ chargedThrough }) => chargedThrough)
}
const set = (...days: readonly string[]) =>
  run(store().set(scope, new Map(days.map((text, index) => [charges[index]!.id, day(text)]))))

describe("how far charges are invoiced", () => {
  it("is written for many charges at once, and for no stranger's", async () => {
    await set("2024-03-01", "2024-02-01")
    expect(await kept()).toEqual(["2024-03-01", "2024-02-01"])
    await run(store().set(stranger, new Map([[charges[0].id, day("2024-09-01")]])), stranger)
    await run(store().giveBack(stranger, [from(charges[0], "2024-01-01")]), stranger)
    expect(await kept()).toEqual(["2024-03-01", "2024-02-01"])
  })

  it("goes back to the first day that is given back, and is gone at the start of the charge", async () => {
    await set("2024-04-01", "2024-02-01")
    await run(
      store().giveBack(scope, [
        from(charges[0], "2024-03-01"),
        from(charges[0], "2024-02-01"),
        from(charges[1], "2024-02-01"),
      ]),
    )
    expect(await kept()).toEqual(["2024-02-01", "2024-02-01"])
    await run(store().giveBack(scope, [from(charges[0], charges[0].start!)]))
    expect(await kept()).toEqual([undefined, "2024-02-01"])
    await run(store().giveBack(scope, [{ orderChargeId: charges[1].id }]))
    expect(await kept()).toEqual([undefined, undefined])
  })
})
