import type { TenantId } from "@svc/domain/shared/ids"
import { bytesAround, endOfDeletions } from "@svc/domain/webhooks/payload"
import type { DeliveryKey } from "@svc/domain/webhooks/ports/delivery-store"
import { sql } from "kysely"
import { amongDeliveriesOf } from "./delivery-rows.ts"

const limit = sql`(s.settings #>> '{payload,maxBodyBytes}')::integer`

/**
 * Marks the deliveries of a tenant that are sent without data: their webhook wants none, or the body would be too large
 * (contract W41). `keys` is not empty.
 */
export const thinDeliveries = (tenantId: TenantId, keys: readonly DeliveryKey[]) => sql<never>`
  update webhook_deliveries d
  set form = case when s.settings #>> '{payload,form}' = 'Thin' then 'Thin' else 'Size' end
  from webhook_settings s, events e
  where ${amongDeliveriesOf(tenantId, keys)} and d.form is null and right(d.tag, ${endOfDeletions.length}) <> ${endOfDeletions}
    and s.tenant_id = ${tenantId} and s.webhook_id = d.webhook_id
    and e.tenant_id = ${tenantId} and e.id = d.event_id
    and (s.settings #>> '{payload,form}' = 'Thin'
      or octet_length(e.envelope) + ${bytesAround}::integer + octet_length(d.event_type) > ${limit})`
