import type { TenantId } from "@svc/domain/shared/ids"
import type { CongestionStore, WebhookKey } from "@svc/domain/webhooks/ports/congestion-store"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { timestamptzArray, uuidArray } from "../base/binary-array.ts"
import { eachTenant } from "../base/each-tenant.ts"
import { query } from "../base/transaction.ts"

const port = "CongestionStore"

const idsOf = (webhooks: readonly WebhookKey[]) => uuidArray(webhooks.map(({ webhookId }) => webhookId))

/** Locks webhooks of a tenant always in the same order, so that two workers do not deadlock. */
const locked = (tenantId: TenantId, webhooks: readonly WebhookKey[], condition = sql`true`) => sql`
  select id from webhooks where tenant_id = ${tenantId} and id = any(${idsOf(webhooks)}::uuid[]) and ${condition}
  order by id for no key update`

export const makePostgresCongestionStore = (db: Db): CongestionStore => {
  const changeAll = <W extends WebhookKey>(
    webhooks: readonly W[],
    change: (tenantId: TenantId, own: readonly W[]) => RawBuilder<never>,
  ) =>
    Effect.asVoid(
      eachTenant(webhooks, (tenantId, own) =>
        Effect.map(
          query(db, port, (q) => change(tenantId, own).execute(q)),
          ({ rows }) => rows,
        ),
      ),
    )

  return {
    mark: (webhooks) =>
      changeAll(
        webhooks,
        (tenantId, own) => sql<never>`
      update webhooks set congested = true
      where tenant_id = ${tenantId} and id in (${locked(tenantId, own, sql`not congested`)})`,
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
        update webhooks w set congested = false
        where w.tenant_id = ${tenantId} and w.id = ${webhookId} and w.waits_until is null
          and not exists (
            select from webhook_settings s
            where s.tenant_id = ${tenantId} and s.webhook_id = w.id and s.settings ? 'limits')
          and not exists (
          select from parked_deliveries p where p.tenant_id = ${tenantId} and p.webhook_id = w.id)`.execute(q),
      )
      return numAffectedRows > 0n
    }),

    hold: (holds) =>
      changeAll(
        holds,
        (tenantId, own) => sql<never>`
      update webhooks w set congested = true, waits_until = v.until
      from (${locked(tenantId, own)}) held
        join unnest(${idsOf(own)}::uuid[], ${timestamptzArray(own.map(({ until }) => until))}::timestamptz[]) v (id, until)
          on v.id = held.id
      where w.tenant_id = ${tenantId} and w.id = held.id`,
      ),

    release: (webhooks) =>
      changeAll(
        webhooks,
        (tenantId, own) => sql<never>`
      update webhooks set waits_until = null where tenant_id = ${tenantId} and id in (${locked(tenantId, own)})`,
      ),

    takeProbe: ({ tenantId, webhookId }, now, until) =>
      Effect.map(
        query(db, port, (q) =>
          sql`update webhooks set waits_until = ${new Date(until)}
          where tenant_id = ${tenantId} and id = ${webhookId} and waits_until <= ${new Date(now)}`.execute(q),
        ),
        ({ numAffectedRows = 0n }) => numAffectedRows > 0n,
      ),

    congested: Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("webhooks")
          .select(["tenant_id", "id", "waits_until"])
          .select(
            sql<boolean>`waits_until is not null and exists (select from parked_deliveries p
            where p.tenant_id = webhooks.tenant_id and p.webhook_id = webhooks.id and p.asked_for)`.as("asked"),
          )
          .select(
            sql<"Waiting" | "Idle" | null>`case when exists (select from webhook_settings s
              where s.tenant_id = webhooks.tenant_id and s.webhook_id = webhooks.id and s.settings ? 'limits')
              then case when exists (select from parked_deliveries p
                where p.tenant_id = webhooks.tenant_id and p.webhook_id = webhooks.id) then 'Waiting' else 'Idle' end end`.as(
              "limits",
            ),
          )
          .where("congested", "=", true)
          .where("status", "=", "Enabled")
          .where("deleted_at", "is", null)
          .execute(),
      ),
      (rows) =>
        rows.map(({ tenant_id, id, waits_until, asked, limits }) => ({
          tenantId: tenant_id,
          webhookId: id,
          ...(waits_until === null ? {} : { waitsUntil: waits_until }),
          ...(asked ? { asked: true as const } : {}),
          ...(limits === null ? {} : { limits }),
        })),
    ),
  }
}

/** Number of webhooks with deliveries that wait outside the queue, for the metrics. */
export const countCongested = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from webhooks
    where congested and status = 'Enabled' and deleted_at is null and exists (select from parked_deliveries p
      where p.tenant_id = webhooks.tenant_id and p.webhook_id = webhooks.id)`.execute(db)
  return rows[0]!.n
}
