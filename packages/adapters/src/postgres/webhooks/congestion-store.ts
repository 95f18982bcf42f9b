import type { CongestionStore } from "@svc/domain/webhooks/ports/congestion-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { eachTenant } from "../base/each-tenant.ts"
import { query } from "../base/transaction.ts"

const port = "CongestionStore"

export const makePostgresCongestionStore = (db: Db): CongestionStore => ({
  mark: (webhooks) =>
    Effect.asVoid(
      eachTenant(webhooks, (tenantId, own) =>
        Effect.map(
          query(db, port, (q) =>
            // Locks webhooks always in the same order, so that two workers do not deadlock.
            sql`
              update webhooks set congested = true where tenant_id = ${tenantId} and id in (
                select id from webhooks
                where tenant_id = ${tenantId}
                  and id = any(${sql.val([...new Set(own.map(({ webhookId }) => webhookId))])}::uuid[]) and not congested
                order by id for no key update)`.execute(q),
          ),
          ({ rows }) => rows,
        ),
      ),
    ),

  clear: Effect.fnUntraced(function* ({ tenantId, webhookId }) {
    // A transaction that parks deliveries holds a share lock on the webhook's row. Under this lock nobody parks;
    // without it the mark stays for now.
    const held = yield* query(db, port, (q) =>
      sql`select from webhooks where tenant_id = ${tenantId} and id = ${webhookId} for update skip locked`.execute(q),
    )
    if (held.rows.length === 0) return false
    // A separate statement sees what was parked before the lock was granted.
    const { numAffectedRows = 0n } = yield* query(db, port, (q) =>
      sql`
        update webhooks w set congested = false where w.tenant_id = ${tenantId} and w.id = ${webhookId} and not exists (
          select from parked_deliveries p where p.tenant_id = ${tenantId} and p.webhook_id = w.id)`.execute(q),
    )
    return numAffectedRows > 0n
  }),

  congested: Effect.map(
    query(db, port, (q) =>
      q
        .selectFrom("webhooks")
        .select(["tenant_id", "id"])
        .where("congested", "=", true)
        .where("status", "=", "Enabled")
        .where("deleted_at", "is", null)
        .execute(),
    ),
    (rows) => rows.map(({ tenant_id, id }) => ({ tenantId: tenant_id, webhookId: id })),
  ),
})

/** Number of congested webhooks, for the metrics. */
export const countCongested = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from webhooks
    where congested and status = 'Enabled' and deleted_at is null`.execute(db)
  return rows[0]!.n
}
