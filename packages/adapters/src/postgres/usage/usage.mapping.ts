import type { ShownUsage, UsageRow } from "@svc/domain/usage/usage-row"
import { type AliasedRawBuilder, sql } from "kysely"
import { column, exact, instant, json, mapping, referenceTo } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"
import { ownTenant } from "../base/own-tenant.ts"

export const usageMapping = mapping<UsageRow, "usage_rows">({
  tenantId: column("tenant_id"),
  id: column("id"),
  legalEntityId: column("legal_entity_id"),
  kind: column("kind"),
  accountId: column("account_id"),
  orderId: column("order_id"),
  orderProductId: column("order_product_id"),
  chargeNumber: column("charge_number"),
  unit: column("unit"),
  quantity: exact("quantity"),
  description: column("description"),
  from: column("from_date"),
  to: column("to_date"),
  source: column("source"),
  tag: column("tag"),
  ratedPrice: exact("rated_price"),
  ratedPriceCurrency: column("rated_price_currency"),
  customFields: json("custom_fields"),
  importId: column("import_id"),
  invoiceId: column("invoice_id"),
  invoiceLineId: column("invoice_line_id"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

const externalIds = sql`'externalERPId', r.external_erp_id, 'externalCRMId', r.external_crm_id`

/** The names that rows show, from last versions: empty for a deleted order and reverted parts. */
export const shownSelection: readonly AliasedRawBuilder<unknown, string>[] = [
  ...usageMapping.selection,
  referenceTo(simpleAccountRef, "t", "account_id").as("account"),
  sql`(select jsonb_strip_nulls(jsonb_build_object('id', r.version_id, 'orderNumber', r.order_number, ${externalIds}))
    from order_versions r where r.tenant_id = ${ownTenant} and r.order_id = t.order_id and r.is_last
      and r.status <> 'Deleted')`.as("order"),
  sql`(select jsonb_strip_nulls(jsonb_build_object('id', r.id, 'productNumber', r.product_number, ${externalIds}))
    from order_products r where r.tenant_id = ${ownTenant} and r.order_id = t.order_id and r.id = t.order_product_id
      and r.until_version is null)`.as("product"),
  sql`(select jsonb_strip_nulls(jsonb_build_object('id', r.id, 'chargeNumber', r.charge_number, 'name', r.name,
      'description', r.description, ${externalIds}))
    from order_charges r where r.tenant_id = ${ownTenant} and r.legal_entity_id = t.legal_entity_id
      and r.charge_number = t.charge_number and r.until_version is null order by r.version desc limit 1)`.as("charge"),
]

/** A row that was read with `shownSelection`. */
export const toShown = (row: Readonly<Record<string, unknown>>): ShownUsage => usageMapping.toEntity(row)
