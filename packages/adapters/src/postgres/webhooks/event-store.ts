import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { EventId, TenantId } from "@svc/domain/shared/ids"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { withTraceparent } from "../../observability/tracing.ts"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { sql } from "kysely"
import { query, wakeAfterCommit } from "../base/transaction.ts"
import { feedSignal } from "../../pg-boss/waker.ts"
import { laneQueues } from "../../pg-boss/queues.ts"
import { insertAllRaised, insertEvents, type Trace } from "./raised-events.ts"

/** Events written by one statement, because their texts are in memory together. */
const eventsAtOnce = 500

/** Makes work with the trace of the fiber, and runs it. */
const withTrace = <A, E>(make: (trace: Trace) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  withTraceparent((own) =>
    Effect.flatMap(CurrentCause, (cause) => {
      const traceparent = own ?? cause.traceparent
      return make(traceparent === undefined ? given({ traceId: cause.traceId }) : { traceparent })
    }),
  )

/** Wakes those who wait for events of the legal entities, after the commit. */
const signal = (events: readonly StoredEvent[]) =>
  Effect.forEach(new Set(events.map(({ legalEntityId }) => legalEntityId)), (id) => wakeAfterCommit(feedSignal(id)), {
    discard: true,
  })

/** Notes the absence of data on the few events without it, so that the statement for all others stays as it is. */
const noteAbsences = (db: Db, events: readonly StoredEvent[]) =>
  Effect.forEach(
    events.filter(({ absence }) => absence !== undefined),
    ({ tenantId, id, absence }) =>
      query(db, "EventStore", (q) =>
        sql`update events set absence = ${absence} where tenant_id = ${tenantId} and id = ${id}`.execute(q),
      ),
    { discard: true },
  )

/** The deliveries of the event are younger than it; those of webhooks that still exist are sent. */
const erase = (tenantId: TenantId, id: EventId, envelope: string) => {
  const ofEvent = sql`d.tenant_id = ${tenantId} and d.event_id = ${id} and d.id >= ${id}`
  return {
    lock: sql`select from events where tenant_id = ${tenantId} and id = ${id} for update`,
    deliveries: sql<{ readonly awaited: boolean }>`
      select (d.state = 'Pending' or d.next_attempt_at is not null) and exists (
        select from webhooks w where w.tenant_id = ${tenantId} and w.id = d.webhook_id and w.deleted_at is null) as awaited
      from webhook_deliveries d where ${ofEvent} order by d.id for update of d`,
    answers: sql`
      update webhook_attempts a set response_headers = null, response_body = null, response_truncated = null
      where a.tenant_id = ${tenantId}
        and a.delivery_id = any(array(select d.id from webhook_deliveries d where ${ofEvent}))`,
    forms: sql`update webhook_deliveries d set form = 'Erased' where ${ofEvent}`,
    data: sql`
      update events set envelope = ${envelope}, search_keys = '{}', absence = 'Erased'
      where tenant_id = ${tenantId} and id = ${id}`,
  }
}

export const makePostgresEventStore = (db: Db): EventStore => ({
  insertAll: Effect.fnUntraced(function* (events) {
    yield* withTrace((trace) =>
      inBatches(
        events,
        (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertEvents(q, batch, trace))),
        eventsAtOnce,
      ),
    )
    yield* noteAbsences(db, events)
    yield* signal(events)
  }),

  raise: Effect.fnUntraced(function* (events) {
    yield* withTrace((trace) =>
      inBatches(
        events,
        (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertAllRaised(q, batch, trace))),
        eventsAtOnce,
      ),
    )
    const stored = events.map(({ event }) => event)
    yield* noteAbsences(db, stored)
    yield* signal(stored)
    if (events.some(({ deliveries }) => deliveries.length > 0)) yield* wakeAfterCommit(laneQueues.first)
  }),

  erase: (tenantId, id, envelope) =>
    query(db, "EventStore", async (q) => {
      const { lock, deliveries, answers, forms, data } = erase(tenantId, id, envelope)
      await lock.execute(q)
      const { rows } = await deliveries.execute(q)
      if (rows.some(({ awaited }) => awaited)) return false
      for (const change of [answers, forms, data]) await change.execute(q)
      return true
    }),

  // The locks let nobody erase the data of the events until the deliveries are there.
  keep: (tenantId, events) =>
    inBatches(events, (batch) =>
      Effect.asVoid(
        query(db, "EventStore", async (q) => {
          const ids = uuidArray(batch)
          await sql`
            select from events where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
            order by id for key share`.execute(q)
          return q
            .insertInto("replayed_events")
            .values(batch.map((id) => ({ tenant_id: tenantId, event_id: id })))
            .onConflict((twice) => twice.doNothing())
            .execute()
        }),
      ),
    ),
})
