import { sql } from "kysely"
import { inBaseOfOrder, periodSource } from "./report-source.ts"

export const bookingMovement = periodSource({
  rows: (asked) => sql`
    select b.id as key, b.effective_date as "effectiveDate", v.order_number as "orderNumber", a.name as "accountName",
      b.booking_type as "bookingType", b.change_type as "changeType", b.classification,
      ${inBaseOfOrder(sql`b.cmrr`, asked)} as cmrr, ${inBaseOfOrder(sql`b.acv`, asked)} as acv,
      ${inBaseOfOrder(sql`b.tcv`, asked)} as tcv
    from bookings b
    left join order_versions v on v.tenant_id = b.tenant_id and v.version_id = b.order_version_id
    left join accounts a on a.tenant_id = v.tenant_id and a.id = v.account_id
    where b.tenant_id = ${asked.tenantId} and b.legal_entity_id = ${asked.legalEntityId}
      and b.effective_date between ${asked.from} and ${asked.to}`,
  order: sql`t."effectiveDate", t.key`,
})

export const upcomingRenewals = periodSource({
  rows: (asked) => sql`
    select v.order_id as key, v.order_number as "orderNumber", a.name as "accountName", v.end_date - 1 as "effectiveEndDate",
      v.notice_period_date as "noticePeriodDate", v.is_auto_renewed as "isAutoRenewed", v.renewal_term as "renewalTerm",
      ${inBaseOfOrder(sql`v.cmrr`, asked)} as cmrr
    from order_versions v
    left join accounts a on a.tenant_id = v.tenant_id and a.id = v.account_id
    where v.tenant_id = ${asked.tenantId} and v.legal_entity_id = ${asked.legalEntityId} and v.is_last
      and v.status = 'Active' and v.end_date between ${asked.from}::date + 1 and ${asked.to}::date + 1`,
  order: sql`t."effectiveEndDate", t.key`,
})

/** Rows are counted by charge first; the rows of a deleted charge remain without one. */
export const usageReconciliation = periodSource({
  rows: ({ tenantId, legalEntityId, from, to }) => sql`
    select coalesce(c.order_id, c.charge_id, ${"00000000-0000-0000-0000-000000000000"}::uuid) as key,
      o.order_number as "orderNumber", c.charge_number as "chargeNumber",
      sum(case when c.charge_id is null then c.waiting else 0 end) as unmatched,
      sum(case when c.charge_id is null then 0 else c.waiting end) as waiting,
      sum(c.on_draft) as "onDraft", sum(c.invoiced) as invoiced
    from (
      select u.order_id, u.charge_number, u.waiting, u.on_draft, u.invoiced,
        (select k.id from order_charges k where k.tenant_id = ${tenantId} and k.legal_entity_id = ${legalEntityId}
          and k.charge_number = u.charge_number and k.until_version is null limit 1) as charge_id
      from (
        select r.order_id, r.charge_number, count(*) filter (where r.invoice_id is null) as waiting,
          count(*) filter (where i.status = 'Draft') as on_draft,
          count(*) filter (where i.status in ('Posted', 'Settled')) as invoiced
        from usage_rows r left join invoices i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
        where r.tenant_id = ${tenantId} and r.legal_entity_id = ${legalEntityId}
          and r.kind in ('Usage', 'Measurement') and r.from_date between ${from} and ${to}
        group by r.order_id, r.charge_number) u) c
    left join orders o on o.tenant_id = ${tenantId} and o.id = c.order_id
    group by c.order_id, o.order_number, c.charge_number, c.charge_id`,
  order: sql`t."orderNumber", t."chargeNumber", t.key`,
  isWhole: true,
})
