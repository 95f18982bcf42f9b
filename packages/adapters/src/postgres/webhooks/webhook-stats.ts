import type { DeliveryId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { FailureReason } from "@svc/domain/webhooks/attempt"
import { type DeliveryState, shownStatus } from "@svc/domain/webhooks/delivery"
import { type DeliveryFigures, sampledDeliveries, type WebhookStats } from "@svc/domain/webhooks/ports/webhook-stats"
import type { WebhookStatus } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { createdBefore, createdFrom, webhookState } from "./delivery-rows.ts"
import { inTimeLeft, listQuery, withinTime } from "../base/list-time.ts"

interface CountRow {
  readonly state: DeliveryState
  readonly in_flight: boolean
  readonly status: WebhookStatus
  readonly deleted_at: number | null
  readonly n: string
  readonly next_at: Timestamp | null
}

interface SampleRow {
  readonly requests: string
  readonly durations: readonly number[] | null
  readonly failure: {
    readonly delivery_id: DeliveryId
    readonly at: number
    readonly reason: FailureReason
    readonly status: number | null
  } | null
}

export const makePostgresWebhookStats = (db: Db): WebhookStats => ({
  of: Effect.fnUntraced(function* ({ tenantId, legalEntityId }, webhookId, { from, to }) {
    const among = sql<boolean>`d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId}
      and d.legal_entity_id = ${legalEntityId}
      and ${from === undefined ? sql`true` : createdFrom(from)} and ${to === undefined ? sql`true` : createdBefore(to)}`
    const [counted, sampled] = yield* listQuery(db, "WebhookStats", (q) =>
      withinTime(
        q,
        async () =>
          [
            await counts(among, tenantId, webhookId).execute(q),
            await inTimeLeft(q, () => sample(among, tenantId).execute(q)),
          ] as const,
      ),
    )
    return { counts: toCounts(counted.rows), ...nextOf(counted.rows), ...toSample(sampled.rows[0]) }
  }),
})

/** Counts deliveries by all columns that determine their status. The few in flight are read once instead of per row. */
const counts = (among: RawBuilder<boolean>, tenantId: string, webhookId: string) => sql<CountRow>`
  with active as materialized (
    select delivery_id as id from delivery_queue
    where tenant_id = ${tenantId} and webhook_id = ${webhookId} and leased_until > queue_now()),
  counted as (
    select d.webhook_id, d.state, a.id is not null as in_flight, count(*) as n,
      min(d.next_attempt_at) filter (where d.state = 'Pending') as next_at
    from webhook_deliveries d left join active a on a.id = d.id where ${among} group by 1, 2, 3)
  select c.state, c.in_flight, c.n, c.next_at, w.status, w.deleted_at
  from counted c join webhooks w on w.tenant_id = ${tenantId} and w.id = c.webhook_id`

const sample = (among: RawBuilder<boolean>, tenantId: string) => sql<SampleRow>`
  with latest as (
    select d.id from webhook_deliveries d where ${among} and d.attempt_count > 0
    order by d.id desc limit ${sql.lit(sampledDeliveries)}),
  troubled as (
    select d.id from webhook_deliveries d
    where ${among} and d.troubled
    order by d.id desc limit ${sql.lit(sampledDeliveries)}),
  failure as (
    select a.delivery_id, (extract(epoch from a.started_at) * 1000)::bigint as at, a.failure_reason as reason, a.status
    from troubled t join webhook_attempts a on a.tenant_id = ${tenantId} and a.delivery_id = t.id
    where not a.succeeded order by a.started_at desc, a.number desc limit 1)
  select count(*) as requests, percentile_disc(array[0.5, 0.95, 0.99]) within group (order by a.duration_ms) as durations,
    (select to_json(f) from failure f) as failure
  from latest l join webhook_attempts a on a.tenant_id = ${tenantId} and a.delivery_id = l.id`

const toCounts = (rows: readonly CountRow[]): DeliveryFigures["counts"] => {
  const made = { Pending: 0, InFlight: 0, Held: 0, Delivered: 0, Failed: 0, Cancelled: 0 }
  for (const row of rows) made[shownStatus(row.state, row.in_flight, webhookState(row))] += Number(row.n)
  return made
}

/** The next time at which a delivery is tried. Deliveries that are held back or being sent do not count. */
const nextOf = (rows: readonly CountRow[]): Pick<DeliveryFigures, "nextAttemptAt"> => {
  const waiting = rows.find((row) => shownStatus(row.state, row.in_flight, webhookState(row)) === "Pending")
  const at = waiting?.next_at ?? undefined
  return at === undefined ? {} : { nextAttemptAt: at }
}

const toSample = (row: SampleRow | undefined): Omit<DeliveryFigures, "counts"> => {
  const { requests = "0", durations, failure } = row ?? {}
  const [p50, p95, p99] = durations ?? []
  return {
    ...(p50 === undefined ? {} : { durations: { requests: Number(requests), p50, p95: p95!, p99: p99! } }),
    ...(failure === null || failure === undefined
      ? {}
      : {
          lastFailure: {
            deliveryId: failure.delivery_id,
            at: failure.at as Timestamp,
            reason: failure.reason,
            ...(failure.status === null ? {} : { status: failure.status }),
          },
        }),
  }
}
