import type { Order } from "@svc/domain/orders/order"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partKinds } from "./order-parts.ts"

/**
 * Removes the last version: rows that began with it are deleted, rows that ended before it are in force again. The
 * statements are sent together.
 */
export const removeLastVersion = async (q: Db, order: Order): Promise<void> => {
  const { tenantId, id, firstVersionId: orderId, version } = order
  const inOrder = sql<boolean>`tenant_id = ${tenantId} and order_id = ${orderId}`
  await Promise.all([
    ...partKinds.flatMap(({ table }) => [
      sql`delete from ${sql.table(table)} where ${inOrder} and since_version = ${version}`.execute(q),
      sql`update ${sql.table(table)} set until_version = null
        where ${inOrder} and until_version = ${version}`.execute(q),
    ]),
    sql`update order_versions set is_last = false where tenant_id = ${tenantId} and version_id = ${id}`.execute(q),
    sql`update order_versions set is_last = true
      where ${inOrder} and version = ${version - 1}`.execute(q),
    q.deleteFrom("order_versions").where("tenant_id", "=", tenantId).where("version_id", "=", id).execute(),
  ])
}

/** Deletes an order. A Draft leaves nothing behind; any other order leaves its number, account and versions. */
export const deleteOrder = async (q: Db, before: Order, after: Order): Promise<void> => {
  const { tenantId, firstVersionId: orderId } = before
  if (before.status === "Draft" || before.status === "OrderDraft") {
    await q.deleteFrom("orders").where("tenant_id", "=", tenantId).where("id", "=", orderId).execute()
    return
  }
  const inOrder = sql<boolean>`tenant_id = ${tenantId} and order_id = ${orderId}`
  await Promise.all([
    sql`delete from bookings where tenant_id = ${tenantId} and order_version_id in (
      select version_id from order_versions where ${inOrder})`.execute(q),
    ...partKinds.map(({ table }) => sql`delete from ${sql.table(table)} where ${inOrder}`.execute(q)),
    q
      .updateTable("orders")
      .set({ deleted: true })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", orderId)
      .execute(),
    sql`update order_versions set status = 'Deleted', modified_at = ${new Date(after.modifiedAt)}
      where ${inOrder}`.execute(q),
  ])
}
