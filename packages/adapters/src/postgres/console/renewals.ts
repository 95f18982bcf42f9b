import {
  mostUpcoming,
  namedUpcoming,
  type Renewals,
  type UpcomingSubscription,
  upcomingDays,
} from "@svc/domain/console/renewals"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"

interface UpcomingRow extends Omit<UpcomingSubscription, "mrr"> {
  readonly mrr: string
  readonly renewing: number
  readonly ending: number
}

/**
 * Reads the first upcoming renewals and ends in the order of their indexes. In a legal entity that does not renew
 * automatically, every term ends.
 */
export const readRenewals = async (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  today: CalendarDate,
): Promise<Renewals> => {
  const last = addDays(today, upcomingDays)
  const active = sql`from order_versions v where v.tenant_id = ${tenantId} and v.legal_entity_id = ${legalEntityId}
    and v.is_last and v.status = 'Active'`
  const shown = sql`v.version_id, v.order_number, v.account_id, v.cmrr, v.currency`
  const { rows } = await sql<UpcomingRow>`with entity as materialized (
      select p.auto_renew from legal_entity_profiles p
      where p.tenant_id = ${tenantId} and p.legal_entity_id = ${legalEntityId}),
    renewing as materialized (
      select ${shown}, v.notice_period_date + 1 as day ${active} and v.is_auto_renewed
        and v.notice_period_date between ${today}::date - 1 and ${last}::date - 1 and (select auto_renew from entity)
      order by v.notice_period_date limit ${sql.lit(mostUpcoming)}),
    first_ends as materialized (
      select ${shown}, v.end_date - 1 as day, v.is_auto_renewed ${active}
        and v.end_date between ${today}::date + 1 and ${last}::date + 1
      order by v.end_date limit ${sql.lit(mostUpcoming)}),
    ending as materialized (
      select * from first_ends where not (is_auto_renewed and (select auto_renew from entity))),
    named as materialized (
      select version_id, order_number, account_id, cmrr, currency, day, true as is_renewed from renewing
      union all
      select version_id, order_number, account_id, cmrr, currency, day, false from ending
      order by day, version_id limit ${sql.lit(namedUpcoming)})
    select named.version_id as id, named.order_number as "orderNumber", a.name as "accountName",
      named.is_renewed as "isRenewed", named.day, named.cmrr::text as mrr, named.currency,
      (select count(*)::int from renewing) as renewing, (select count(*)::int from ending) as ending
    from named
    cross join lateral (select b.name from accounts b where b.tenant_id = ${tenantId} and b.id = named.account_id) a
    order by named.day, named.version_id`.execute(q)
  const { renewing = 0, ending = 0 } = rows[0] ?? {}
  return {
    renewing,
    ending,
    next: rows.map(({ id, orderNumber, accountName, isRenewed, day, mrr, currency }) => ({
      id,
      orderNumber,
      accountName,
      isRenewed,
      day,
      mrr: decimal(mrr),
      currency,
    })),
  }
}
