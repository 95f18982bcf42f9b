import type { DeliveryId, LegalEntityId, RecoveryId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { RecoveryStore } from "@svc/domain/webhooks/ports/recovery-store"
import type { Recovery, RecoveryProgress, RecoveryRange } from "@svc/domain/webhooks/recovery"
import { RecoveryNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Database, Db } from "./database.ts"
import { createdBefore, createdFrom, isParked, toProgress } from "./delivery-rows.ts"
import { query } from "./transaction.ts"

const port = "RecoveryStore"

const toRecovery = (row: Selectable<Database["webhook_recoveries"]>): Recovery => ({
  id: row.id as RecoveryId,
  tenantId: row.tenant_id as TenantId,
  legalEntityId: row.legal_entity_id as LegalEntityId,
  webhookId: row.webhook_id as WebhookId,
  since: row.since as Timestamp,
  until: row.until as Timestamp,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.tag === null ? {} : { event: { tag: row.tag, spelling: row.event_type ?? row.tag } }),
  total: row.total,
  createdAt: row.created_at as Timestamp,
  progress: {
    state: row.state,
    resent: row.resent,
    ...(row.after_id === null ? {} : { after: row.after_id as DeliveryId }),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at as Timestamp }),
  },
})

const progressColumns = ({ state, resent, after, finishedAt }: RecoveryProgress) => ({
  state,
  resent,
  after_id: after ?? null,
  finished_at: finishedAt === undefined ? null : new Date(finishedAt),
})

/** What is counted is what is sent again: one query for both (case J3). */
const recoverable = (
  q: Db,
  { tenantId, legalEntityId, webhookId, since, until, status, event }: RecoveryRange,
  now: Timestamp,
) => {
  const exhausted = sql<boolean>`(d.state = 'Failed' and d.next_attempt_at is null)`
  const waiting = sql<boolean>`(d.state = 'Pending' and d.attempt_count > 0 and not d.manual and not ${isParked}
    and d.next_attempt_at > ${new Date(now)})`
  const failed = { Failed: exhausted, Pending: waiting, any: sql<boolean>`(${exhausted} or ${waiting})` }
  return q
    .selectFrom("webhook_deliveries as d")
    .where("d.tenant_id", "=", tenantId)
    .where("d.legal_entity_id", "=", legalEntityId)
    .where("d.webhook_id", "=", webhookId)
    .where(createdFrom(since))
    .where(createdBefore(until))
    .where(failed[status ?? "any"])
    .$if(event !== undefined, (some) => some.where("d.tag", "=", event!.tag))
}

export const makePostgresRecoveryStore = (db: Db): RecoveryStore => {
  const found = (id: RecoveryId) =>
    Effect.fnUntraced(function* (row: Selectable<Database["webhook_recoveries"]> | undefined) {
      return row === undefined ? yield* new RecoveryNotFound({ recoveryId: id }) : toRecovery(row)
    })

  return {
    insert: ({ progress, event, ...recovery }) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("webhook_recoveries")
            .values({
              tenant_id: recovery.tenantId,
              id: recovery.id,
              legal_entity_id: recovery.legalEntityId,
              webhook_id: recovery.webhookId,
              since: new Date(recovery.since),
              until: new Date(recovery.until),
              status: recovery.status ?? null,
              event_type: event?.spelling ?? null,
              tag: event?.tag ?? null,
              total: recovery.total,
              created_at: new Date(recovery.createdAt),
              ...progressColumns(progress),
            })
            .execute(),
        ),
      ),

    find: ({ tenantId, legalEntityId }, id) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom("webhook_recoveries")
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .executeTakeFirst(),
        ),
        found(id),
      ),

    lock: (tenantId, id) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom("webhook_recoveries")
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("id", "=", id)
            .forUpdate()
            .executeTakeFirst(),
        ),
        found(id),
      ),

    list: ({ tenantId, legalEntityId }, webhookId, { limit, after }) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("webhook_recoveries")
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("webhook_id", "=", webhookId)
            .$if(after !== undefined, (some) => some.where("id", "<", after!))
            .orderBy("id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(toRecovery),
      ),

    save: ({ tenantId, id }, progress) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("webhook_recoveries")
            .set(progressColumns(progress))
            .where("tenant_id", "=", tenantId)
            .where("id", "=", id)
            .execute(),
        ),
      ),

    count: (range, now) =>
      Effect.map(
        query(db, port, (q) =>
          recoverable(q, range, now)
            .select(({ fn }) => fn.countAll<string>().as("n"))
            .executeTakeFirstOrThrow(),
        ),
        ({ n }) => Number(n),
      ),

    next: (range, now, after, limit) =>
      Effect.map(
        query(db, port, (q) =>
          recoverable(q, range, now)
            .select(["d.id", "d.state", "d.attempt_count", "d.next_attempt_at", "d.manual"])
            .$if(after !== undefined, (some) => some.where("d.id", ">", after!))
            .orderBy("d.id")
            .limit(limit)
            .forUpdate("d")
            .skipLocked()
            .execute(),
        ),
        (rows) => {
          const last = rows.length < limit ? undefined : (rows.at(-1)!.id as DeliveryId)
          const all = rows.map((row) => ({ deliveryId: row.id as DeliveryId, progress: toProgress(row) }))
          return { found: all, ...(last === undefined ? {} : { last }) }
        },
      ),
  }
}
