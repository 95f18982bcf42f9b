import type { DeliveryId, RecoveryId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { RecoveryStore } from "@svc/domain/webhooks/ports/recovery-store"
import type { Recovery, RecoveryProgress, RecoveryRange } from "@svc/domain/webhooks/recovery"
import { RecoveryNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { createdBefore, createdFrom, isParked, toProgress } from "./delivery-rows.ts"
import { query } from "../base/transaction.ts"
import { makeAwaitedDeliveries } from "./awaited-deliveries.ts"

const port = "RecoveryStore"

const toRecovery = (row: Selectable<Tables["webhook_recoveries"]>): Recovery => ({
  id: row.id,
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  webhookId: row.webhook_id,
  since: row.since,
  until: row.until,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.tag === null ? {} : { event: { tag: row.tag, spelling: row.event_type ?? row.tag } }),
  ...(row.missed ? { missed: true } : {}),
  total: row.total,
  createdAt: row.created_at,
  ...(row.requested_by === null ? {} : { requestedBy: row.requested_by as UserId }),
  progress: {
    state: row.state,
    resent: row.resent,
    delivered: row.delivered,
    failed: row.failed,
    withdrawn: row.withdrawn,
    allResent: row.all_resent,
    ...(row.after_id === null ? {} : { after: row.after_id }),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
  },
})

const progressColumns = ({ after, finishedAt, allResent, ...rest }: RecoveryProgress) => ({
  ...rest,
  all_resent: allResent,
  // In a recovery of missed events, the column holds the id of an event.
  after_id: (after ?? null) as DeliveryId | null,
  finished_at: finishedAt === undefined ? null : new Date(finishedAt),
})

/**
 * One query both for counting and for sending, so that exactly the counted deliveries are sent again (contract W31).
 */
const recoverable = (
  q: Db,
  { tenantId, legalEntityId, webhookId, since, until, status, event }: RecoveryRange,
  now: Timestamp,
) => {
  const exhausted = sql<boolean>`(d.state = 'Failed' and d.next_attempt_at is null)`
  const waiting = sql<boolean>`(d.state = 'Pending' and d.attempt_count > 0 and not d.manual and not ${isParked(sql.val(tenantId))}
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
    Effect.fnUntraced(function* (row: Selectable<Tables["webhook_recoveries"]> | undefined) {
      return row === undefined ? yield* new RecoveryNotFound({ recoveryId: id }) : toRecovery(row)
    })

  return {
    ...makeAwaitedDeliveries(db),

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
              missed: recovery.missed ?? false,
              total: recovery.total,
              created_at: new Date(recovery.createdAt),
              requested_by: recovery.requestedBy ?? null,
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
            .selectFrom("webhook_recoveries as r")
            .leftJoin("users as u", (join) =>
              join.on("u.tenant_id", "=", tenantId).onRef("u.id", "=", sql.ref("r.requested_by")),
            )
            .selectAll("r")
            .select("u.name as user_name")
            .where("r.tenant_id", "=", tenantId)
            .where("r.legal_entity_id", "=", legalEntityId)
            .where("r.webhook_id", "=", webhookId)
            .$if(after !== undefined, (some) => some.where("r.id", "<", after!))
            .orderBy("r.id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) =>
          rows.map((row) => ({
            ...toRecovery(row),
            ...(row.user_name === null ? {} : { requestedByName: row.user_name }),
          })),
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
          const last = rows.length < limit ? undefined : rows.at(-1)!.id
          const all = rows.map((row) => ({ deliveryId: row.id, progress: toProgress(row) }))
          return { found: all, ...(last === undefined ? {} : { last }) }
        },
      ),
  }
}
