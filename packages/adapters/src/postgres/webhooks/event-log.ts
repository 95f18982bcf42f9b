import type { EventLog } from "@svc/domain/webhooks/ports/event-log"
import { given } from "@svc/domain/shared/given"
import { subjectOf, subjectReach } from "@svc/domain/webhooks/event-subject"
import { EventNotFound } from "@svc/domain/webhooks/webhooks.errors"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inTimeLeft, listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { lowestIdBehind, lowestIdFrom } from "./delivery-rows.ts"
import { readBackground } from "./event-background.ts"
import { eventColumns, toEventEntry } from "./event-rows.ts"
import { withOutcomes } from "./event-outcomes.ts"
import { findValue } from "./event-search.ts"

const entries = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("events as e")
    .select(eventColumns)
    .where("e.tenant_id", "=", tenantId)
    .where("e.legal_entity_id", "=", legalEntityId)

export const makePostgresEventLog = (db: Db): EventLog => ({
  list: (scope, { tag, correlationId, source, search, from, to, limit, after }) =>
    listQuery(db, "EventLog", (q) =>
      withinTime(q, async () => {
        const low = from === undefined ? undefined : lowestIdFrom(from)
        const high = to === undefined ? undefined : lowestIdBehind(to)
        const withValue = search === undefined ? undefined : await findValue(q, scope, search, low, high)
        const found = entries(q, scope)
          .select(sql<string>`left(e.envelope, ${sql.lit(subjectReach)})`.as("beginning"))
          .$if(tag !== undefined, (some) => some.where("e.tag", "=", tag!))
          .$if(correlationId !== undefined, (some) => some.where("e.correlation_id", "=", correlationId!))
          .$if(source !== undefined, (some) => some.where("e.source", "=", source!))
          .$if(withValue !== undefined, (some) => some.where(withValue!.event))
          .$if(from !== undefined, (some) =>
            some.where(sql<boolean>`e.raised_at >= ${new Date(from!)} and e.id >= ${low}`),
          )
          .$if(to !== undefined, (some) => some.where(sql<boolean>`e.raised_at < ${new Date(to!)} and e.id < ${high}`))
          .$if(after !== undefined, (some) => some.where("e.id", "<", after!))
          .orderBy("e.id", "desc")
          .limit(limit)
        const rows = await (withValue === undefined ? found.execute() : inTimeLeft(q, () => found.execute()))
        const shown = rows.map((row) => ({ ...toEventEntry(row), ...given({ about: subjectOf(row.beginning) }) }))
        return inTimeLeft(q, () => withOutcomes(q, scope.tenantId, shown))
      }),
    ),

  get: Effect.fnUntraced(function* (scope, id) {
    const row = yield* query(db, "EventLog", (q) =>
      entries(q, scope).select("e.envelope").where("e.id", "=", id).executeTakeFirst(),
    )
    if (row === undefined) return yield* new EventNotFound({ eventId: id })
    const background = yield* query(db, "EventLog", (q) => readBackground(q, scope.tenantId, id))
    return { ...toEventEntry(row), envelope: row.envelope, ...background }
  }),
})
