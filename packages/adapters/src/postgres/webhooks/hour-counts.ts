import type { WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type HourCount, hourSeconds, sum, withLive } from "@svc/domain/webhooks/hour-counts"
import { countedLive, type HourCounts, timedDeliveries } from "@svc/domain/webhooks/ports/hour-counts"
import { keptFrom } from "@svc/domain/webhooks/retention"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { createdBefore, createdFrom } from "./delivery-rows.ts"
import { readWebhooksNow } from "./webhooks-now.ts"

const port = "HourCounts"

interface CountRow {
  readonly webhook_id: WebhookId
  readonly begins_at: number
  readonly made: number
  readonly delivered: number
  readonly failed: number
  readonly retrying: number
  readonly p95_ms: number | null
}
interface KeptRow extends CountRow {
  readonly open: boolean
}

const toCount = ({ webhook_id, begins_at, made, delivered, failed, retrying, p95_ms }: CountRow): HourCount => ({
  webhookId: webhook_id,
  start: begins_at as Timestamp,
  made,
  delivered,
  failed,
  retrying,
  ...(p95_ms === null ? {} : { p95Ms: p95_ms }),
})

/**
 * Counts the deliveries of `spans` (`webhook_id`, `first`, `before`) by their hour or minute, at most this many of
 * each, newest first. An id is made a moment after its delivery's time, so a span extends a minute further. The ids are
 * computed separately (`offset 0`), because under the table's row-level security an index cannot use a function of
 * another row.
 */
const counted = (tenantId: string, spans: RawBuilder<unknown>, most?: number, step: "hour" | "minute" = "hour") => sql`
  select s.webhook_id, date_trunc(${sql.lit(step)}, d.created_at, 'UTC') as begins_at, count(*)::int as made,
    (count(*) filter (where d.state = 'Delivered'))::int as delivered,
    (count(*) filter (where d.state = 'Failed'))::int as failed,
    (count(*) filter (where d.state = 'Pending' and d.attempt_count > 0))::int as retrying,
    percentile_disc(0.95) within group (order by d.last_duration_ms) as p95_ms
  from (
    select s.*, first_uuid(s.first) as first_id, first_uuid(s.before + interval '1 minute') as last_id
    from (${spans}) s offset 0) s
  cross join lateral (
    select d.created_at, d.state, d.attempt_count, d.last_duration_ms from webhook_deliveries d
    where d.tenant_id = ${tenantId} and d.webhook_id = s.webhook_id and d.id >= s.first_id and d.id < s.last_id
      and d.created_at >= s.first and d.created_at < s.before
    order by d.id desc limit ${most === undefined ? sql`all` : sql.lit(most)}) d
  group by 1, 2`

const askedWebhooks = ({ tenantId, legalEntityId }: Scope, webhookId: WebhookId | undefined) =>
  sql`w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId} and w.deleted_at is null
    and ${webhookId === undefined ? sql`true` : sql`w.id = ${webhookId}`}`

