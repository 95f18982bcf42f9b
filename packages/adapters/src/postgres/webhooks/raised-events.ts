import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { lowestPriority } from "@svc/domain/webhooks/ports/delivery-queue"
import type { RaisedEvent } from "@svc/domain/webhooks/ports/event-store"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import { sql } from "kysely"
import { integerArray, textArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { prepared } from "../base/prepared.ts"
import { progressColumns } from "./delivery-rows.ts"

const eventValues = (event: StoredEvent) => ({
  tenant: event.tenantId,
  id: event.id,
  entity: event.legalEntityId,
  tag: event.tag,
  correlation: event.correlationId ?? null,
  source: event.source ?? null,
  triggeredBy: event.triggeredBy,
  raisedAt: new Date(event.raisedAt),
  isTest: event.isTest,
  envelope: event.envelope,
  searched: textArray(event.searchValues),
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
  insert into events (tenant_id, id, legal_entity_id, tag, correlation_id, source, triggered_by, raised_at, is_test,
    envelope, search_keys)
  values (${at.tenant}::uuid, ${at.id}::uuid, ${at.entity}::uuid, ${at.tag}::text, ${at.correlation}::uuid,
    ${at.source}::text, ${at.triggeredBy}::uuid, ${at.raisedAt}::timestamptz, ${at.isTest}::boolean, ${at.envelope}::text,
    search_keys(${at.entity}::uuid, ${at.searched}::text[]))`

const alone = prepared<EventValues, never>((db, at) => ({ compile: () => eventInsert(at).compile(db) }))

const withDeliveries = prepared<Values, never>((db, at) => ({
  compile: () =>
    sql<never>`
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
      select`.compile(db),
}))

/** Writes an event by itself. */
export const insertEvent = (q: Db, event: StoredEvent): Promise<unknown> => alone(q, eventValues(event))

/** Writes an event with its deliveries and their first attempts, which are due at once, in one statement. */
export const insertRaised = (q: Db, { event, deliveries, priorities }: RaisedEvent): Promise<unknown> =>
  deliveries.length === 0
    ? insertEvent(q, event)
    : withDeliveries(q, { ...eventValues(event), ...deliveryValues(deliveries, priorities) })
