import type { TenantId } from "@svc/domain/shared/ids"
import { bytesAround, endOfDeletions } from "@svc/domain/webhooks/payload"
import type { DeliveryKey } from "@svc/domain/webhooks/ports/delivery-store"
import { sql } from "kysely"
import { amongDeliveriesOf } from "./delivery-rows.ts"

const isThin = sql`s.settings #>> '{payload,form}' = 'Thin'`
const limit = sql`(s.settings #>> '{payload,maxBodyBytes}')::integer`

/**
 * Marks the deliveries of a tenant that are sent without data: their webhook wants none, the body would be too large
 * (contract W41), or the event has none (contract W52, W53). `keys` is not empty.
 */
export const thinDeliveries = (tenantId: TenantId, keys: readonly DeliveryKey[]) => {
  const settings = sql`from webhook_settings s where s.tenant_id = ${tenantId} and s.webhook_id = d.webhook_id`
  return sql<never>`
    update webhook_deliveries d
    set form = coalesce(e.absence, (select case when ${isThin} then 'Thin' else 'Size' end ${settings}))
    from events e
    where ${amongDeliveriesOf(tenantId, keys)} and d.form is null
      and e.tenant_id = ${tenantId} and e.id = d.event_id
      and (e.absence is not null or right(d.tag, ${endOfDeletions.length}) <> ${endOfDeletions} and exists (
        select ${settings}
          and (${isThin} or octet_length(e.envelope) + ${bytesAround}::integer + octet_length(d.event_type) > ${limit})))`
}
