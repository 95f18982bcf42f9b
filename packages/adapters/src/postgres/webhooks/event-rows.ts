import type { EventEntry } from "@svc/domain/webhooks/ports/event-log"
import type { Selectable } from "kysely"
import type { Tables } from "../base/tables.gen.ts"

/** The columns of an event without its payload. */
export const eventColumns = [
  "tenant_id",
  "id",
  "legal_entity_id",
  "tag",
  "correlation_id",
  "source",
  "triggered_by",
  "raised_at",
  "is_test",
  "absence",
] as const

export const toEventEntry = (row: Pick<Selectable<Tables["events"]>, (typeof eventColumns)[number]>): EventEntry => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  id: row.id,
  tag: row.tag,
  triggeredBy: row.triggered_by as EventEntry["triggeredBy"],
  raisedAt: row.raised_at,
  isTest: row.is_test,
  ...(row.absence === null ? {} : { absence: row.absence }),
  ...(row.correlation_id === null ? {} : { correlationId: row.correlation_id }),
  ...(row.source === null ? {} : { source: row.source as NonNullable<EventEntry["source"]> }),
})
