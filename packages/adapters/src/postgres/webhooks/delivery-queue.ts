import type { DeliveryId, TenantId } from "@svc/domain/shared/ids"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import {
  askedForPriority,
  type Claim,
  type DeliveryQueue,
  type DueAttempt,
  lowestPriority,
  type PermittedAttempt,
  type QueuedAttempt,
} from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { notifyChannel } from "../../pg-boss/listen.ts"
import { laneQueues } from "../../pg-boss/queues.ts"
import { integerArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { areOfOneTenant, eachTenant, sendForTenants } from "../base/each-tenant.ts"
import { inBatches } from "../base/in-batches.ts"
import { inOne } from "../base/in-one.ts"
import { query } from "../base/transaction.ts"
import { type Reached, readWhichOf, whichOf } from "../base/which-of.ts"
import { makeClaimAttempts } from "./claim-attempts.ts"
import { asked, isFree, now } from "./queue-rows.ts"

interface QueueRow {
  readonly delivery_id: DeliveryId
  readonly priority: number
}

const port = "DeliveryQueue"

/** Runs a change and wakes the workers, once per lane in which an attempt became due. */
const notifying = (change: RawBuilder<unknown>) => sql<QueueRow>`
  with changed as (${change}),
  lanes as materialized (select lane from changed where due_at <= ${now} group by lane),
  notified as materialized (
    select pg_notify(${notifyChannel}, case lane when 'first' then ${laneQueues.first} else ${laneQueues.retry} end)::text
    from lanes)
  select delivery_id from changed cross join (select count(*) from notified) n`
const changed = sql.raw("delivery_id, lane, due_at")
/** A sum of a time and an interval depends on the time zone, so a data node refuses it for a column. */
const nowSeconds = sql`extract(epoch from ${now})::double precision`

/** Adds attempts of a tenant as claims. */
const insertClaimed = (lane: DeliveryLane, tenantId: TenantId, own: readonly QueuedAttempt[], leaseSeconds: number) => {
  const rows = own.map(({ deliveryId: d, webhookId: w, askedFor }) => ({
    d,
    w,
    p: askedFor === true ? askedForPriority : 0,
  }))
  return sql<QueueRow>`
    insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at, leased_until, claims)
    select ${tenantId}::uuid, d, w, ${lane}, p, ${now}, ${now} + ${leaseSeconds} * interval '1 second', 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (d uuid, w uuid, p smallint)
    on conflict do nothing returning delivery_id, priority`
}

/** The claims of the attempts whose rows were added. */
const claimsAmong = (
  lane: DeliveryLane,
  attempts: readonly PermittedAttempt[],
  rows: readonly QueueRow[],
): readonly Claim[] => {
  const added = new Set(rows.map((row) => row.delivery_id))
  return attempts.flatMap((attempt) => (added.has(attempt.deliveryId) ? [{ ...attempt, lane, claimCount: 0 }] : []))
}

/** The claims as rows `held`. */
const held = (claims: readonly Claim[]) => sql`
  unnest(${uuidArray(claims.map(({ deliveryId }) => deliveryId))}::uuid[],
    ${integerArray(claims.map(({ claimCount }) => claimCount + 1))}::integer[]) held (id, claims)`
/** Whether a row `q` is still claimed as in `held`. */
const isHeld = (tenantId: TenantId) =>
  sql`q.tenant_id = ${tenantId} and q.delivery_id = held.id and q.claims = held.claims and q.leased_until > ${now}`

/**
 * The queue of deliveries has a table of its own (docs/decisions/0012-a-queue-for-deliveries.md). `leaseSeconds` must
 * exceed the deadline of a request, so that a claim does not expire during one. An attempt that is already due by
 * `clock`, in milliseconds, gets the start of the transaction as its time.
 */
export const makePostgresDeliveryQueue = (
  db: Db,
  unitOfWork: Pick<UnitOfWork, "atomically">,
  leaseSeconds: number,
  clock: () => Timestamp,
): DeliveryQueue => {
  const run = <Row>(statement: RawBuilder<Row>) =>
    Effect.map(
      query(db, port, (q) => statement.execute(q)),
      ({ rows }) => rows,
    )

  /** Sends one statement for each tenant with its keys, all together; they commit together. */
  const forTenants = <K extends QueuedAttempt, Row>(
    keys: readonly K[],
    send: (q: Db, tenantId: TenantId, own: readonly K[]) => Promise<{ readonly rows: readonly Row[] }>,
  ) => {
    const sent = query(db, port, (q) => sendForTenants(keys, (tenantId, own) => send(q, tenantId, own)))
    return areOfOneTenant(keys) ? sent : inOne(unitOfWork, sent)
  }

  const add = (lane: DeliveryLane, attempts: readonly DueAttempt[]) => {
    const at = clock()
    const rowOf = ({ deliveryId, webhookId, dueAt, priority = 0, askedFor }: DueAttempt) => ({
      d: deliveryId,
      w: webhookId,
      p: askedFor === true ? askedForPriority : Math.max(lowestPriority, priority),
      ...(dueAt <= at ? {} : { at: new Date(dueAt) }),
    })
    return forTenants(attempts, (q, tenantId, own) =>
      notifying(sql`
        insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
        select ${tenantId}::uuid, d, w, ${lane}, p, coalesce(at, ${now})
        from json_to_recordset(${JSON.stringify(own.map(rowOf))}::json) as row (d uuid, w uuid, p smallint, at timestamptz)
        on conflict do nothing returning ${changed}`).execute(q),
    )
  }

  return {
    add: (lane, attempts) => inBatches(attempts, (batch) => Effect.asVoid(add(lane, batch))),

    addClaimed: (lane, attempts) =>
      Effect.map(
        forTenants(attempts, (q, tenantId, own) => insertClaimed(lane, tenantId, own, leaseSeconds).execute(q)),
        (rows) => claimsAmong(lane, attempts, rows),
      ),

    claim: makeClaimAttempts(db, unitOfWork, leaseSeconds),

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

    endClaims: (claims) =>
      Effect.map(
        forTenants(claims, async (q, tenantId, own) => {
          const ids = own.map(({ deliveryId }) => deliveryId)
          const { rows } = await sql<Reached<DeliveryId>>`
            with settled as (
              delete from delivery_queue q using ${held(own)} where ${isHeld(tenantId)} returning q.delivery_id as id)
            ${whichOf(ids, "settled")}`.execute(q)
          return { rows: readWhichOf(ids, rows) }
        }),
        (ids) => new Set(ids),
      ),

    giveBack: (claims) =>
      Effect.asVoid(
        forTenants(claims, (q, tenantId, own) =>
          notifying(sql`
            update delivery_queue q set leased_until = null, claims = q.claims - 1
            from ${held(own)} where ${isHeld(tenantId)}
            returning ${changed}`).execute(q),
        ),
      ),

    postpone: (claims) =>
      Effect.asVoid(
        forTenants(claims, (q, tenantId, own) =>
          sql`
            update delivery_queue q
            set leased_until = null, claims = q.claims - 1, due_at = to_timestamp(${nowSeconds} + wait.seconds)
            from ${held(own)} join unnest(${uuidArray(own.map(({ deliveryId }) => deliveryId))}::uuid[],
              ${integerArray(own.map(({ seconds }) => seconds))}::integer[]) wait (id, seconds) on wait.id = held.id
            where ${isHeld(tenantId)}`.execute(q),
        ),
      ),

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
