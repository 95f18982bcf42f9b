import { Effect } from "effect"
import { type Criterion, lookUp, type LookupKey, type LookupKind } from "../../listing/lookup-key.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Order } from "../order.ts"
import type { OrderStore } from "../ports/order-store.ts"

const orderKind: LookupKind = { noun: "order", id: "Order-Id", keys: ["OrderNumber"] }

/**
 * Finds and locks the order that a key names by its number or by the id of any version; gives the last version
 * (contract S27).
 */
export const makeLookUpOrder = ({ orders }: { readonly orders: Pick<OrderStore, "lock"> }) => {
  const find = (scope: Scope, { key, value }: Criterion): Effect.Effect<readonly Order[], PortUnavailable> =>
    orders.lock(scope, key === "Id" ? { by: "id", id: value as OrderId } : { by: "number", number: value }).pipe(
      Effect.map((order): readonly Order[] => [order]),
      Effect.catchTag("ResourceNotFound", () => Effect.succeed([])),
    )
  return Effect.fn("orders.lookUp")((scope: Scope, field: string, key: LookupKey) =>
    lookUp(orderKind, field, key, (criteria) =>
      Effect.map(
        Effect.forEach(criteria, (criterion) => find(scope, criterion)),
        (found) => found.flat(),
      ),
    ),
  )
}
