import type { Order, OrderHeader } from "@svc/domain/orders/order"
import type { OrderId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { ordersOf, type Parts, toCharge, toDiscount, toHead, toMilestone, toProduct } from "./order-of-rows.ts"
import { chargeMapping, discountMapping, milestoneMapping, productMapping } from "./order-parts.mapping.ts"
import { type At, forNames, type NamedOrders } from "./named-orders.ts"
import { orderMapping } from "./order.mapping.ts"

/** Charges read by one statement. Turning more of them into objects at once would block the process. */
const chargesAtOnce = 100

/** Versions of orders that are not deleted, without their parts. */
const orderHeads = (q: Db, { tenantId, legalEntityId }: At) =>
  q
    .selectFrom("order_versions as t")
    .select(orderMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
    .where("t.status", "<>", "Deleted")

const headsOf = (isLast: boolean) =>
  forNames((q, at, isNamed) => {
    const heads = orderHeads(q, at).where(isNamed(sql`t.order_id`))
    return isLast ? heads.where("t.is_last", "=", true).orderBy("t.order_number") : heads.orderBy("t.version")
  })
const partsOf = (isLast: boolean) => {
  const chosen = (at: At, isNamed: (column: RawBuilder<unknown>) => RawBuilder<boolean>) =>
    sql<boolean>`t.tenant_id = ${at.tenantId} and ${isNamed(sql`t.order_id`)}
      ${isLast ? sql`and t.until_version is null` : sql``}`
  return {
    products: forNames((q, at, isNamed) =>
      q.selectFrom("order_products as t").select(productMapping.selection).where(chosen(at, isNamed)).orderBy("t.id"),
    ),
    charges: forNames((q, at, isNamed) =>
      q.selectFrom("order_charges as t").select(chargeMapping.selection).where(chosen(at, isNamed)).orderBy("t.id"),
    ),
    discounts: forNames((q, at, isNamed) =>
      q.selectFrom("order_discounts as t").select(discountMapping.selection).where(chosen(at, isNamed)).orderBy("t.id"),
    ),
    milestones: forNames((q, at, isNamed) =>
      q
        .selectFrom("order_milestones as t")
        .select(milestoneMapping.selection)
        .where(chosen(at, isNamed))
        .orderBy("t.id"),
    ),
  }
}
const headReaders = { last: headsOf(true), all: headsOf(false) }
const countedHeadsOf = forNames((q, at, isNamed) =>
  orderHeads(q, at)
    .select(
      sql<number>`(select count(*)::int from order_charges c where c.tenant_id = ${at.tenantId}
        and c.order_id = t.order_id and c.until_version is null)`.as("charges"),
    )
    .where("t.is_last", "=", true)
    .where(isNamed(sql`t.order_id`)),
)
const partReaders = { last: partsOf(true), all: partsOf(false) }

/**
 * The parts of orders: those in force in the last version, or those of all versions. The statements are sent together.
 */
const readParts = async (q: Db, orders: NamedOrders, of: "last" | "all"): Promise<Parts> => {
  const [products, charges, discounts, milestones] = await Promise.all([
    partReaders[of].products(q, orders),
    partReaders[of].charges(q, orders),
    partReaders[of].discounts(q, orders),
    partReaders[of].milestones(q, orders),
  ])
  return {
    products: products.map(toProduct),
    charges: charges.map(toCharge),
    discounts: discounts.map(toDiscount),
    milestones: milestones.map(toMilestone),
  }
}

/** The last versions of several orders, or all versions of one; heads and parts are read in one packet. */
export const readOrders = async (q: Db, orders: NamedOrders, of: "last" | "all"): Promise<readonly Order[]> => {
  const [found, ofFound] = await Promise.all([headReaders[of](q, orders), readParts(q, orders, of)])
  return ordersOf(found.map(toHead), ofFound)
}

export interface CountedHead {
  readonly head: OrderHeader
  readonly charges: number
}

/** The last versions of orders, each with the number of its charges. */
export const countedHeads = async (q: Db, scope: Scope, ids: readonly OrderId[]): Promise<readonly CountedHead[]> => {
  if (ids.length === 0) return []
  const { tenantId, legalEntityId } = scope
  const rows = await countedHeadsOf(q, { by: "ids", tenantId, legalEntityId, named: ids })
  return rows.map(({ charges, ...row }) => ({ head: toHead(row), charges }))
}

/** Splits a page into parts with few charges each, or with one order. */
export const inParts = (heads: readonly CountedHead[]): readonly (readonly CountedHead[])[] =>
  partsOfPage(heads, ({ charges }) => charges + 1, chargesAtOnce)

/** Last versions with their parts. */
export const withParts = async (q: Db, heads: readonly CountedHead[]): Promise<readonly Order[]> => {
  const found = heads.map(({ head }) => head)
  const [first] = found
  if (first === undefined) return []
  const { tenantId, legalEntityId } = first
  const named = found.map(({ firstVersionId }) => firstVersionId)
  return ordersOf(found, await readParts(q, { by: "ids", tenantId, legalEntityId, named }, "last"))
}
