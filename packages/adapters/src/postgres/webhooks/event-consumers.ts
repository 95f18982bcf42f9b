import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { lookedAtBehind, mostBehind } from "@svc/domain/webhooks/feed"
import type { EventConsumer, EventConsumers } from "@svc/domain/webhooks/ports/event-consumers"
import { Effect } from "effect"
import { sql } from "kysely"
import { textArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { behind, matching, served } from "./event-feed.ts"

const port = "EventConsumers"

interface Row {
  readonly name: string
  readonly tags: readonly string[] | null
  readonly account_id: string | null
  readonly epoch: number
  readonly xid: string
  readonly event_id: string
  readonly position_at: Timestamp
  readonly created_at: Timestamp
  readonly acknowledged_at: Timestamp | null
}

const columns = sql`name, tags, account_id, epoch, xid::text as xid, event_id, position_at, created_at, acknowledged_at`

const toConsumer = (row: Row): EventConsumer => ({
  name: row.name,
  filter: {
    ...(row.tags === null ? {} : { tags: row.tags }),
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
  },
  position: { epoch: row.epoch, xid: row.xid, id: row.event_id, at: row.position_at },
  createdAt: row.created_at,
  ...(row.acknowledged_at === null ? {} : { acknowledgedAt: row.acknowledged_at }),
})

interface UnusedRow {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly used_at: Timestamp
}
/** True when nobody was told since the last use of the consumer. */
const untold = sql<boolean>`(told_at is null or told_at < used_at)`

/** The use of a consumer is stored at most once in this time. */
const noteSeconds = 3_600

export const makePostgresEventConsumers = (db: Db): EventConsumers => ({
  put: ({ tenantId, legalEntityId }, { name, filter, position, createdAt }) =>
    query(db, port, async (q) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`consumers:${tenantId}:${legalEntityId}`}, 0))`.execute(
        q,
      )
      const { rows } = await sql<{ is_new: boolean }>`
          insert into event_consumers (tenant_id, legal_entity_id, name, tags, account_id, epoch, xid, event_id, position_at,
            created_at, used_at)
          values (${tenantId}::uuid, ${legalEntityId}::uuid, ${name},
            ${filter.tags === undefined ? null : textArray([...filter.tags])}::text[], ${filter.accountId ?? null}::uuid,
            ${position.epoch}::smallint, ${position.xid}::xid8, ${position.id}::uuid, ${new Date(position.at)},
            ${new Date(createdAt)}, ${new Date(createdAt)})
          on conflict (tenant_id, legal_entity_id, name) do update set tags = excluded.tags, account_id = excluded.account_id,
            epoch = excluded.epoch, xid = excluded.xid, event_id = excluded.event_id, position_at = excluded.position_at,
            acknowledged_at = null, used_at = excluded.used_at
          returning xmax = 0 as is_new`.execute(q)
      const counted = await sql<{ n: number }>`
          select count(*)::int as n from event_consumers
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}`.execute(q)
      return { isNew: rows[0]!.is_new, count: counted.rows[0]!.n }
    }),

  find: ({ tenantId, legalEntityId }, name, usedAt) =>
    Effect.map(
      query(db, port, async (q) => {
        const { rows } = await sql<Row>`
          select ${columns} from event_consumers
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and name = ${name}`.execute(q)
        if (usedAt !== undefined && rows.length > 0)
          await sql`
            update event_consumers set used_at = ${new Date(usedAt)}
            where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and name = ${name}
              and used_at < ${new Date(usedAt - noteSeconds * 1000)}`.execute(q)
        return rows
      }),
      ([row]) => (row === undefined ? undefined : toConsumer(row)),
    ),

  list: (scope) =>
    query(db, port, async (q) => {
      const { tenantId, legalEntityId } = scope
      const { rows } = await sql<Row>`
        select ${columns} from event_consumers
        where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} order by name`.execute(q)
      return Promise.all(
        rows.map(toConsumer).map(async (consumer) => {
          const counted = await sql<{ n: number }>`
            select count(*)::int as n from (
              select from (
                select e.is_test, e.tag, e.search_keys from events e
                where e.tenant_id = ${tenantId} and e.legal_entity_id = ${legalEntityId}
                  and ${behind(consumer.position)} and ${served}
                order by e.epoch, e.xid, e.id limit ${sql.lit(lookedAtBehind)}) e
              where ${matching(scope, consumer.filter)} limit ${sql.lit(mostBehind)}) e`.execute(q)
          return { ...consumer, behind: counted.rows[0]!.n }
        }),
      )
    }),

  acknowledge: ({ tenantId, legalEntityId }, name, { epoch, xid, id, at }, now) =>
    Effect.map(
      query(db, port, (q) =>
        sql`
          update event_consumers set epoch = ${epoch}::smallint, xid = ${xid}::xid8, event_id = ${id}::uuid,
            position_at = greatest(position_at, ${new Date(at)}), acknowledged_at = ${new Date(now)}, used_at = ${new Date(now)}
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and name = ${name}
            and (epoch, xid, event_id) <= (${epoch}::smallint, ${xid}::xid8, ${id}::uuid)`.execute(q),
      ),
      ({ numAffectedRows = 0n }) => numAffectedRows > 0n,
    ),

  delete: ({ tenantId, legalEntityId }, name) =>
    Effect.map(
      query(db, port, (q) =>
        sql`
          delete from event_consumers
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and name = ${name}`.execute(q),
      ),
      ({ numAffectedRows = 0n }) => numAffectedRows > 0n,
    ),

  unused: (since) =>
    Effect.map(
      query(db, port, (q) =>
        sql<UnusedRow>`
          select tenant_id, legal_entity_id, name, used_at from event_consumers
          where used_at <= ${new Date(since)} and ${untold}`.execute(q),
      ),
      ({ rows }) =>
        rows.map((row) => ({
          scope: { tenantId: row.tenant_id, legalEntityId: row.legal_entity_id },
          name: row.name,
          usedAt: row.used_at,
        })),
    ),

  markTold: ({ tenantId, legalEntityId }, name, since, now) =>
    Effect.map(
      query(db, port, (q) =>
        sql`
          update event_consumers set told_at = ${new Date(now)}
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and name = ${name}
            and used_at <= ${new Date(since)} and ${untold}`.execute(q),
      ),
      ({ numAffectedRows = 0n }) => numAffectedRows > 0n,
    ),
})
