import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { sql } from "kysely"
import { booleanArray, integerArray, textArray, timestamptzArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"

/** The deliveries as an array for each column: a batch of invoices adds a hundred at a time. */
const arraysOf = (deliveries: readonly NewDelivery[]) => ({
  tenants: uuidArray(deliveries.map(({ event }) => event.tenantId)),
  ids: uuidArray(deliveries.map(({ id }) => id)),
  entities: uuidArray(deliveries.map(({ event }) => event.legalEntityId)),
  webhooks: uuidArray(deliveries.map(({ webhookId }) => webhookId)),
  events: uuidArray(deliveries.map(({ event }) => event.id)),
  types: textArray(deliveries.map(({ eventType }) => eventType)),
  tags: textArray(deliveries.map(({ event }) => event.tag)),
  correlations: uuidArray(deliveries.map(({ event }) => event.correlationId)),
  tests: booleanArray(deliveries.map(({ event }) => event.isTest)),
  madeAt: timestamptzArray(deliveries.map(({ createdAt }) => createdAt)),
  states: textArray(deliveries.map(({ progress }) => progress.state)),
  attempts: integerArray(deliveries.map(({ progress }) => progress.attemptCount)),
  dueAt: timestamptzArray(deliveries.map(({ progress }) => progress.nextAttemptAt)),
  manual: booleanArray(deliveries.map(({ progress }) => progress.manual)),
})

const insert = preparedSql<ReturnType<typeof arraysOf>, never>(
  (at) => sql<never>`
    insert into webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag, correlation_id,
      is_test, created_at, state, attempt_count, next_attempt_at, manual)
    select * from unnest(${at.tenants}::uuid[], ${at.ids}::uuid[], ${at.entities}::uuid[], ${at.webhooks}::uuid[],
      ${at.events}::uuid[], ${at.types}::text[], ${at.tags}::text[], ${at.correlations}::uuid[], ${at.tests}::boolean[],
      ${at.madeAt}::timestamptz[], ${at.states}::text[], ${at.attempts}::integer[], ${at.dueAt}::timestamptz[],
      ${at.manual}::boolean[])`,
)

/** Writes new deliveries in one statement. */
export const insertDeliveries = (q: Db, deliveries: readonly NewDelivery[]): Promise<unknown> =>
  insert(q, arraysOf(deliveries))
