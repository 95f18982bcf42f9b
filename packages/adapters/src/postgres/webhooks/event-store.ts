import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import { Effect } from "effect"
import { currentTraceparent } from "../../observability/tracing.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { query, wakeAfterCommit } from "../base/transaction.ts"
import { laneQueues } from "../../pg-boss/queues.ts"
import { insertAllRaised, insertEvents } from "./raised-events.ts"

/** Events written by one statement, because their texts are in memory together. */
const eventsAtOnce = 500

export const makePostgresEventStore = (db: Db): EventStore => ({
  insertAll: (events) =>
    Effect.flatMap(currentTraceparent, (cause) =>
      inBatches(
        events,
        (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertEvents(q, batch, cause))),
        eventsAtOnce,
      ),
    ),

  raise: Effect.fnUntraced(function* (events) {
    const cause = yield* currentTraceparent
    yield* inBatches(
      events,
      (batch) => Effect.asVoid(query(db, "EventStore", (q) => insertAllRaised(q, batch, cause))),
      eventsAtOnce,
    )
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
