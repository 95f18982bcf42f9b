import { sql } from "kysely"
import { periodSource } from "./report-source.ts"

export const invoiceJournal = periodSource({
  rows: ({ tenantId, legalEntityId, from, to }) => sql`
    select i.id as key, i.invoice_number as "invoiceNumber", i.invoice_date as "invoiceDate", a.name as "accountName",
      i.currency, i.subtotal, i.tax, i.total as "totalAmount", i.total_base as "totalBaseAmount", i.status
    from invoices i
    left join accounts a on a.tenant_id = i.tenant_id and a.id = i.account_id
    where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.posted_at is not null
      and i.invoice_date between ${from} and ${to}`,
  order: sql`t."invoiceDate", t.key`,
})

/**
 * The amounts of lines already have the invoice's allowances deducted. Write-offs that correct the tax are subtracted
 * on the day of their voucher (contract P27).
 */
export const taxByRate = periodSource({
  rows: ({ tenantId, legalEntityId, from, to }) => sql`
    select x.currency as key, x.category as "taxCategory", x.rate as "taxRate", sum(x.net) as net, sum(x.tax) as tax,
      sum(x.net_base) as "netBase", sum(x.tax_base) as "taxBase"
    from (
      select i.currency, l.tax_detail ->> 'category' as category, (l.tax_detail ->> 'rate')::numeric as rate,
        l.subtotal - l.allowance as net, l.tax, l.subtotal_base - l.allowance_base as net_base, l.tax_base
      from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
      where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.posted_at is not null
        and i.invoice_date between ${from} and ${to}
      union all
      select t.currency, t.tax_category, t.tax_rate, -t.net, -t.tax, -t.net_base, -t.tax_base
      from write_off_taxes t
      where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId}
        and t.effective_date between ${from} and ${to}) x
    group by 1, 2, 3`,
  order: sql`t."taxCategory" collate "C", t."taxRate", t.key collate "C"`,
  isWhole: true,
})
