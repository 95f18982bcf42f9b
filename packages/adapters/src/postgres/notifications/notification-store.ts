import {
  type ListedNotification,
  type NoticeLink,
  type NotificationId,
  type NotificationKind,
  type NotificationTopic,
  topicsOnAtFirst,
} from "@svc/domain/notifications/notification"
import type { NotificationStore } from "@svc/domain/notifications/ports/notification-store"
import type { WebhookId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"

const port = "NotificationStore"

export const makePostgresNotificationStore = (db: Db): NotificationStore => ({
  topics: (tenantId, userId) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("notification_settings")
          .select(["topics", "muted"])
          .where("tenant_id", "=", tenantId)
          .where("user_id", "=", userId)
          .executeTakeFirst(),
      ),
      (row) =>
        new Set([
          ...((row?.topics ?? []) as readonly NotificationTopic[]),
          ...topicsOnAtFirst.filter((topic) => row?.muted.includes(topic) !== true),
        ]),
    ),

  saveTopics: (tenantId, userId, topics) =>
    Effect.asVoid(
      query(db, port, (q) => {
        const kept = {
          topics: [...topics].filter((topic) => !topicsOnAtFirst.includes(topic)),
          muted: topicsOnAtFirst.filter((topic) => !topics.has(topic)),
        }
        return q
          .insertInto("notification_settings")
          .values({ tenant_id: tenantId, user_id: userId, ...kept })
          .onConflict((row) => row.columns(["tenant_id", "user_id"]).doUpdateSet(kept))
          .execute()
      }),
    ),

  readers: (tenantId, topic) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("notification_settings")
          .select("user_id")
          .where("tenant_id", "=", tenantId)
          .where(sql<boolean>`${topic} = any(topics)`)
          .orderBy("user_id")
          .execute(),
      ),
      (rows) => rows.map((row) => row.user_id),
    ),

  unmuted: (tenantId, topic, users) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("notification_settings")
          .select("user_id")
          .where("tenant_id", "=", tenantId)
          .where(sql<boolean>`user_id = any(${[...users]}) and ${topic} = any(muted)`)
          .execute(),
      ),
      (rows) => users.filter((user) => !rows.some((row) => row.user_id === user)),
    ),

  // The column is still named after the first use of turns.
  takeTurn: ({ tenantId, kind, turn }, at, notSince) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .insertInto("notification_turns")
          .values({ tenant_id: tenantId, kind, webhook_id: turn as WebhookId, raised_at: new Date(at) })
          .onConflict((row) =>
            row
              .columns(["tenant_id", "kind", "webhook_id"])
              .doUpdateSet({ raised_at: new Date(at) })
              .where(sql<boolean>`notification_turns.raised_at <= ${new Date(notSince)}`),
          )
          .executeTakeFirst(),
      ),
      ({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n,
    ),

  insertAll: (notifications) =>
    inBatches(notifications, (batch) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("notifications")
            .values(
              batch.map((each) => ({
                tenant_id: each.tenantId,
                user_id: each.userId,
                id: each.id,
                kind: each.kind,
                subject: each.subject,
                text: each.text,
                legal_entity_id: each.legalEntityId ?? null,
                webhook_id: each.webhookId ?? null,
                link_kind: each.link.kind,
                link_id: each.link.id,
                created_at: new Date(each.createdAt),
              })),
            )
            .execute(),
        ),
      ),
    ),

  list: (tenantId, userId, { kinds, limit, after }) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("notifications as n")
          .leftJoin("notification_reads as r", (join) =>
            join.onRef("r.tenant_id", "=", "n.tenant_id").onRef("r.user_id", "=", "n.user_id"),
          )
          .select(["n.id", "n.kind", "n.subject", "n.text", "n.legal_entity_id", "n.webhook_id", "n.link_kind"])
          .select(["n.link_id", "n.created_at"])
          .select(sql<boolean>`coalesce(n.id <= r.read_to, false)`.as("is_read"))
          .where("n.tenant_id", "=", tenantId)
          .where("n.user_id", "=", userId)
          .where(sql<boolean>`n.kind = any(${[...kinds]})`)
          .$if(after !== undefined, (some) => some.where("n.id", "<", after!))
          .orderBy("n.id", "desc")
          .limit(limit)
          .execute(),
      ),
      (rows) =>
        rows.map((row): ListedNotification => ({
          tenantId,
          userId,
          id: row.id as NotificationId,
          kind: row.kind as NotificationKind,
          subject: row.subject,
          text: row.text,
          ...(row.legal_entity_id === null ? {} : { legalEntityId: row.legal_entity_id }),
          ...(row.webhook_id === null ? {} : { webhookId: row.webhook_id }),
          ...linkOf(row),
          createdAt: row.created_at,
          isRead: row.is_read,
        })),
    ),

  markRead: (tenantId, userId, until) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`insert into notification_reads (tenant_id, user_id, read_to) values (${tenantId}, ${userId}, ${until})
          on conflict (tenant_id, user_id) do update set read_to = excluded.read_to
          where notification_reads.read_to < excluded.read_to`.execute(q),
      ),
    ),

  markUnread: (tenantId, userId, from) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`update notification_reads set read_to = coalesce(
            (select n.id from notifications n where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.id < ${from}
              order by n.id desc limit 1), '00000000-0000-0000-0000-000000000000')
          where tenant_id = ${tenantId} and user_id = ${userId} and read_to >= ${from}`.execute(q),
      ),
    ),
})

interface LinkRow {
  readonly link_kind: string | null
  readonly link_id: string | null
  readonly webhook_id: string | null
}

/** Notifications from before links existed may have a webhook, which is then their link. */
const linkOf = ({ link_kind, link_id, webhook_id }: LinkRow): Pick<ListedNotification, "link"> => {
  if (link_kind !== null && link_id !== null) return { link: { kind: link_kind as NoticeLink["kind"], id: link_id } }
  return webhook_id === null ? {} : { link: { kind: "Webhook", id: webhook_id } }
}
