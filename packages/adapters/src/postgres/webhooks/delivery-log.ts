import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Attempt, FailureReason } from "@svc/domain/webhooks/attempt"
import { type DeliveryStatus, shownStatus } from "@svc/domain/webhooks/delivery"
import type { DeliveryEntry, DeliveryLog } from "@svc/domain/webhooks/ports/delivery-log"
import { retentionDays } from "@svc/domain/webhooks/retention"
import { DeliveryNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type RawBuilder, type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { createdBefore, createdFrom, lowestIdBehind, lowestIdFrom, webhookState } from "./delivery-rows.ts"
import { query } from "../base/transaction.ts"
import { eventsWithValue } from "./event-search.ts"

const port = "DeliveryLog"

/** Whether an attempt of the delivery d is being made: it is claimed in the queue. */
const inFlight = sql<boolean>`exists (select from delivery_queue j
  where j.delivery_id = d.id and j.tenant_id = d.tenant_id and j.leased_until > queue_now())`

/** The rows a status is shown for; the counterpart of `shownStatus` in SQL. */
const conditions: { readonly [S in DeliveryStatus]: RawBuilder<boolean> } = {
  Delivered: sql`d.state = 'Delivered'`,
  Failed: sql`d.state = 'Failed'`,
  InFlight: sql`d.state = 'Pending' and ${inFlight}`,
  Pending: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is null and w.status = 'Enabled'`,
  Held: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is null and w.status = 'Disabled'`,
  Cancelled: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is not null`,
}

// An event is at most so much older than its deliveries: it can be replayed as long as its day is kept, and an id is
// made a moment after its time.
const searchSlackMs = (retentionDays + 1) * 86_400_000 + 60_000

const withValue = (scope: Scope, value: string, from: Timestamp | undefined, to: Timestamp | undefined) => {
  const low = from === undefined ? undefined : lowestIdFrom(from - searchSlackMs)
  const high = to === undefined ? undefined : lowestIdBehind(to)
  return sql<boolean>`d.event_id = ${eventsWithValue(scope, value, low, high)}`
}

const entries = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", (join) =>
      join.onRef("w.tenant_id", "=", "d.tenant_id").onRef("w.id", "=", "d.webhook_id"),
    )
    .select(["d.id", "d.webhook_id", "d.event_id", "d.event_type", "d.correlation_id", "d.is_test", "d.created_at"])
    .select(["d.state", "d.attempt_count", "d.next_attempt_at", "w.status", "w.deleted_at", "w.url"])
    .select(["d.last_attempt_at", "d.last_status", "d.last_failure_reason", "d.last_duration_ms"])
    .select(sql<boolean>`d.state = 'Pending' and ${inFlight}`.as("in_flight"))
    .where("d.tenant_id", "=", tenantId)
    .where("d.legal_entity_id", "=", legalEntityId)

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>["execute"]>>[number]

const toEntry = (row: EntryRow): DeliveryEntry => {
  const status = shownStatus(row.state, row.in_flight, webhookState(row))
  // A held delivery keeps its time. Of a settled one that is to be sent again the time is shown only while its webhook
  // can be sent to.
  const waits =
    status === "Pending" ||
    status === "Held" ||
    (status !== "Cancelled" && status !== "InFlight" && row.status === "Enabled" && row.deleted_at === null)
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    eventType: row.event_type,
    ...(row.correlation_id === null ? {} : { correlationId: row.correlation_id }),
    status,
    attemptCount: row.attempt_count,
    url: row.url,
    ...lastAttemptOf(row),
    ...(waits && row.next_attempt_at !== null ? { nextAttemptAt: row.next_attempt_at } : {}),
    createdAt: row.created_at,
    isTest: row.is_test,
  }
}

const lastAttemptOf = (row: EntryRow): Pick<DeliveryEntry, "lastAttempt"> =>
  row.last_attempt_at === null
    ? {}
    : {
        lastAttempt: {
          startedAt: row.last_attempt_at,
          durationMs: row.last_duration_ms ?? 0,
          ...(row.last_status === null ? {} : { status: row.last_status }),
          ...(row.last_failure_reason === null ? {} : { failureReason: row.last_failure_reason as FailureReason }),
        },
      }

// A status that is no success comes with this reason, by which failures are indexed (contract W20).
const answered = (status: number) =>
  status >= 200 && status <= 299
    ? sql<boolean>`d.last_status = ${status}`
    : sql<boolean>`d.last_status = ${status} and d.last_failure_reason = 'http_status'`

export const makePostgresDeliveryLog = (db: Db): DeliveryLog => ({
  list: (
    scope,
    {
      webhookId,
      eventId,
      status,
      statusCode,
      failureReason,
      tag,
      correlationId,
      search,
      from,
      to,
      order,
      limit,
      after,
    },
  ) =>
    Effect.map(
      query(db, port, (q) =>
        entries(q, scope)
          .$if(webhookId !== undefined, (some) => some.where("d.webhook_id", "=", webhookId!))
          .$if(eventId !== undefined, (some) => some.where("d.event_id", "=", eventId!))
          .$if(status !== undefined, (some) => some.where(conditions[status!]))
          .$if(statusCode !== undefined, (some) => some.where(answered(statusCode!)))
          .$if(failureReason !== undefined, (some) => some.where("d.last_failure_reason", "=", failureReason!))
          .$if(tag !== undefined, (some) => some.where("d.tag", "=", tag!))
          .$if(correlationId !== undefined, (some) => some.where("d.correlation_id", "=", correlationId!))
          .$if(search !== undefined, (some) => some.where(withValue(scope, search!, from, to)))
          .$if(from !== undefined, (some) => some.where(createdFrom(from!)))
          .$if(to !== undefined, (some) => some.where(createdBefore(to!)))
          .$if(after !== undefined, (some) => some.where("d.id", order === "asc" ? ">" : "<", after!))
          .orderBy("d.id", order)
          .limit(limit)
          .execute(),
      ),
      (rows) => rows.map(toEntry),
    ),

  get: Effect.fnUntraced(function* (scope, id) {
    const row = yield* query(db, port, (q) =>
      entries(q, scope)
        .innerJoin("events as e", (join) =>
          join.onRef("e.tenant_id", "=", "d.tenant_id").onRef("e.id", "=", "d.event_id"),
        )
        .select("e.envelope")
        .where("d.id", "=", id)
        .executeTakeFirst(),
    )
    if (row === undefined) return yield* new DeliveryNotFound({ deliveryId: id })
    return { ...toEntry(row), envelope: row.envelope }
  }),

  attempts: ({ tenantId, legalEntityId }, id) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("webhook_attempts")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("delivery_id", "=", id)
          .where((some) =>
            some.exists(
              some
                .selectFrom("webhook_deliveries as d")
                .where("d.tenant_id", "=", tenantId)
                .where("d.id", "=", id)
                .where("d.legal_entity_id", "=", legalEntityId),
            ),
          )
          .orderBy("number")
          .execute(),
      ),
      (rows) => rows.map(toAttempt),
    ),
})

const toAttempt = (row: Selectable<Tables["webhook_attempts"]>): Attempt => ({
  tenantId: row.tenant_id,
  deliveryId: row.delivery_id,
  number: row.number,
  manual: row.manual,
  startedAt: row.started_at,
  durationMs: row.duration_ms,
  url: row.url,
  requestHeaders: JSON.parse(row.request_headers) as Attempt["requestHeaders"],
  succeeded: row.succeeded,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.failure_reason === null ? {} : { failureReason: row.failure_reason as FailureReason }),
  ...(row.failure_detail === null ? {} : { failureDetail: row.failure_detail }),
  ...(row.response_headers === null
    ? {}
    : { responseHeaders: JSON.parse(row.response_headers) as Record<string, string> }),
  ...(row.response_body === null ? {} : { responseBody: row.response_body }),
  ...(row.response_truncated === null ? {} : { responseTruncated: row.response_truncated }),
  ...(row.remote_address === null ? {} : { remoteAddress: row.remote_address }),
})
