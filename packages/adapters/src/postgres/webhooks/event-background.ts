import type { EventId, TenantId } from "@svc/domain/shared/ids"
import { type EventBackground, mostCorrelated } from "@svc/domain/webhooks/event"
import { given } from "@svc/domain/shared/given"
import { traceIdOf } from "@svc/domain/webhooks/format"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"

interface Row {
  readonly traceparent: string | null
  readonly trace_id: string | null
  readonly user_name: string | null
  readonly token_name: string | null
  readonly correlated: number
}

/** The trace of an event, the user who raised it, and the number of other events of its legal entity with the same correlation id. */
export const readBackground = async (q: Db, tenantId: TenantId, id: EventId): Promise<EventBackground> => {
  const { rows } = await sql<Row>`
    select e.traceparent, e.trace_id, u.name as user_name, t.name as token_name,
      (select count(*)::int from (
        select from events o where o.tenant_id = ${tenantId} and o.correlation_id = e.correlation_id
          and o.legal_entity_id = e.legal_entity_id and o.id <> e.id limit ${sql.lit(mostCorrelated)}) o) as correlated
    from events e
    left join users u on u.tenant_id = ${tenantId} and u.id = e.triggered_by
    left join personal_tokens t on t.tenant_id = ${tenantId} and t.client_id = e.client_id
    where e.tenant_id = ${tenantId} and e.id = ${id}`.execute(q)
  const { user_name, token_name, correlated, traceparent, trace_id } = rows[0]!
  const traceId = trace_id?.replaceAll("-", "")
  return {
    traceId: traceIdOf({ id, ...given({ traceparent: traceparent ?? undefined, traceId }) }),
    ...(user_name === null ? {} : { userName: user_name }),
    ...(token_name === null ? {} : { tokenName: token_name }),
    correlated,
  }
}