/** The number of deliveries that may be counted now for each of the webhooks. */
const shareOf = async (q: Db, asked: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from webhooks w where ${asked}`.execute(q)
  return Math.max(200, Math.floor(countedLive / Math.max(1, rows[0]!.n)))
}

/** The time up to which the webhook `w` was counted: the start of the hour of its last count. */
const countedTo = (tenant: RawBuilder<unknown>, oldest: Date) => sql`(select greatest(${oldest}::timestamptz,
    date_trunc('hour', h.counted_at - interval '1 minute', 'UTC')) from webhook_hours h
  where h.tenant_id = ${tenant} and h.webhook_id = w.id order by h.begins_at desc limit 1)`

const spanOf = ({ webhookId, start }: Pick<HourCount, "webhookId" | "start">) =>
  sql`(${webhookId}::uuid, ${new Date(start)}::timestamptz, ${new Date(start + hourSeconds * 1000)}::timestamptz)`

export const makePostgresHourCounts = (db: Db): HourCounts => ({
  of: (scope, { from, to, now, webhookId }) =>
    query(db, port, async (q) => {
      const { tenantId } = scope
      const oldest = new Date(Math.max(from, keptFrom(now)))
      const end = new Date(to)
      const asked = askedWebhooks(scope, webhookId)
      const { rows: kept } = await sql<KeptRow>`
        select h.webhook_id, h.begins_at, h.made, h.delivered, h.failed, h.retrying, h.p95_ms,
          h.recount_at is not null as open
        from webhook_hours h join webhooks w on w.tenant_id = h.tenant_id and w.id = h.webhook_id
        where h.tenant_id = ${tenantId} and ${asked} and h.begins_at >= ${oldest} and h.begins_at < ${end}
        order by h.begins_at desc`.execute(q)

      const share = await shareOf(q, asked)
      const young = sql`select w.id as webhook_id, coalesce(${countedTo(sql.val(tenantId), oldest)}, ${oldest}) as first, ${end}::timestamptz as before
        from webhooks w where ${asked}`
      const { rows: live } = await sql<CountRow>`${counted(tenantId, young, share)}`.execute(q)

      const recounted = withinBudget(kept.filter(({ open }) => open))
      if (recounted.length === 0) return withLive(kept.map(toCount), live.map(toCount))
      const spans = sql`select * from (values ${sql.join(recounted.map((row) => spanOf(toCount(row))))}) as v (webhook_id, first, before)`
      const again = await sql<CountRow>`${counted(tenantId, spans)}`.execute(q)
      return withLive(withLive(kept.map(toCount), again.rows.map(toCount)), live.map(toCount))
    }),

  minutes: (scope, { from, to, webhookId }) =>
    query(db, port, async (q) => {
      const asked = askedWebhooks(scope, webhookId)
      const share = await shareOf(q, asked)
      const spans = sql`select w.id as webhook_id, ${new Date(from)}::timestamptz as first, ${new Date(to)}::timestamptz as before
        from webhooks w where ${asked}`
      const { rows } = await sql<CountRow>`${counted(scope.tenantId, spans, share, "minute")}`.execute(q)
      const counts = rows.map(toCount)
      const cut = [...Map.groupBy(counts, ({ webhookId: id }) => id).values()].filter(
        (own) => sum(own, "made") >= share,
      )
      if (cut.length === 0) return { counts }
      // The first minute of a truncated count is incomplete.
      const since = (Math.max(...cut.map((own) => Math.min(...own.map(({ start }) => start)))) + 60_000) as Timestamp
      return { counts: counts.filter(({ start }) => start >= since), since }
    }),

  p95: ({ tenantId, legalEntityId }, { from, to, webhookId }) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ p95_ms: number | null }>`
        select percentile_disc(0.95) within group (order by t.last_duration_ms) as p95_ms from (
          select l.last_duration_ms from (
            select d.last_duration_ms from webhook_deliveries d
            where d.tenant_id = ${tenantId} and d.legal_entity_id = ${legalEntityId}
              and ${webhookId === undefined ? sql`true` : sql`d.webhook_id = ${webhookId}`}
              and ${createdFrom(from)} and ${createdBefore(to)}
            order by d.id desc limit ${sql.lit(timedDeliveries.among)}) l
          where l.last_duration_ms is not null limit ${sql.lit(timedDeliveries.requests)}) t`.execute(q)
      return rows[0]?.p95_ms ?? undefined
    }),

  webhooks: (scope, from) => query(db, port, (q) => readWebhooksNow(q, scope, from)),

  due: (now) =>
    Effect.map(
      query(db, port, (q) => {
        const oldest = new Date(keptFrom(now))
        return sql<{ tenant_id: never; webhook_id: WebhookId }>`
          select w.tenant_id, w.id as webhook_id from webhooks w
          cross join lateral (select coalesce(${countedTo(sql.ref("w.tenant_id"), oldest)}, ${oldest}) as at) since
          where w.deleted_at is null and exists (
            select from webhook_deliveries d
            where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.id >= first_uuid(since.at))
          union
          select h.tenant_id, h.webhook_id from webhook_hours h where h.recount_at <= ${new Date(now)}
          order by 1, 2`.execute(q)
      }),
      ({ rows }) => rows.map(({ tenant_id, webhook_id }) => ({ tenantId: tenant_id, webhookId: webhook_id })),
    ),

  keep: (tenantId, webhookIds, now) =>
    Effect.map(
      query(db, port, (q) => {
        const at = new Date(now)
        const oldest = new Date(keptFrom(now))
        return sql`
          with young as materialized (
            select w.id as webhook_id, coalesce(${countedTo(sql.val(tenantId), oldest)}, ${oldest}) as first,
              ${at}::timestamptz + interval '1 millisecond' as before
            from webhooks w where w.tenant_id = ${tenantId} and w.id = any(${webhookIds}::uuid[])),
          spans as (
            select * from young
            union all select h.webhook_id, h.begins_at, h.begins_at + interval '1 hour' from webhook_hours h
            join young y on y.webhook_id = h.webhook_id
            where h.tenant_id = ${tenantId} and h.recount_at <= ${at} and h.begins_at < y.first and h.begins_at >= ${oldest})
          insert into webhook_hours as kept
            (tenant_id, webhook_id, begins_at, made, delivered, failed, retrying, p95_ms, counted_at, recount_at)
          select ${tenantId}::uuid, c.*, ${at}::timestamptz,
            case when c.delivered < c.made then ${at}::timestamptz + (${at}::timestamptz - c.begins_at) / 12 end
          from (${counted(tenantId, sql`select * from spans`)}) c
          on conflict (tenant_id, webhook_id, begins_at) do update set made = excluded.made, delivered = excluded.delivered,
            failed = excluded.failed, retrying = excluded.retrying, p95_ms = excluded.p95_ms,
            counted_at = excluded.counted_at, recount_at = excluded.recount_at`.execute(q)
      }),
      ({ numAffectedRows = 0n }) => Number(numAffectedRows),
    ),
})

/** The newest hours that together have no more deliveries than may be counted live. */
const withinBudget = (rows: readonly KeptRow[]): readonly KeptRow[] => {
  let left = countedLive
  return rows.filter(({ made }) => (left -= made) >= 0)
}
