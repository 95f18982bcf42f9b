import { addDays, startOf } from "@svc/domain/shared/calendar-date"
import { sampledDeliveries } from "@svc/domain/webhooks/ports/webhook-stats"
import { sql } from "kysely"
import { lowestIdBehind, lowestIdFrom } from "../webhooks/delivery-rows.ts"
import { periodSource } from "./report-source.ts"

/**
 * All deliveries are counted by an index alone. Undelivered ones are counted from the pending work and the few
 * failures, so a healthy receiver costs no read of a delivery. Days are in UTC, as in the log.
 */
export const deliveryHealth = periodSource({
  rows: ({ tenantId, legalEntityId, from, to }) => {
    const made = sql`d.tenant_id = ${tenantId} and d.id >= ${lowestIdFrom(startOf(from))}
      and d.id < ${lowestIdBehind(startOf(addDays(to, 1)))}`
    const within = sql`d.created_at >= ${new Date(startOf(from))} and d.created_at < ${new Date(startOf(addDays(to, 1)))}`
    return sql`
      select w.id as key, w.url, w.status, m.made - p.pending - coalesce(f.failed, 0) as delivered,
        coalesce(f.failed, 0) as failed, p.pending,
        round(1.0 * (m.made - p.pending - coalesce(f.failed, 0)) / nullif(m.made - p.pending, 0), 4) as "successRate",
        l.at as "lastFailure"
      from webhooks w
      cross join lateral (
        select count(*) as made from webhook_deliveries d where d.webhook_id = w.id and ${made}) m
      cross join lateral (
        select count(*) as pending from (
          select delivery_id from delivery_queue where tenant_id = ${tenantId} and webhook_id = w.id
          union select delivery_id from parked_deliveries where tenant_id = ${tenantId} and webhook_id = w.id) q
        join webhook_deliveries d on d.id = q.delivery_id and ${made} and ${within}
        where d.state = 'Pending') p
      left join (
        select d.webhook_id, count(*) as failed from webhook_deliveries d
        where ${made} and ${within} and d.legal_entity_id = ${legalEntityId} and d.failed
        group by d.webhook_id) f on f.webhook_id = w.id
      left join lateral (
        select max(a.started_at) as at from (
          select d.id from webhook_deliveries d where d.webhook_id = w.id and ${made} and ${within} and d.troubled
          order by d.id desc limit ${sql.lit(sampledDeliveries)}) t
        join webhook_attempts a on a.tenant_id = ${tenantId} and a.delivery_id = t.id and not a.succeeded) l on true
      where w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId} and w.deleted_at is null`
  },
  order: sql`t.key`,
})
