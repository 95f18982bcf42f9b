import type { Order, OrderHeader } from "@svc/domain/orders/order"
import type { OrderId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { ordersOf, type Parts, toCharge, toDiscount, toHead, toMilestone, toProduct } from "./order-of-rows.ts"
import { chargeMapping, discountMapping, milestoneMapping, productMapping } from "./order-parts.mapping.ts"
import { orderMapping } from "./order.mapping.ts"

/** Charges that are read by one statement: more would hold up everything else while they are made into objects. */
const chargesAtOnce = 200

/** Versions of orders that are not deleted, without their parts. */
export const orderHeads = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("order_versions as t")
    .select(orderMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
    .where("t.status", "<>", "Deleted")

/**
 * The parts of orders that a condition on `order_id` chooses: those in force in the last version, or those of all
 * versions. The statements are sent together.
 */
export const readParts = async (
  q: Db,
  { tenantId }: Pick<Scope, "tenantId">,
  orders: RawBuilder<unknown>,
  of: "last" | "all",
): Promise<Parts> => {
  const chosen = sql<boolean>`t.tenant_id = ${tenantId} and t.order_id in (${orders})
    ${of === "last" ? sql`and t.until_version is null` : sql``}`
  const [products, charges, discounts, milestones] = await Promise.all([
    q.selectFrom("order_products as t").select(productMapping.selection).where(chosen).orderBy("t.id").execute(),
    q.selectFrom("order_charges as t").select(chargeMapping.selection).where(chosen).orderBy("t.id").execute(),
    q.selectFrom("order_discounts as t").select(discountMapping.selection).where(chosen).orderBy("t.id").execute(),
    q.selectFrom("order_milestones as t").select(milestoneMapping.selection).where(chosen).orderBy("t.id").execute(),
  ])
  return {
    products: products.map(toProduct),
    charges: charges.map(toCharge),
    discounts: discounts.map(toDiscount),
    milestones: milestones.map(toMilestone),
  }
}

export interface CountedHead {
  readonly head: OrderHeader
  readonly charges: number
}

/** The last versions of orders, each with the number of its charges. */
export const countedHeads = async (q: Db, scope: Scope, ids: readonly OrderId[]): Promise<readonly CountedHead[]> => {
  if (ids.length === 0) return []
  const rows = await orderHeads(q, scope)
    .select(
      sql<number>`(select count(*)::int from order_charges c where c.tenant_id = t.tenant_id
        and c.order_id = t.order_id and c.until_version is null)`.as("charges"),
    )
    .where("t.is_last", "=", true)
    .where("t.order_id", "in", ids)
    .execute()
  return rows.map(({ charges, ...row }) => ({ head: toHead(row), charges }))
}

/** Parts of a page with few charges each, or with one order. */
export const inParts = (heads: readonly CountedHead[]): readonly (readonly CountedHead[])[] =>
  partsOfPage(heads, ({ charges }) => charges + 1, chargesAtOnce)

/** Last versions with their parts. */
export const withParts = async (q: Db, heads: readonly CountedHead[]): Promise<readonly Order[]> => {
  const found = heads.map(({ head }) => head)
  const [first] = found
  if (first === undefined) return []
  const ids = sql.join(found.map(({ firstVersionId }) => firstVersionId))
  return ordersOf(found, await readParts(q, first, ids, "last"))
}
