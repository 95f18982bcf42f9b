import type { Product } from "@svc/domain/catalogue/product"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { without } from "../base/without.ts"
import {
  chargeMapping,
  type ChargeOfPlan,
  planMapping,
  type PlanHead,
  type ProductHead,
  productMapping,
} from "./product.mapping.ts"

/** Charges read by one statement. Turning more of them into objects at once would block the process. */
const chargesAtOnce = 200

export type CountedHead = ProductHead & { readonly charges: number }

/** Products without their plans, each with the number of its charges. */
export const productHeads = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("products as t")
    .select(productMapping.selection)
    .select(
      sql<number>`(select count(*)::int from charge_plans p join charges c on c.tenant_id = p.tenant_id
        and c.charge_plan_id = p.id where p.tenant_id = ${tenantId} and p.product_id = t.id)`.as("charges"),
    )
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

export const toHead = (row: Readonly<Record<string, unknown>>) => productMapping.toEntity(row) as CountedHead

/** Splits a page into parts with few charges each, or with one product. */
export const inParts = (heads: readonly CountedHead[]): readonly (readonly CountedHead[])[] =>
  // A product without charges has to be read too, so it counts as one.
  partsOfPage(heads, ({ charges }) => charges + 1, chargesAtOnce)

/** Products with their plans and charges, in the order of creation. */
export const withParts = async (q: Db, heads: readonly CountedHead[]): Promise<readonly Product[]> => {
  const [first] = heads
  if (first === undefined) return []
  const planRows = await q
    .selectFrom("charge_plans as t")
    .select(planMapping.selection)
    .where("t.tenant_id", "=", first.tenantId)
    .where(
      "t.product_id",
      "in",
      heads.map(({ id }) => id),
    )
    .orderBy("t.id")
    .execute()
  const plans = planRows.map(planMapping.toEntity)
  const charges = plans.length === 0 ? [] : await chargesOf(q, first, plans)
  const ofPlan = Map.groupBy(charges, ({ chargePlanId }) => chargePlanId)
  const ofProduct = Map.groupBy(plans, ({ productId }) => productId)
  return heads.map((head) => ({
    ...without(head, "charges"),
    chargePlans: (ofProduct.get(head.id) ?? []).map((plan) => ({
      ...without(plan, "tenantId", "legalEntityId", "productId"),
      charges: (ofPlan.get(plan.id) ?? []).map((charge) =>
        without(charge, "tenantId", "legalEntityId", "chargePlanId"),
      ),
    })),
  }))
}

const chargesOf = async (q: Db, { tenantId }: Scope, plans: readonly PlanHead[]): Promise<readonly ChargeOfPlan[]> => {
  const rows = await q
    .selectFrom("charges as t")
    .select(chargeMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where(
      "t.charge_plan_id",
      "in",
      plans.map(({ id }) => id),
    )
    .orderBy("t.id")
    .execute()
  return rows.map(chargeMapping.toEntity)
}
