import type { Scope } from "@svc/domain/shared/scope"
import type { measurementFields, usageFields } from "@svc/domain/usage/usage-body"
import type { UsageKind } from "@svc/domain/usage/usage-row"
import { sql } from "kysely"
import type { ListSource } from "../base/fetch-list.ts"
import { referredAccount } from "../customers/referred-account.ts"
import { ownTenant } from "../base/own-tenant.ts"

const common = {
  id: sql`t.id`,
  "account/id": sql`t.account_id`,
  "account/accountNumber": { ...referredAccount("account_number", sql`t.account_number`), unique: true },
  "account/name": referredAccount("name", sql`t.account_name`),
  "order/orderNumber": sql`(select o.order_number from orders o where o.tenant_id = ${ownTenant} and o.id = t.order_id
    and not o.deleted)`,
  "product/id": sql`t.order_product_id`,
  "charge/chargeNumber": sql`t.charge_number`,
  fromDate: sql`t.from_date`,
  quantity: sql`t.quantity`,
  importDate: sql`t.created_at`,
  created: sql`t.created_at`,
  modified: sql`t.modified_at`,
} as const

const custom = {
  column: sql`t.custom_fields`,
  holding: (json: string) => sql<boolean>`t.custom_fields @> ${json}::jsonb`,
}

const sourceOf = (kind: UsageKind, { tenantId }: Scope) => {
  const ofKind = sql`u.tenant_id = ${tenantId} and u.kind = ${sql.lit(kind)}`
  return {
    table: sql`(select u.* from usage_rows u where ${ofKind})`,
    joined: () => sql`(select u.*, a.account_number, a.name as account_name from usage_rows u
      left join accounts a on a.tenant_id = u.tenant_id and a.legal_entity_id = u.legal_entity_id and a.id = u.account_id
      where ${ofKind})`,
    modified: sql`t.modified_at`,
  } satisfies Pick<ListSource, "table" | "joined" | "modified">
}

const usageSource = (scope: Scope): ListSource<typeof usageFields> => ({
  ...sourceOf("Usage", scope),
  kept: "usage",
  columns: {
    one: {
      ...common,
      toDate: sql`t.to_date`,
      unit: sql`t.unit`,
      description: sql`t.description`,
      source: sql`t.source`,
      processed: sql`(t.invoice_id is not null)`,
      ratedPrice: sql`t.rated_price`,
    },
    custom,
  },
})

const measurementSource = (scope: Scope): ListSource<typeof measurementFields> => ({
  ...sourceOf("Measurement", scope),
  kept: "measurements",
  columns: { one: { ...common, tag: sql`t.tag` }, custom },
})

/** The SQL of the list fields of a kind. */
export const listSourceOf = (kind: UsageKind, scope: Scope): ListSource =>
  kind === "Usage" ? usageSource(scope) : measurementSource(scope)
