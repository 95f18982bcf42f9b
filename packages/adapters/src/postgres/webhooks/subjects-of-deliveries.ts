import type { EventId, TenantId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import { subjectOf, subjectReach } from "@svc/domain/webhooks/event-subject"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import { sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { daysOf } from "./delivery-rows.ts"

/** The deliveries of a page with the subjects of their events, from the beginnings of the envelopes. */
export const withSubjects = async (
  q: Db,
  tenantId: TenantId,
  deliveries: readonly DeliveryEntry[],
): Promise<readonly DeliveryEntry[]> => {
  if (deliveries.length === 0) return []
  const ids = [...new Set(deliveries.map(({ eventId }) => eventId))]
  const { rows } = await sql<{ readonly id: EventId; readonly beginning: string }>`
    select e.id, left(e.envelope, ${sql.lit(subjectReach)}) as beginning from events e
    where e.tenant_id = ${tenantId} and ${daysOf(ids, "e.id")} and e.id = any(${uuidArray(ids)}::uuid[])`.execute(q)
  const subjects = new Map(rows.map(({ id, beginning }) => [id, subjectOf(beginning)]))
  return deliveries.map((delivery) => ({ ...delivery, ...given({ about: subjects.get(delivery.eventId) }) }))
}
