import type { WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Streak } from "@svc/domain/webhooks/webhook-streak"
import type { HealthStore } from "@svc/domain/webhooks/ports/health-store"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { eachTenant } from "../base/each-tenant.ts"
import { query } from "../base/transaction.ts"

const port = "HealthStore"

interface StreakRow {
  readonly failures: number
  readonly since: Timestamp
  readonly deliveries: number
  readonly warned: number | null
}
type Nullable<Row> = { readonly [C in keyof Row]: Row[C] | null }
const isStreak = (row: Partial<Nullable<StreakRow>>): row is StreakRow => typeof row.failures === "number"
const streakColumns = sql`s.failures, s.since, cardinality(s.deliveries) as deliveries, s.warned`
const toStreak = ({ failures, since, deliveries, warned }: StreakRow): Streak => ({
  failures,
  since,
  deliveries,
  ...(warned === null ? {} : { warned }),
})

export const makePostgresHealthStore = (db: Db): HealthStore => ({
  lock: (webhooks) =>
    eachTenant(webhooks, (tenantId, own) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("webhooks")
            .select(["id", "legal_entity_id", "url", "failing_since", "status", "gone_since"])
            .where("tenant_id", "=", tenantId)
            .where("id", "in", [...new Set(own.map(({ webhookId }) => webhookId))])
            .where("deleted_at", "is", null)
            .orderBy("id")
            .forNoKeyUpdate()
            .execute(),
        ),
        (rows) =>
          rows.map((row) => ({
            tenantId,
            legalEntityId: row.legal_entity_id,
            webhookId: row.id,
            url: row.url,
            status: row.status,
            ...(row.gone_since === null ? {} : { goneSince: row.gone_since }),
            ...(row.failing_since === null ? {} : { failingSince: row.failing_since }),
          })),
      ),
    ),

  lockStreaks: (webhooks) =>
    Effect.map(
      eachTenant(webhooks, (tenantId, own) =>
        Effect.map(
          query(db, port, (q) =>
            sql<StreakRow & { readonly webhook_id: WebhookId; readonly days: number }>`
              select s.webhook_id, ${streakColumns}, (w.settings->'health'->>'disableAfterDays')::integer as days
              from webhook_streaks s join webhook_settings w on w.tenant_id = s.tenant_id and w.webhook_id = s.webhook_id
              where s.tenant_id = ${tenantId} and s.webhook_id = any(${uuidArray(own.map(({ webhookId }) => webhookId))}::uuid[])
                and w.settings->'health' ? 'disableAfterDays'
              order by s.webhook_id for no key update of s`.execute(q),
          ),
          ({ rows }) => rows.filter(({ failures }) => failures > 0),
        ),
      ),
      (rows) => new Map(rows.map((row) => [row.webhook_id, { ...toStreak(row), disableAfterDays: row.days }])),
    ),

  saveWarned: ({ tenantId, webhookId }, warned) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("webhook_streaks")
          .set({ warned })
          .where("tenant_id", "=", tenantId)
          .where("webhook_id", "=", webhookId)
          .execute(),
      ),
    ),

  condition: ({ tenantId, webhookId }) =>
    Effect.map(
      query(db, port, (q) =>
        sql<Nullable<StreakRow> & { readonly waits_until: Timestamp | null; readonly held: number }>`
          select ${streakColumns}, w.waits_until,
            case when w.status = 'Enabled' then 0 else
              (select count(*) from parked_deliveries p where p.tenant_id = ${tenantId} and p.webhook_id = ${webhookId})
              + (select count(*) from delivery_queue d where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId}
                  and (d.leased_until is null or d.leased_until <= queue_now())) end::integer as held
          from webhooks w left join webhook_streaks s
            on s.tenant_id = w.tenant_id and s.webhook_id = w.id and s.failures > 0
          where w.tenant_id = ${tenantId} and w.id = ${webhookId}`.execute(q),
      ),
      ({ rows: [row] }) => {
        const { held = 0, waits_until, ...streak } = row ?? {}
        return {
          held,
          ...given({ waitsUntil: waits_until }),
          ...(isStreak(streak) ? { streak: toStreak(streak) } : {}),
        }
      },
    ),

  forget: ({ tenantId, webhookId }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q.deleteFrom("webhook_streaks").where("tenant_id", "=", tenantId).where("webhook_id", "=", webhookId).execute(),
      ),
    ),

  save: ({ tenantId, webhookId, failingSince, goneSince, status, disabled }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("webhooks")
          .set({
            failing_since: failingSince === undefined ? null : new Date(failingSince),
            gone_since: goneSince === undefined ? null : new Date(goneSince),
            status,
            ...(disabled === undefined ? {} : { disabled_reason: disabled.reason, disabled_at: new Date(disabled.at) }),
          })
          .where("tenant_id", "=", tenantId)
          .where("id", "=", webhookId)
          .execute(),
      ),
    ),
})
