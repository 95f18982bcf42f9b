import type { EventId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type EventEntry, type ListedEvent, mostCountedOfEvent } from "@svc/domain/webhooks/ports/event-log"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { createdFrom } from "./delivery-rows.ts"

interface Row {
  readonly id: EventId
  readonly user_name: string | null
  readonly made: number
  readonly delivered: number
  readonly failed: number
}

/**
 * The events of a page with the users who raised them and the results of their deliveries. No delivery is older than
 * its event.
 */
export const withOutcomes = async (
  q: Db,
  tenantId: TenantId,
  events: readonly (EventEntry & Pick<ListedEvent, "about">)[],
): Promise<readonly ListedEvent[]> => {
  if (events.length === 0) return []
  const oldest = Math.min(...events.map(({ raisedAt }) => raisedAt)) as Timestamp
  const { rows } = await sql<Row>`
    select e.id, u.name as user_name, n.made, n.delivered, n.failed
    from unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ triggeredBy }) => triggeredBy)}::uuid[]) as e (id, user_id)
    left join users u on u.tenant_id = ${tenantId} and u.id = e.user_id
    cross join lateral (
      select count(*)::int as made, (count(*) filter (where d.state = 'Delivered'))::int as delivered,
        (count(*) filter (where d.state = 'Failed'))::int as failed
      from (
        select d.state from webhook_deliveries d
        where d.tenant_id = ${tenantId} and d.event_id = e.id and ${createdFrom(oldest)}
        limit ${sql.lit(mostCountedOfEvent)}) d) n`.execute(q)
  const outcomes = new Map(rows.map(({ id, user_name, ...counts }) => [id, { user_name, counts }]))
  return events.map((event) => {
    const { user_name, counts } = outcomes.get(event.id)!
    return { ...event, ...counts, ...(user_name === null ? {} : { userName: user_name }) }
  })
}
