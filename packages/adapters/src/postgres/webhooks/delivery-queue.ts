import type { DeliveryId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import {
  askedForPriority,
  type Claim,
  type DeliveryQueue,
  type DueAttempt,
  lowestPriority,
  type QueuedAttempt,
} from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { notifyChannel } from "../../pg-boss/listen.ts"
import { laneQueues } from "../../pg-boss/queues.ts"
import { integerArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { eachTenant } from "../base/each-tenant.ts"
import { inBatches } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"
import { type Reached, readWhichOf, whichOf } from "../base/which-of.ts"

interface QueueRow {
  readonly tenant_id: TenantId
  readonly delivery_id: DeliveryId
  readonly webhook_id: WebhookId
  readonly claims: number
  readonly priority: number
}

const port = "DeliveryQueue"

/** PostgreSQL's clock, which all processes share; the test clock moves it. */
const now = sql.raw("queue_now()")
/** The mark of an attempt that a person waits for. */
const asked = ({ priority }: Pick<QueueRow, "priority">) =>
  priority === askedForPriority ? ({ askedFor: true } as const) : {}
const isFree = sql.raw("(leased_until is null or leased_until <= queue_now())")

/** Runs a change and wakes the workers, once per lane in which an attempt became due. */
const notifying = (change: RawBuilder<unknown>) => sql<QueueRow>`
  with changed as (${change}),
  lanes as materialized (select lane from changed where due_at <= ${now} group by lane),
  notified as materialized (
    select pg_notify(${notifyChannel}, case lane when 'first' then ${laneQueues.first} else ${laneQueues.retry} end)::text
    from lanes)
  select delivery_id from changed cross join (select count(*) from notified) n`
const changed = sql.raw("delivery_id, lane, due_at")

/**
 * The queue of deliveries has a table of its own (docs/decisions/0012-a-queue-for-deliveries.md). `leaseSeconds` must
 * exceed the deadline of a request, so that a claim does not expire during one. An attempt that is already due by
 * `clock`, in milliseconds, gets the start of the transaction as its time.
 */
export const makePostgresDeliveryQueue = (db: Db, leaseSeconds: number, clock: () => Timestamp): DeliveryQueue => {
  const run = <Row>(statement: RawBuilder<Row>) =>
    Effect.map(
      query(db, port, (q) => statement.execute(q)),
      ({ rows }) => rows,
    )

  const add = (lane: DeliveryLane, attempts: readonly DueAttempt[]) => {
    const at = clock()
    const rows = attempts.map(({ tenantId, deliveryId, webhookId, dueAt, priority = 0, askedFor }) => ({
      t: tenantId,
      d: deliveryId,
      w: webhookId,
      p: askedFor === true ? askedForPriority : Math.max(lowestPriority, priority),
      ...(dueAt <= at ? {} : { at: new Date(dueAt) }),
    }))
    return run(
      notifying(sql`
        insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
        select t, d, w, ${lane}, p, coalesce(at, ${now})
        from json_to_recordset(${JSON.stringify(rows)}::json) as row (t uuid, d uuid, w uuid, p smallint, at timestamptz)
        on conflict do nothing returning ${changed}`),
    )
  }

  // Claims due attempts of all tenants, because a query per tenant would read the queue for every tenant, with or
  // without work. The commit does not wait for the disk: a claim lost in a crash of PostgreSQL is made again, as after
  // the death of a worker. The rows are updated by an array of their ids, so that the index is used whatever the
  // planner estimates for `next`.
  const claim = (lane: DeliveryLane, limit: number, except: readonly WebhookId[]) => sql<QueueRow>`
    with clock as materialized (select ${now} as now, set_config('synchronous_commit', 'off', true)),
    next as materialized (
      select free.delivery_id from generate_series(${sql.lit(askedForPriority)}, ${sql.lit(lowestPriority)}, -1) p (priority)
      cross join lateral (
        select delivery_id from delivery_queue
        where lane = ${lane} and priority = p.priority and due_at <= (select now from clock)
          and (leased_until is null or leased_until <= (select now from clock))
          ${except.length === 0 ? sql`` : sql`and webhook_id <> all(${uuidArray(except)}::uuid[])`}
        order by due_at limit ${limit} for update skip locked) free
      limit ${limit}),
    claimed as (
      update delivery_queue q
      set leased_until = (select now from clock) + ${leaseSeconds} * interval '1 second', claims = q.claims + 1
      where q.delivery_id = any(array(select delivery_id from next))
      returning q.tenant_id, q.delivery_id, q.webhook_id, q.claims, q.priority, q.due_at)
    select tenant_id, delivery_id, webhook_id, claims, priority from claimed order by priority desc, due_at`

  const held = (claims: readonly Claim[]) => sql`
    unnest(${uuidArray(claims.map(({ tenantId }) => tenantId))}::uuid[],
      ${uuidArray(claims.map(({ deliveryId }) => deliveryId))}::uuid[],
      ${integerArray(claims.map(({ claimCount }) => claimCount + 1))}::integer[]) held (tenant_id, id, claims)`
  const isHeld = sql`q.tenant_id = held.tenant_id and q.delivery_id = held.id and q.claims = held.claims and q.leased_until > ${now}`

  return {
    add: (lane, attempts) => inBatches(attempts, (batch) => Effect.asVoid(add(lane, batch))),

    claim: (lane, limit, except = []) =>
      Effect.map(run(claim(lane, limit, except)), (rows) =>
        rows.map((row): Claim => ({
          lane,
          tenantId: row.tenant_id,
          deliveryId: row.delivery_id,
          webhookId: row.webhook_id,
          claimCount: row.claims - 1,
          ...asked(row),
        })),
      ),

    waiting: (lane, { tenantId, webhookId }, limit) =>
      Effect.map(
        run(sql<QueueRow>`
          select delivery_id, priority from delivery_queue
          where lane = ${lane} and tenant_id = ${tenantId} and webhook_id = ${webhookId} and due_at <= ${now} and ${isFree}
          order by priority desc, due_at limit ${limit}`),
        (rows) =>
          rows.map((row): QueuedAttempt => ({ tenantId, webhookId, deliveryId: row.delivery_id, ...asked(row) })),
      ),

    withdraw: Effect.fnUntraced(function* (lane, attempts) {
      const idsOf = (some: readonly QueuedAttempt[]) => uuidArray(some.map(({ deliveryId }) => deliveryId))
      const rows = yield* eachTenant(attempts, (tenantId, own) =>
        run(sql<QueueRow & { readonly due_at: Timestamp }>`
          delete from delivery_queue where tenant_id = ${tenantId} and delivery_id = any(array(
            select delivery_id from delivery_queue
            where tenant_id = ${tenantId} and lane = ${lane}
              and delivery_id = any(${idsOf(own)}::uuid[])
              and (priority <= 0 or delivery_id = any(${idsOf(own.filter(({ askedFor }) => askedFor === true))}::uuid[]))
              and ${isFree}
            for update skip locked))
          returning delivery_id, due_at, priority`),
      )
      const taken = new Map(rows.map((row) => [row.delivery_id, row]))
      return attempts.flatMap((attempt) => {
        const row = taken.get(attempt.deliveryId)
        return row === undefined ? [] : [{ ...attempt, dueAt: row.due_at, priority: row.priority }]
      })
    }),

    endClaims: Effect.fnUntraced(function* (claims) {
      if (claims.length === 0) return new Set()
      const ids = claims.map(({ deliveryId }) => deliveryId)
      const rows = yield* run(sql<Reached<DeliveryId>>`
        with settled as (
          delete from delivery_queue q using ${held(claims)} where ${isHeld} returning q.delivery_id as id)
        ${whichOf(ids, "settled")}`)
      return new Set(readWhichOf(ids, rows))
    }),

    giveBack: Effect.fnUntraced(function* (claims) {
      if (claims.length === 0) return
      yield* run(
        notifying(sql`
          update delivery_queue q set leased_until = null, claims = q.claims - 1
          from ${held(claims)} where ${isHeld}
          returning ${changed}`),
      )
    }),

    postpone: Effect.fnUntraced(function* (claims) {
      if (claims.length === 0) return
      yield* run(sql`
        update delivery_queue q
        set leased_until = null, claims = q.claims - 1, due_at = ${now} + wait.seconds * interval '1 second'
        from ${held(claims)} join unnest(${uuidArray(claims.map(({ deliveryId }) => deliveryId))}::uuid[],
          ${integerArray(claims.map(({ seconds }) => seconds))}::integer[]) wait (id, seconds) on wait.id = held.id
        where ${isHeld}`)
    }),

    // Skips a locked row. A writer of an attempt locks first the row and then the delivery, which we hold here, so
    // waiting for the row would deadlock.
    expedite: Effect.fnUntraced(function* ({ tenantId, deliveryId, webhookId }) {
      const row = sql`delivery_id = ${deliveryId} and tenant_id = ${tenantId}`
      const hastened = yield* run(
        notifying(sql`
          update delivery_queue set priority = ${askedForPriority}, due_at = ${now}, leased_until = null
          where delivery_id in (select delivery_id from delivery_queue where ${row} and ${isFree} for update skip locked)
            and tenant_id = ${tenantId}
          returning ${changed}`),
      )
      if (hastened.length > 0) return "Queued"
      const taken = yield* run(sql`select from delivery_queue where ${row}`)
      if (taken.length > 0) return "InFlight"
      yield* add("first", [{ tenantId, deliveryId, webhookId, dueAt: clock(), priority: askedForPriority }])
      return "Queued"
    }),
  }
}
