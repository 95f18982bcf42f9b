import { type RawBuilder, sql } from "kysely"
import { daySource, periodSource, type SourceAsked } from "./report-source.ts"

/** The first day of a version of a charge that is not invoiced; for Usage, the first day with waiting usage rows. */
const firstDay = sql`case when c.charge_type = 'Usage' then w.first_day
  else greatest(coalesce(c.charged_through, c.start_date), v.start_date) end`

const lastDay = sql`least(c.end_date, v.end_date) - 1`

/** The versions of charges of activated orders that meet a condition, with their usage that waits before a day. */
const charges = (
  { tenantId, legalEntityId }: SourceAsked,
  condition: RawBuilder<unknown>,
  waiting: RawBuilder<unknown>,
) => sql`
  from order_charges c
  join order_versions v on v.tenant_id = c.tenant_id and v.order_id = c.order_id and v.is_last
    and v.status not in ('Draft', 'OrderDraft', 'Deleted')
  left join lateral (
    select min(u.from_date) as first_day from usage_rows u
    where c.charge_type = 'Usage' and u.tenant_id = ${tenantId} and u.legal_entity_id = ${legalEntityId}
      and u.charge_number = c.charge_number and u.invoice_id is null and u.kind = 'Usage'
      and u.from_date >= c.start_date and (c.end_date is null or u.from_date < c.end_date) and ${waiting}) w on true
  left join accounts a on a.tenant_id = v.tenant_id and a.id = v.account_id
  where c.tenant_id = ${tenantId} and c.legal_entity_id = ${legalEntityId} and c.until_version is null
    and c.start_date is not null and ${condition}`

export const unbilledRevenue = daySource({
  rows: (asked) => sql`
    select c.id as key, v.order_number as "orderNumber", c.charge_number as "chargeNumber", a.name as "accountName",
      ${firstDay} as "from", least(${asked.date}::date, ${lastDay}) as "to"
    ${charges(
      asked,
      sql`(c.charge_type in ('Usage', 'Measured') or (c.charge_type = 'Recurring' and c.billing_timing = 'InArrears'))
        and ${firstDay} <= least(${asked.date}::date, ${lastDay})`,
      sql`u.from_date <= ${asked.date}`,
    )}`,
  order: sql`t."orderNumber", t."chargeNumber", t.key`,
  also: sql`t.key as "chargeId"`,
})

/** A OneOff that is not invoiced covers its first day only. */
export const uninvoicedCharges = periodSource({
  rows: (asked) => sql`
    select c.id as key, v.order_number as "orderNumber", c.charge_number as "chargeNumber", a.name as "accountName",
      c.charged_through as "chargedThroughDate", ${firstDay} as first_day
    ${charges(
      asked,
      sql`${firstDay} between ${asked.from} and ${asked.to} and case when c.charge_type = 'OneOff'
        then coalesce(c.charged_through, c.start_date) <= c.start_date and c.start_date < coalesce(v.end_date, 'infinity')
        else ${firstDay} <= coalesce(${lastDay}, 'infinity') end`,
      sql`true`,
    )}`,
  order: sql`t.first_day, t."orderNumber", t."chargeNumber", t.key`,
  also: sql`t.key as "chargeId"`,
})
