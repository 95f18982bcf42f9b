import type { productFields } from "@svc/domain/catalogue/product-body"
import { productMembers } from "@svc/domain/resources/product.resource"
import { simpleProductFields } from "@svc/domain/catalogue/simple-product"
import { type RawBuilder, sql } from "kysely"
import type { ListSource } from "../base/fetch-list.ts"
import { listedColumns } from "../base/mapping.ts"
import { productMapping } from "./product.mapping.ts"
import { ownTenant } from "../base/own-tenant.ts"

const category = sql`(select c.name from product_categories c where c.tenant_id = ${ownTenant} and c.id = t.category_id)`

const aCharge = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from charge_plans p
    left join charges c on c.tenant_id = p.tenant_id and c.charge_plan_id = p.id
    where p.tenant_id = ${ownTenant} and p.product_id = t.id and ${condition})`

const custom = {
  column: sql`t.custom_fields`,
  holding: (json: string) => sql<boolean>`t.custom_fields @> ${json}::jsonb`,
}
const table = { table: sql`products`, modified: sql`t.modified_at` }

/** The SQL of the list fields of products. */
export const productSource: ListSource<typeof productFields> = {
  ...table,
  columns: {
    one: {
      ...listedColumns(productMapping, productMembers),
      category,
    },
    many: {
      "chargePlans/id": sql`p.id`,
      "chargePlans/chargePlanNumber": sql`p.charge_plan_number`,
      "chargePlans/name": sql`p.name`,
      "chargePlans/charges/id": sql`c.id`,
      "chargePlans/charges/chargeNumber": sql`c.charge_number`,
      "chargePlans/charges/name": sql`c.name`,
      "chargePlans/charges/chargeType": sql`c.charge_type`,
      "chargePlans/charges/model": sql`c.model`,
      "chargePlans/charges/externalERPId": sql`c.external_erp_id`,
      "chargePlans/charges/externalCRMId": sql`c.external_crm_id`,
    },
    some: aCharge,
    custom,
  },
}

/** The SQL of the list fields of simple products. */
export const simpleProductSource: ListSource<typeof simpleProductFields> = {
  ...table,
  columns: { one: { ...productMapping.listColumns(simpleProductFields, {}), category }, custom },
}

export const isSimple = sql<boolean>`t.product_type = 'Simple'`
