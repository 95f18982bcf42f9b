import type { DeliveryId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import {
  askedForPriority,
  type Claim,
  type DeliveryQueue,
  type QueuedAttempt,
} from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import type { JobInsert, PgBoss } from "pg-boss"
import { inTransaction } from "./in-transaction.ts"
import { notifyChannel } from "./listen.ts"
import { laneQueues } from "./queues.ts"

/** A job's id is its delivery's, so that a delivery has one job at most; its group is the webhook. */
interface JobData {
  readonly tenantId: TenantId
}

const port = "DeliveryQueue"

// The queue itself can only delete a job and add it anew: that would lose its age, its priority and its claims that never
// came back, and the job as well when the connection breaks in between.
const unclaim = `
  with unclaimed as (
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where name = $1 and id = any($2::uuid[]) and state = 'active' and id::text || ':' || retry_count = any($3::text[])
    returning id)
  select pg_notify($4, $1) from unclaimed limit 1`

// The queue has no call for the waiting jobs of a group; `name` leads to the table of the lane.
const waiting = `
  select id from pgboss.job
  where name = $1 and state < 'active' and not blocked and group_id = $2 and start_after <= $3 and priority <= 0
  order by priority desc, created_on limit $4`
const withdraw = `
  delete from pgboss.job where name = $1 and id in (
    select id from pgboss.job
    where name = $1 and id = any($2::uuid[]) and state < 'active' and priority <= 0 for update skip locked)
  returning id, (extract(epoch from start_after) * 1000)::bigint::text as due, priority`
interface Withdrawn {
  readonly id: DeliveryId
  readonly due: string
  readonly priority: number
}

/**
 * `leaseSeconds` must exceed the deadline of a request, so that a claim does not lapse under one. `now` is the
 * application's clock: what is due by it is due at the start of the transaction, for only then does the queue notify.
 */
export const makePgBossDeliveryQueue = (boss: PgBoss, leaseSeconds: number, now: () => number): DeliveryQueue => {
  const toJob = ({ tenantId, deliveryId, webhookId }: QueuedAttempt, extra: Partial<JobInsert<JobData>>) => ({
    id: deliveryId,
    data: { tenantId },
    group: { id: webhookId },
    expireInSeconds: leaseSeconds,
    ...extra,
  })

  const insert = (lane: keyof typeof laneQueues, jobs: JobInsert<JobData>[]) =>
    jobs.length === 0
      ? Effect.void
      : Effect.asVoid(inTransaction(port, (db) => boss.insert(laneQueues[lane], jobs, db)))

  const settle = Effect.fnUntraced(function* (claims: readonly Claim[]) {
    const held = new Set<DeliveryId>()
    for (const lane of deliveryLanes) {
      const attempts = claims
        .filter((claim) => claim.lane === lane)
        .map(({ deliveryId, claimCount }) => ({ id: deliveryId, retryCount: claimCount }))
      if (attempts.length === 0) continue
      const response = yield* inTransaction(port, (db) => boss.deleteJob(laneQueues[lane], attempts, db))
      for (const id of (response as { readonly settled: readonly DeliveryId[] }).settled) held.add(id)
    }
    return held
  })

  return {
    add: (lane, attempts) =>
      insert(
        lane,
        attempts.map((attempt) =>
          toJob(attempt, {
            ...(attempt.dueAt <= now() ? {} : { startAfter: toIso(attempt.dueAt) }),
            ...(attempt.priority === undefined ? {} : { priority: attempt.priority }),
          }),
        ),
      ),

    // Without `groupConcurrency`: each claim would count all that is active. The caps are the pump's (decisions B16).
    claim: (lane, limit) =>
      Effect.map(
        inTransaction(port, (db) => boss.fetch<JobData>(laneQueues[lane], { ...db, batchSize: limit })),
        (jobs) =>
          jobs.map(({ id, data, groupId, retryCount }) => ({
            lane,
            tenantId: data.tenantId,
            deliveryId: id as DeliveryId,
            webhookId: groupId as WebhookId,
            claimCount: retryCount,
          })),
      ),

    waiting: (lane, { tenantId, webhookId }, limit) =>
      Effect.map(
        inTransaction(port, ({ db = boss.getDb() }) =>
          db.executeSql(waiting, [laneQueues[lane], webhookId, new Date(now()), limit]),
        ),
        ({ rows }) =>
          (rows as readonly { id: DeliveryId }[]).map(({ id }) => ({ tenantId, webhookId, deliveryId: id })),
      ),

    withdraw: Effect.fnUntraced(function* (lane, attempts) {
      if (attempts.length === 0) return []
      const ids = attempts.map(({ deliveryId }) => deliveryId)
      const { rows } = yield* inTransaction(port, ({ db = boss.getDb() }) =>
        db.executeSql(withdraw, [laneQueues[lane], ids]),
      )
      const taken = new Map((rows as readonly Withdrawn[]).map((row) => [row.id, row]))
      return attempts.flatMap((attempt) => {
        const row = taken.get(attempt.deliveryId)
        return row === undefined ? [] : [{ ...attempt, dueAt: Number(row.due) as Timestamp, priority: row.priority }]
      })
    }),

    settle,

    giveBack: Effect.fnUntraced(function* (claims) {
      for (const lane of deliveryLanes) {
        const of = claims.filter((claim) => claim.lane === lane)
        if (of.length === 0) continue
        const ids = of.map(({ deliveryId }) => deliveryId)
        const fences = of.map(({ deliveryId, claimCount }) => `${deliveryId}:${claimCount}`)
        yield* inTransaction(port, ({ db = boss.getDb() }) =>
          db.executeSql(unclaim, [laneQueues[lane], ids, fences, notifyChannel]),
        )
      }
    }),

    expedite: Effect.fnUntraced(function* (attempt) {
      const due = { id: attempt.deliveryId, startAfter: 0, priority: askedForPriority }
      for (const lane of deliveryLanes) {
        const { updated } = yield* inTransaction(port, (db) =>
          boss.update(laneQueues[lane], undefined, { ...due, ...db }),
        )
        if (updated > 0) return "Queued"
      }
      for (const lane of deliveryLanes) {
        const taken = yield* inTransaction(port, (db) =>
          boss.findJobs(laneQueues[lane], { id: attempt.deliveryId, ...db }),
        )
        if (taken.length > 0) return "InFlight"
      }
      yield* insert("first", [toJob(attempt, { priority: askedForPriority })])
      return "Queued"
    }),
  }
}
