import type { DeliveryId, TenantId, UserId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import type { StatusRange } from "@svc/domain/webhooks/attempt"
import type { DeliveryStatus } from "@svc/domain/webhooks/delivery"
import { subjectOf, subjectReach } from "@svc/domain/webhooks/event-subject"
import type { DeliveryFilter, DeliveryLog } from "@svc/domain/webhooks/ports/delivery-log"
import type { RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import { retentionDays } from "@svc/domain/webhooks/retention"
import { DeliveryNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type RawBuilder, type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { toAttempt } from "./attempt-rows.ts"
import { amongDeliveriesOf, createdBefore, createdFrom, lowestIdBehind, lowestIdFrom } from "./delivery-rows.ts"
import { entries, type EntryRow, inFlight, toEntry } from "./delivery-entries.ts"
import { inTimeLeft, listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { readBackground } from "./event-background.ts"
import { findValue } from "./event-search.ts"
import { withSubjects } from "./subjects-of-deliveries.ts"

const port = "DeliveryLog"

/** The rows that are shown with a status; the SQL counterpart of `shownStatus`. */
const conditions: { readonly [S in DeliveryStatus]: RawBuilder<boolean> } = {
  Delivered: sql`d.state = 'Delivered'`,
  // A generated column with an index.
  Failed: sql`d.failed`,
  InFlight: sql`d.state = 'Pending' and ${inFlight}`,
  Pending: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is null and w.status = 'Enabled'`,
  Held: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is null and w.status = 'Disabled'`,
  Cancelled: sql`d.state = 'Pending' and not ${inFlight} and w.deleted_at is not null`,
}

/** Usually a few of the newest deliveries are in flight, unless many workers run. */
const mostInFlight = 1000

/** When more deliveries wait, every part of the log contains some. */
const mostWaiting = 5000
/**
 * The queue holds the waiting deliveries of all tenants together; it is searched only while it has at most this many
 * bytes.
 */
const searchedQueue = 32 * 1024 * 1024

/** A waiting delivery is either in the queue or parked outside of it. */
const waiting = async (q: Db, tenantId: TenantId): Promise<RawBuilder<boolean> | undefined> => {
  const some = sql`where tenant_id = ${tenantId} limit ${mostWaiting + 1}`
  const { rows } = await sql<{ ids: readonly DeliveryId[] | null }>`select
    case when pg_relation_size('delivery_queue') <= ${searchedQueue} then array(
      (select delivery_id from delivery_queue ${some}) union all (select delivery_id from parked_deliveries ${some}))
    end as ids`.execute(q)
  const ids = rows[0]!.ids
  if (ids === null || ids.length > mostWaiting) return sql`true`
  const keys = ids.map((deliveryId) => ({ tenantId, deliveryId }))
  return keys.length === 0 ? undefined : sql`(${amongDeliveriesOf(tenantId, keys)})`
}

/** Statuses that have an index. */
type IndexedStatus = "Delivered" | "Failed"
const isIndexed = (status: DeliveryStatus): status is IndexedStatus => status === "Delivered" || status === "Failed"

/**
 * A condition that narrows the log to the deliveries with a rare status, so that the whole log is not searched. Absent
 * when no delivery can have the status.
 */
const narrowing = async (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  status: Exclude<DeliveryStatus, IndexedStatus>,
): Promise<RawBuilder<boolean> | undefined> => {
  if (status === "InFlight") {
    const { rows } = await sql<{ id: DeliveryId }>`select delivery_id as id from delivery_queue
      where tenant_id = ${tenantId} and leased_until > queue_now() limit ${mostInFlight + 1}`.execute(q)
    if (rows.length === 0) return undefined
    return rows.length > mostInFlight ? sql`true` : sql`d.id = any(${rows.map(({ id }) => id)}::uuid[])`
  }
  if (status === "Pending") return waiting(q, tenantId)
  const webhooks = await q
    .selectFrom("webhooks")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)
    .where("deleted_at", status === "Held" ? "is" : "is not", null)
    .$if(status === "Held", (some) => some.where("status", "=", "Disabled"))
    .execute()
  return webhooks.length === 0 ? undefined : sql`d.webhook_id = any(${webhooks.map(({ id }) => id)}::uuid[])`
}

// How much older than its deliveries an event can be: it can be replayed while its day is kept, and an id is made a
// moment after its time.
const searchSlackMs = (retentionDays + 1) * 86_400_000 + 60_000

const withValue = async (q: Db, scope: Scope, { search, from, to }: Pick<DeliveryFilter, "search" | "from" | "to">) => {
  if (search === undefined) return sql<boolean>`true`
  const low = from === undefined ? undefined : lowestIdFrom(from - searchSlackMs)
  const high = to === undefined ? undefined : lowestIdBehind(to)
  return (await inTimeLeft(q, () => findValue(q, scope, search, low, high))).delivery
}

// Failed statuses and classes of them have an index each (contract W20). Successes have an index without the failures,
// because successes may be few among them.
const answered = ({ from, to }: StatusRange) => {
  if (from >= 200 && to <= 299)
    return sql<boolean>`d.last_failure_reason is null and d.last_status between ${from} and ${to}`
  return from === to
    ? sql<boolean>`d.failed_status = ${from}`
    : sql<boolean>`d.failed_class = ${Math.floor(from / 100)}`
}

const listOf = async (
  q: Db,
  scope: Scope,
  filter: Omit<DeliveryFilter, "status">,
  status: DeliveryStatus | undefined,
): Promise<readonly EntryRow[]> => {
  const { webhookId, eventId, statusCode, failureReason, tag, correlationId, from, to, after } = filter
  const isFound = status === undefined || isIndexed(status)
  const narrowed = isFound ? sql<boolean>`true` : await inTimeLeft(q, () => narrowing(q, scope, status))
  if (narrowed === undefined) return []
  const valued = await withValue(q, scope, filter)
  const found = entries(q, scope)
    .where(narrowed)
    .where(valued)
    .$if(webhookId !== undefined, (some) => some.where("d.webhook_id", "=", webhookId!))
    .$if(eventId !== undefined, (some) => some.where("d.event_id", "=", eventId!))
    .$if(status !== undefined, (some) => some.where(conditions[status!]))
    .$if(statusCode !== undefined, (some) => some.where(answered(statusCode!)))
    .$if(failureReason !== undefined, (some) => some.where("d.last_failure_reason", "=", failureReason!))
    .$if(tag !== undefined, (some) => some.where("d.tag", "=", tag!))
    .$if(correlationId !== undefined, (some) => some.where("d.correlation_id", "=", correlationId!))
    .$if(from !== undefined, (some) => some.where(createdFrom(from!)))
    .$if(to !== undefined, (some) => some.where(createdBefore(to!)))
    .$if(after !== undefined, (some) => some.where("d.id", filter.order === "asc" ? ">" : "<", after!))
    .orderBy("d.id", filter.order)
    .limit(filter.limit)
  return inTimeLeft(q, () => found.execute())
}

/** The first of the rows of several lists, in the requested order. */
const firstOf = (rows: readonly EntryRow[], { order, limit }: Pick<DeliveryFilter, "order" | "limit">) =>
  rows.toSorted((a, b) => (a.id < b.id === (order === "asc") ? -1 : 1)).slice(0, limit)

const eventOf = ({ tag, envelope, absence }: Pick<Selectable<Tables["events"]>, "tag" | "envelope" | "absence">) => ({
  tag,
  envelope,
  ...(absence === null ? {} : { absence }),
})

export const makePostgresDeliveryLog = (db: Db, policy: RetryPolicy): DeliveryLog => ({
  list: (scope, filter) =>
    listQuery(db, port, (q) =>
      withinTime(q, async () => {
        const { status: asked, ...rest } = filter
        const statuses = asked === undefined ? [undefined] : [asked].flat()
        const found: EntryRow[] = []
        // Each status is read separately, because each has an index or a query of its own.
        for (const status of statuses) found.push(...(await listOf(q, scope, rest, status)))
        const shown = (statuses.length === 1 ? found : firstOf(found, filter)).map((row) => toEntry(row, policy))
        return inTimeLeft(q, () => withSubjects(q, scope.tenantId, shown))
      }),
    ),

  get: Effect.fnUntraced(function* (scope, id) {
    const row = yield* query(db, port, (q) =>
      entries(q, scope)
        .innerJoin("events as e", (join) =>
          join.onRef("e.tenant_id", "=", "d.tenant_id").onRef("e.id", "=", "d.event_id"),
        )
        .select(["e.tag", "e.envelope", "e.triggered_by", "e.absence"])
        .where("d.id", "=", id)
        .executeTakeFirst(),
    )
    if (row === undefined) return yield* new DeliveryNotFound({ deliveryId: id })
    const background = yield* query(db, port, (q) => readBackground(q, scope.tenantId, row.event_id))
    const event = { ...eventOf(row), triggeredBy: row.triggered_by as UserId }
    const about = subjectOf(row.envelope.slice(0, subjectReach))
    return { ...toEntry(row, policy), ...given({ about }), ...event, ...background }
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
