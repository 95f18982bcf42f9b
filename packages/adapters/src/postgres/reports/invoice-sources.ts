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

/** The amounts of lines already have the invoice's allowances deducted. */
export const taxByRate = periodSource({
  rows: ({ tenantId, legalEntityId, from, to }) => sql`
    select i.currency as key, l.tax_detail ->> 'category' as "taxCategory", (l.tax_detail ->> 'rate')::numeric as "taxRate",
      sum(l.subtotal - l.allowance) as net, sum(l.tax) as tax, sum(l.subtotal_base - l.allowance_base) as "netBase",
      sum(l.tax_base) as "taxBase"
    from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
    where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.posted_at is not null
      and i.invoice_date between ${from} and ${to}
    group by 1, 2, 3`,
  order: sql`t."taxCategory" collate "C", t."taxRate", t.key collate "C"`,
  isWhole: true,
})
