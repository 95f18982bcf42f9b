import type { DeliveryId } from "@svc/domain/shared/ids"
import type { RecoveryStore } from "@svc/domain/webhooks/ports/recovery-store"
import { Effect } from "effect"
import { sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"
import { daysOf, toProgress } from "./delivery-rows.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "RecoveryStore"
/** Rows read by one search for finished attempts. Attempts are made oldest first, so finished ones are among them. */
const mostLooked = 5_000

/** True when the delivery `d` waits outside the queue and no person has requested it since. */
const isParkedUnasked = sql<boolean>`exists (select from parked_deliveries p
  where p.tenant_id = ${ownTenant} and p.webhook_id = d.webhook_id and p.delivery_id = d.id and not p.asked_for)`

/** The deliveries that recoveries restarted and whose attempt is awaited. */
export const makeAwaitedDeliveries = (
  db: Db,
): Pick<RecoveryStore, "addAwaited" | "takeMade" | "holdAwaited" | "forget" | "isAwaiting"> => ({
  addAwaited: ({ tenantId, id }, asked) =>
    inBatches(asked, (batch) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("webhook_recovery_deliveries")
            .values(
              batch.map(({ deliveryId, number, dueBefore }) => ({
                tenant_id: tenantId,
                recovery_id: id,
                delivery_id: deliveryId,
                number,
                due_before: dueBefore === undefined ? null : new Date(dueBefore),
              })),
            )
            .execute(),
        ),
      ),
    ),

  takeMade: ({ tenantId, id }) =>
    Effect.map(
      query(db, port, (q) =>
        sql<Record<"delivered" | "failed" | "gone", string>>`
          with looked as materialized (
            select delivery_id, number from webhook_recovery_deliveries
            where tenant_id = ${tenantId} and recovery_id = ${id} order by delivery_id limit ${sql.lit(mostLooked)}),
          made as materialized (
            select l.delivery_id, d.state from looked l
            left join webhook_deliveries d on d.tenant_id = ${tenantId} and d.id = l.delivery_id
            where d.id is null or d.attempt_count >= l.number),
          counted as (
            delete from webhook_recovery_deliveries where tenant_id = ${tenantId} and recovery_id = ${id}
              and delivery_id = any(array(select delivery_id from made)))
          select count(*) filter (where state = 'Delivered') as delivered,
            count(*) filter (where state <> 'Delivered') as failed, count(*) filter (where state is null) as gone
          from made`.execute(q),
      ),
      ({ rows: [row] }) => ({
        delivered: Number(row!.delivered),
        failed: Number(row!.failed),
        gone: Number(row!.gone),
      }),
    ),

  holdAwaited: ({ tenantId, id }, limit) =>
    query(db, port, async (q) => {
      const held = await sql<{ id: DeliveryId }>`
        select d.id from webhook_deliveries d
        where d.tenant_id = ${tenantId} and d.id = any(array(
          select delivery_id from webhook_recovery_deliveries
          where tenant_id = ${tenantId} and recovery_id = ${id} order by delivery_id limit ${limit}))
        for update skip locked`.execute(q)
      const ids = held.rows.map((row) => row.id)
      if (ids.length === 0) return []
      // A separate statement sees what was written before the lock was granted.
      const rows = await q
        .selectFrom("webhook_recovery_deliveries as r")
        .innerJoin("webhook_deliveries as d", (join) =>
          join.onRef("d.tenant_id", "=", "r.tenant_id").onRef("d.id", "=", "r.delivery_id"),
        )
        .select(["d.id", "d.state", "d.attempt_count", "d.next_attempt_at", "d.manual", "r.due_before"])
        .select(isParkedUnasked.as("parked"))
        .where("r.tenant_id", "=", tenantId)
        .where("d.tenant_id", "=", tenantId)
        .where("r.recovery_id", "=", id)
        .where(sql<boolean>`${daysOf(ids)} and r.delivery_id = any(${uuidArray(ids)}::uuid[])`)
        .where("d.attempt_count", "<", (eb) => eb.ref("r.number"))
        .orderBy("d.id")
        .execute()
      return rows.map((row) => ({
        deliveryId: row.id,
        progress: toProgress(row),
        isParked: row.parked,
        ...(row.due_before === null ? {} : { dueBefore: row.due_before }),
      }))
    }),

  forget: ({ tenantId, id }, deliveries) =>
    deliveries.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) =>
            sql`delete from webhook_recovery_deliveries where tenant_id = ${tenantId} and recovery_id = ${id}
              and delivery_id = any(${uuidArray(deliveries)}::uuid[])`.execute(q),
          ),
        ),

  isAwaiting: ({ tenantId, id }) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("webhook_recovery_deliveries")
          .select("delivery_id")
          .where("tenant_id", "=", tenantId)
          .where("recovery_id", "=", id)
          .limit(1)
          .execute(),
      ),
      (rows) => rows.length > 0,
    ),
})
