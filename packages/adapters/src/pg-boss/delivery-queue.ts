import type { DeliveryId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import type { Claim, DeliveryQueue, QueuedAttempt } from "@svc/domain/webhooks/ports/delivery-queue"
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
const expedited = 1

// The queue itself can only delete a job and add it anew: that would lose its age, its priority and its claims that never
// came back, and the job as well when the connection breaks in between.
const unclaim = `
  with unclaimed as (
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where name = $1 and id = any($2::uuid[]) and state = 'active' and id::text || ':' || retry_count = any($3::text[])
    returning id)
  select pg_notify($4, $1) from unclaimed limit 1`

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
        attempts.map((attempt) => toJob(attempt, attempt.dueAt <= now() ? {} : { startAfter: toIso(attempt.dueAt) })),
      ),

    claim: ({ lane, limit, maxPerWebhook, except }) =>
      Effect.map(
        inTransaction(port, (db) =>
          boss.fetch<JobData>(laneQueues[lane], {
            ...db,
            batchSize: limit,
            groupConcurrency: maxPerWebhook,
            ignoreGroups: [...except],
          }),
        ),
        (jobs) =>
          jobs.map(({ id, data, groupId, retryCount }) => ({
            lane,
            tenantId: data.tenantId,
            deliveryId: id as DeliveryId,
            webhookId: groupId as WebhookId,
            claimCount: retryCount,
          })),
      ),

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
      const due = { id: attempt.deliveryId, startAfter: 0, priority: expedited }
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
      yield* insert("first", [toJob(attempt, { priority: expedited })])
      return "Queued"
    }),
  }
}
