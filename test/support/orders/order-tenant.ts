import type { Order } from "@svc/domain/orders/order"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { makeSeeds } from "../service/seeds.ts"
import type { StillService } from "../service/service.ts"
import { makeOrderRows } from "./order-rows.ts"

export type OrderTenant = Awaited<ReturnType<typeof makeOrderTenant>>

/**
 * A new tenant with rows of orders in one legal entity. Another legal entity and another tenant have none of these
 * rows.
 */
export const makeOrderTenant = async (h: StillService) => {
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  const scope = made.scopes[0]!
  const strangers: readonly Scope[] = [made.scopes[1]!, (await seeds.tenant()).scope]
  const origin: EventOrigin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  const rows = await makeOrderRows(h, origin)
  const nextVersion = (last: Order): Order => ({ ...last, id: rows.next(), version: last.version + 1 })
  /** Changes an order in one unit of work that holds its lock. */
  const change = (order: Order, make: (last: Order) => Order, kind: "addVersion" | "update") =>
    h.http.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const store = h.http.get("OrderStore")
        const before = yield* store.lock(scope, byNumber(order))
        const after = make(before)
        yield* store[kind](before, after)
        return after
      }),
    )
  return { scope, strangers, rows, nextVersion, change }
}

export const byNumber = ({ orderNumber }: Order) => ({ by: "number", number: orderNumber }) as const
export const byId = ({ id }: Pick<Order, "id">) => ({ by: "id", id }) as const
