import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { isParked } from "./delivery-rows.ts"

export interface LostDeliveries {
  readonly count: number
  readonly example?: { readonly tenantId: string; readonly legalEntityId: string; readonly id: string }
}

/**
 * Deliveries that expect an attempt but are neither in the queue nor parked for a webhook that will release them, so
 * nobody will ever make that attempt. One statement reads one snapshot, so that an attempt that is just being recorded
 * does not count as lost.
 */
export const findLostDeliveries = async (db: Db): Promise<LostDeliveries> => {
  const { rows } = await sql<{ count: string; tenant: string | null; entity: string | null; id: string | null }>`
    with lost as (
      select d.tenant_id, d.legal_entity_id, d.id from webhook_deliveries d
      where (d.state = 'Pending' or d.next_attempt_at is not null)
        and not (${isParked(sql.ref("d.tenant_id"))} and exists (select from webhooks w where w.tenant_id = d.tenant_id and w.id = d.webhook_id
          and (w.congested or w.status <> 'Enabled' or w.deleted_at is not null)))
        and not exists (select from delivery_queue j where j.delivery_id = d.id and j.tenant_id = d.tenant_id))
    select (select count(*) from lost) as count, l.tenant_id as tenant, l.legal_entity_id as entity, l.id
    from (values (1)) one left join lateral (select * from lost order by id limit 1) l on true`.execute(db)
  const [row] = rows
  if (row === undefined || row.id === null) return { count: 0 }
  return {
    count: Number(row.count),
    example: { tenantId: row.tenant!, legalEntityId: row.entity!, id: row.id },
  }
}
