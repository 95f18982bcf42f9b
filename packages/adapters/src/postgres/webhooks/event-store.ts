import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import { Effect } from "effect"
import { withTraceparent } from "../../observability/tracing.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { query, wakeAfterCommit } from "../base/transaction.ts"
import { feedSignal } from "../../pg-boss/waker.ts"
import { laneQueues } from "../../pg-boss/queues.ts"
import { insertAllRaised, insertEvents } from "./raised-events.ts"

/** Events written by one statement, because their texts are in memory together. */
const eventsAtOnce = 500

/** Wakes those who wait for events of the legal entities, after the commit. */
const signal = (events: readonly StoredEvent[]) =>
  Effect.forEach(new Set(events.map(({ legalEntityId }) => legalEntityId)), (id) => wakeAfterCommit(feedSignal(id)), {
    discard: true,
  })

export const makePostgresEventStore = (db: Db): EventStore => ({
  insertAll: Effect.fnUntraced(function* (events) {
    yield* withTraceparent((cause) =>
      inBatches(
        events,
        (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertEvents(q, batch, cause))),
        eventsAtOnce,
      ),
    )
    yield* signal(events)
  }),

  raise: Effect.fnUntraced(function* (events) {
    yield* withTraceparent((cause) =>
      inBatches(
        events,
        (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertAllRaised(q, batch, cause))),
        eventsAtOnce,
      ),
    )
    yield* signal(events.map(({ event }) => event))
    if (events.some(({ deliveries }) => deliveries.length > 0)) yield* wakeAfterCommit(laneQueues.first)
  }),

  keep: (tenantId, events) =>
    inBatches(events, (batch) =>
      Effect.asVoid(
        query(db, "EventStore", (q) =>
          q
            .insertInto("replayed_events")
            .values(batch.map((id) => ({ tenant_id: tenantId, event_id: id })))
            .onConflict((twice) => twice.doNothing())
            .execute(),
        ),
      ),
    ),
})
