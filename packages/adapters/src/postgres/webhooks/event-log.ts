import type { EventEntry, EventLog } from "@svc/domain/webhooks/ports/event-log"
import { EventNotFound } from "@svc/domain/webhooks/webhooks.errors"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"
import { lowestIdBehind, lowestIdFrom } from "./delivery-rows.ts"
import { eventsWithValue } from "./event-search.ts"

const columns = [
  "tenant_id",
  "id",
  "legal_entity_id",
  "tag",
  "correlation_id",
  "source",
  "triggered_by",
  "raised_at",
  "is_test",
] as const

const entries = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("events as e")
    .select(columns)
    .where("e.tenant_id", "=", tenantId)
    .where("e.legal_entity_id", "=", legalEntityId)

const toEntry = (row: Pick<Selectable<Tables["events"]>, (typeof columns)[number]>): EventEntry => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  id: row.id,
  tag: row.tag,
  triggeredBy: row.triggered_by as EventEntry["triggeredBy"],
  raisedAt: row.raised_at,
  isTest: row.is_test,
  ...(row.correlation_id === null ? {} : { correlationId: row.correlation_id }),
  ...(row.source === null ? {} : { source: row.source as NonNullable<EventEntry["source"]> }),
})

export const makePostgresEventLog = (db: Db): EventLog => ({
  list: (scope, { tag, correlationId, source, search, from, to, limit, after }) =>
    Effect.map(
      query(db, "EventLog", (q) => {
        const low = from === undefined ? undefined : lowestIdFrom(from)
        const high = to === undefined ? undefined : lowestIdBehind(to)
        return entries(q, scope)
          .$if(tag !== undefined, (some) => some.where("e.tag", "=", tag!))
          .$if(correlationId !== undefined, (some) => some.where("e.correlation_id", "=", correlationId!))
          .$if(source !== undefined, (some) => some.where("e.source", "=", source!))
          .$if(search !== undefined, (some) =>
            some.where(sql<boolean>`e.id = ${eventsWithValue(scope, search!, low, high)}`),
          )
          .$if(from !== undefined, (some) =>
            some.where(sql<boolean>`e.raised_at >= ${new Date(from!)} and e.id >= ${low}`),
          )
          .$if(to !== undefined, (some) => some.where(sql<boolean>`e.raised_at < ${new Date(to!)} and e.id < ${high}`))
          .$if(after !== undefined, (some) => some.where("e.id", "<", after!))
          .orderBy("e.id", "desc")
          .limit(limit)
          .execute()
      }),
      (rows) => rows.map(toEntry),
    ),

  get: Effect.fnUntraced(function* (scope, id) {
    const row = yield* query(db, "EventLog", (q) =>
      entries(q, scope).select("e.envelope").where("e.id", "=", id).executeTakeFirst(),
    )
    if (row === undefined) return yield* new EventNotFound({ eventId: id })
    return { ...toEntry(row), envelope: row.envelope }
  }),
})
