import type { RecoveryId, WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookNow } from "@svc/domain/webhooks/ports/hour-counts"
import type { WebhookStatus } from "@svc/domain/webhooks/webhook"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { lastAttemptOf, type LastAttemptRow } from "./delivery-rows.ts"

/** The last attempt is searched among this many of a webhook's newest deliveries. */
const newest = 100
/** A running recovery is searched among this many of a webhook's newest recoveries. */
const newestRecoveries = 20

interface Row extends LastAttemptRow {
  readonly id: WebhookId
  readonly status: WebhookStatus
  readonly congested: boolean
  readonly failing_since: Timestamp | null
  readonly waiting: number
  readonly recovery_id: RecoveryId | null
  readonly recovery_total: number
  readonly recovery_delivered: number
  readonly recovery_failed: number
  readonly recovery_created_at: Timestamp
}

/**
 * The webhooks of a legal entity with the counted number of deliveries that still wait from hours before `from`, and
 * their last attempt.
 */
export const readWebhooksNow = async (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  from: Timestamp,
): Promise<readonly WebhookNow[]> => {
  const { rows } = await sql<Row>`
    select w.id, w.status, w.failing_since,
      w.congested and exists (select from parked_deliveries p where p.tenant_id = ${tenantId} and p.webhook_id = w.id)
        as congested, h.waiting,
      a.last_attempt_at, a.last_status, a.last_failure_reason, a.last_duration_ms,
      r.id as recovery_id, r.total as recovery_total, r.delivered as recovery_delivered, r.failed as recovery_failed,
      r.created_at as recovery_created_at
    from webhooks w
    cross join lateral (
      select coalesce(sum(h.made - h.delivered - h.failed), 0)::int as waiting from webhook_hours h
      where h.tenant_id = ${tenantId} and h.webhook_id = w.id and h.begins_at < ${new Date(from)}
        and h.recount_at is not null) h
    left join lateral (
      select d.* from (
        select d.last_attempt_at, d.last_status, d.last_failure_reason, d.last_duration_ms from webhook_deliveries d
        where d.tenant_id = ${tenantId} and d.webhook_id = w.id order by d.id desc limit ${sql.lit(newest)}) d
      where d.last_attempt_at is not null order by d.last_attempt_at desc limit 1) a on true
    left join lateral (
      select r.* from (
        select * from webhook_recoveries r
        where r.tenant_id = ${tenantId} and r.webhook_id = w.id order by r.id desc limit ${sql.lit(newestRecoveries)}) r
      where r.state = 'Running' order by r.id limit 1) r on true
    where w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId} and w.deleted_at is null
    order by w.id`.execute(q)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    congested: row.congested,
    waitingBefore: row.waiting,
    ...(row.failing_since === null ? {} : { failingSince: row.failing_since }),
    ...lastAttemptOf(row),
    ...(row.recovery_id === null
      ? {}
      : {
          recovery: {
            id: row.recovery_id,
            total: row.recovery_total,
            delivered: row.recovery_delivered,
            failed: row.recovery_failed,
            createdAt: row.recovery_created_at,
          },
        }),
  }))
}
