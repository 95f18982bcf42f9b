import type { SecurityEventStore } from "@svc/domain/people/ports/security-event-store"
import type { SecurityEvent, SecurityEventType } from "@svc/domain/people/security-event"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "SecurityEventStore"
type Row = Selectable<Tables["security_events"]>

const toEvent = (row: Row): SecurityEvent => ({
  id: row.id,
  type: row.type as SecurityEventType,
  at: row.at,
  ...(row.tenant === null ? {} : { tenantId: row.tenant }),
  ...(row.user_id === null ? {} : { userId: row.user_id }),
  ...(row.person_id === null ? {} : { personId: row.person_id }),
  address: row.address,
  userAgent: row.user_agent,
  ...(row.about === null ? {} : { about: row.about }),
})
const moment = (at: number | undefined) => (at === undefined ? null : new Date(at))

/** `count` counts the events that were appended. */
export const makePostgresSecurityEventStore = (
  db: Db,
  count: (type: SecurityEventType) => void,
): SecurityEventStore => ({
  append: ({ id, type, at, tenantId, userId, personId, address, userAgent, about }) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .insertInto("security_events")
          .values({
            id,
            type,
            at: new Date(at),
            tenant: tenantId ?? null,
            user_id: userId ?? null,
            person_id: personId ?? null,
            address,
            user_agent: userAgent,
            about: about ?? null,
          })
          .execute(),
      ),
      () => count(type),
    ),

  list: ({ userId, types, from, to, after, limit }) =>
    Effect.map(
      query(db, port, (q) =>
        sql<Row>`select * from security_events_with(${userId ?? null}::uuid,
          (select u.person_id from users u where u.tenant_id = current_tenant() and u.id = ${userId ?? null}), ${types ?? null}::text[],
          ${moment(from)}::timestamptz, ${moment(to)}::timestamptz, ${after ?? null}::uuid, ${limit})`.execute(q),
      ),
      ({ rows }) => rows.map(toEvent),
    ),
})
