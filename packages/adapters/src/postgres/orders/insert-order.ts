import type { Order } from "@svc/domain/orders/order"
import type { Insertable } from "kysely"
import type { Db } from "../base/database.ts"
import { preparedInsert } from "../base/prepared.ts"
import type { Tables } from "../base/tables.gen.ts"
import type { TakenNumber } from "./order-parts.ts"
import { insertParts, insertVersion, orderRow } from "./write-orders.ts"

const insertHead = preparedInsert<Insertable<Tables["orders"]>, { readonly id: string }>((db, rows) =>
  db
    .insertInto("orders")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "order_number"]).doNothing())
    .returning("id"),
)

/**
 * Writes version 1 of an order; returns a number that is already taken. The statements are sent together: when the
 * order's number is taken, the later ones fail on their foreign keys, and the unit of work fails in any case.
 */
export const insertOrder = async (q: Db, order: Order): Promise<TakenNumber | undefined> => {
  const { tenantId, legalEntityId, firstVersionId, orderNumber, orderType, account } = order
  const written = insertHead(q, [
    {
      tenant_id: tenantId,
      id: firstVersionId,
      legal_entity_id: legalEntityId,
      order_number: orderNumber,
      order_type: orderType,
      account_id: account.id,
      deleted: false,
    },
  ])
  const behind = Promise.all([insertVersion(q, [orderRow(order)]), insertParts(q, order)])
  const [head, rest] = await Promise.allSettled([written, behind])
  if (head.status === "rejected") throw head.reason
  if (head.value.length === 0) return { kind: "order", number: orderNumber }
  if (rest.status === "rejected") throw rest.reason
  return rest.value[1]
}
