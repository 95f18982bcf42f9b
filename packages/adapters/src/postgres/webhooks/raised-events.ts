import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { lowestPriority } from "@svc/domain/webhooks/ports/delivery-queue"
import type { RaisedEvent } from "@svc/domain/webhooks/ports/event-store"
import type { StoredEvent, TraceOfEvent } from "@svc/domain/webhooks/event"
import { sql } from "kysely"
import { integerArray, textArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"
import { progressColumns } from "./delivery-rows.ts"

/** The trace to which the raised events belong. */
export type Trace = Pick<TraceOfEvent, "traceparent" | "traceId">

const eventValues = (event: StoredEvent, trace: Trace) => ({
  tenant: event.tenantId,
  id: event.id,
  entity: event.legalEntityId,
  tag: event.tag,
  correlation: event.correlationId ?? null,
  source: event.source ?? null,
  triggeredBy: event.triggeredBy,
  client: event.clientId ?? null,
  raisedAt: new Date(event.raisedAt),
  isTest: event.isTest,
  envelope: event.envelope,
  searched: textArray(event.searchValues),
  traceparent: trace.traceparent ?? null,
  traceId: trace.traceId ?? null,
})

const deliveryValues = (deliveries: readonly NewDelivery[], priorities: readonly number[]) => {
  const { state, attempt_count, next_attempt_at, manual } = progressColumns(deliveries[0]!.progress)
  return {
    state,
    attempts: attempt_count,
    dueAt: next_attempt_at,
    manual,
    madeAt: new Date(deliveries[0]!.createdAt),
    deliveries: uuidArray(deliveries.map(({ id }) => id)),
    webhooks: uuidArray(deliveries.map(({ webhookId }) => webhookId)),
    types: textArray(deliveries.map(({ eventType }) => eventType)),
    priorities: integerArray(priorities.map((each) => Math.max(lowestPriority, each))),
  }
}

type EventValues = ReturnType<typeof eventValues>
type Values = EventValues & ReturnType<typeof deliveryValues>

const eventInsert = (at: { readonly [N in keyof EventValues]: ReturnType<typeof sql> }) => sql`
  insert into events (tenant_id, id, legal_entity_id, tag, correlation_id, source, triggered_by, client_id, raised_at,
    is_test, envelope, traceparent, trace_id, search_keys)
  values (${at.tenant}::uuid, ${at.id}::uuid, ${at.entity}::uuid, ${at.tag}::text, ${at.correlation}::uuid,
    ${at.source}::text, ${at.triggeredBy}::uuid, ${at.client}::uuid, ${at.raisedAt}::timestamptz, ${at.isTest}::boolean, ${at.envelope}::text,
    ${at.traceparent}::text, ${at.traceId}::uuid, search_keys(${at.entity}::uuid, ${at.searched}::text[]))`

const alone = preparedSql<EventValues, never>((at) => eventInsert(at).$castTo<never>())

const withDeliveries = preparedSql<Values, never>(
  (at) => sql<never>`
      with raised as (${eventInsert(at)}),
      made as (
        insert into webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag,
          correlation_id, is_test, created_at, state, attempt_count, next_attempt_at, manual)
        select ${at.tenant}::uuid, id, ${at.entity}::uuid, webhook, ${at.id}::uuid, type, ${at.tag}::text,
          ${at.correlation}::uuid, ${at.isTest}::boolean, ${at.madeAt}::timestamptz, ${at.state}::text,
          ${at.attempts}::integer, ${at.dueAt}::timestamptz, ${at.manual}::boolean
        from unnest(${at.deliveries}::uuid[], ${at.webhooks}::uuid[], ${at.types}::text[]) d (id, webhook, type)),
      queued as (
        insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
        select ${at.tenant}::uuid, id, webhook, 'first', priority, queue_now()
        from unnest(${at.deliveries}::uuid[], ${at.webhooks}::uuid[], ${at.priorities}::integer[]) d (id, webhook, priority))
      select`,
)

/** Writes one event. */
const insertEvent = (q: Db, event: StoredEvent, trace: Trace): Promise<unknown> => alone(q, eventValues(event, trace))

/** Writes an event with its deliveries and their first attempts, due at once, in one statement. */
const insertRaised = (q: Db, { event, deliveries, priorities }: RaisedEvent, trace: Trace): Promise<unknown> =>
  deliveries.length === 0
    ? insertEvent(q, event, trace)
    : withDeliveries(q, { ...eventValues(event, trace), ...deliveryValues(deliveries, priorities) })

/** Up to this many events are written by a prepared statement each, as most changes raise few. */
const fewEvents = 4

/** The values of events that were raised together. They differ only in tag and object. */
const manyValues = (events: readonly StoredEvent[], trace: Trace) => {
  const { searched: _, id: __, tag: ___, envelope: ____, ...common } = eventValues(events[0]!, trace)
  return {
    ...common,
    ids: uuidArray(events.map(({ id }) => id)),
    tags: textArray(events.map(({ tag }) => tag)),
    envelopes: textArray(events.map(({ envelope }) => envelope)),
    searched: textArray(events.map(({ searchValues }) => arrayOfTexts(searchValues))),
  }
}

/**
 * An array of texts in PostgreSQL's notation, which is that of JSON with other brackets when nothing needs escaping.
 */
const arrayOfTexts = (values: readonly string[]): string => {
  const json = JSON.stringify(values)
  return json.includes("\\")
    ? `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`
    : `{${json.slice(1, -1)}}`
}

const manyDeliveryValues = (raised: readonly RaisedEvent[]) => {
  const all = raised.flatMap(({ event, deliveries, priorities }) =>
    deliveries.map((delivery, index) => ({ event, delivery, priority: priorities[index]! })),
  )
  return {
    ...deliveryValues(
      all.map(({ delivery }) => delivery),
      all.map(({ priority }) => priority),
    ),
    eventIds: uuidArray(all.map(({ event }) => event.id)),
    deliveryTags: textArray(all.map(({ event }) => event.tag)),
  }
}

type ManyValues = ReturnType<typeof manyValues>
type ManyRaised = ManyValues & ReturnType<typeof manyDeliveryValues>
type At<V> = { readonly [N in keyof V]: ReturnType<typeof sql> }

// The keys are those of the function `search_keys`, which PostgreSQL would call for each event as a query of its own.
const manyInsert = (at: At<ManyValues>) => sql`
  insert into events (tenant_id, id, legal_entity_id, tag, correlation_id, source, triggered_by, client_id, raised_at,
    is_test, envelope, traceparent, trace_id, search_keys)
  select ${at.tenant}::uuid, e.id, ${at.entity}::uuid, e.tag, ${at.correlation}::uuid, ${at.source}::text,
    ${at.triggeredBy}::uuid, ${at.client}::uuid, ${at.raisedAt}::timestamptz, ${at.isTest}::boolean, e.envelope,
    ${at.traceparent}::text, ${at.traceId}::uuid, array(select search_key(${at.entity}::uuid, v) from unnest(e.searched::text[]) v)
  from unnest(${at.ids}::uuid[], ${at.tags}::text[], ${at.envelopes}::text[], ${at.searched}::text[])
    e (id, tag, envelope, searched)`

const many = preparedSql<ManyValues, never>((at) => manyInsert(at).$castTo<never>())

const manyWithDeliveries = preparedSql<ManyRaised, never>(
  (at) => sql<never>`
      with raised as (${manyInsert(at)}),
      made as (
        insert into webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag,
          correlation_id, is_test, created_at, state, attempt_count, next_attempt_at, manual)
        select ${at.tenant}::uuid, id, ${at.entity}::uuid, webhook, event, type, tag,
          ${at.correlation}::uuid, ${at.isTest}::boolean, ${at.madeAt}::timestamptz, ${at.state}::text,
          ${at.attempts}::integer, ${at.dueAt}::timestamptz, ${at.manual}::boolean
        from unnest(${at.deliveries}::uuid[], ${at.webhooks}::uuid[], ${at.types}::text[], ${at.eventIds}::uuid[],
          ${at.deliveryTags}::text[]) d (id, webhook, type, event, tag)),
      queued as (
        insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
        select ${at.tenant}::uuid, id, webhook, 'first', priority, queue_now()
        from unnest(${at.deliveries}::uuid[], ${at.webhooks}::uuid[], ${at.priorities}::integer[]) d (id, webhook, priority))
      select`,
)

/** True when one statement can write the events: they differ only in tag and text. */
const haveAllInCommon = (events: readonly StoredEvent[]): boolean => {
  const [first] = events
  return events.every(
    (event) =>
      event.tenantId === first?.tenantId &&
      event.legalEntityId === first.legalEntityId &&
      event.correlationId === first.correlationId &&
      event.raisedAt === first.raisedAt &&
      event.isTest === first.isTest &&
      event.source === first.source &&
      event.triggeredBy === first.triggeredBy &&
      event.clientId === first.clientId,
  )
}

/** Writes events without deliveries. */
export const insertEvents = (q: Db, events: readonly StoredEvent[], trace: Trace): Promise<unknown> =>
  events.length > fewEvents && haveAllInCommon(events)
    ? many(q, manyValues(events, trace))
    : Promise.all(events.map((event) => insertEvent(q, event, trace)))

/** Writes events with their deliveries and the deliveries' first attempts, due at once. */
export const insertAllRaised = (q: Db, raised: readonly RaisedEvent[], trace: Trace): Promise<unknown> => {
  const events = raised.map(({ event }) => event)
  if (raised.length <= fewEvents || !haveAllInCommon(events))
    return Promise.all(raised.map((each) => insertRaised(q, each, trace)))
  return raised.every(({ deliveries }) => deliveries.length === 0)
    ? many(q, manyValues(events, trace))
    : manyWithDeliveries(q, { ...manyValues(events, trace), ...manyDeliveryValues(raised) })
}
