import type { HeldCharge, HeldOrder } from "@svc/domain/orders/held-order"
import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { OrderChargeId, OrderId, OrderProductId } from "@svc/domain/shared/ids"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { referenceTo } from "../base/mapping.ts"
import { query } from "../base/transaction.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"

interface ChargeVersion {
  readonly orderId: OrderId
  readonly id: OrderChargeId
  readonly chargeNumber: string
  readonly orderProductId: OrderProductId
  readonly chargeType: HeldCharge["chargeType"]
  readonly model: HeldCharge["model"]
  readonly start: CalendarDate | null
  readonly end: CalendarDate | null
}
type Head = Omit<HeldOrder, "versionIds" | "products" | "charges" | "end"> & { readonly end: CalendarDate | null }
type Product = HeldOrder["products"][number] & { readonly orderId: OrderId }

const texts = (values: readonly string[]) => sql`${sql.val(values)}::text[]`
const uuids = (values: readonly string[]) => sql`${sql.val(values)}::uuid[]`

/** Locks orders by ids of their parts and reads the parts, one statement per kind. */
export const makeHoldParts =
  (db: Db): OrderStore["holdParts"] =>
  (scope, { orders, products, charges }, mode) =>
    query(db, "OrderStore", async (q) => {
      const { tenantId, legalEntityId } = scope
      const all = [orders, products, charges].flatMap(({ numbers, ids }) => [...numbers, ...ids])
      if (all.length === 0) return []
      const ofEntity = (alias: string) =>
        sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and ${sql.ref(`${alias}.legal_entity_id`)} = ${legalEntityId}`
      const namedCharge = sql`${ofEntity("c")} and c.until_version is null
        and (c.charge_number = any(${texts(charges.numbers)}) or c.id = any(${uuids(charges.ids)}))`
      const namedProduct = sql`${ofEntity("p")} and p.until_version is null
        and (p.product_number = any(${texts(products.numbers)}) or p.id = any(${uuids(products.ids)}))`
      const namedVersion = sql`${ofEntity("v")} and v.version_id = any(${uuids(orders.ids)})`
      const rows = async <R>(statement: RawBuilder<R>): Promise<readonly R[]> => (await statement.execute(q)).rows

      const lock = mode === "alone" ? sql`for no key update of o` : sql`for share of o`
      // As an array the ids are looked up once: joined, each was looked up for each order of the tenant.
      const held = await rows(sql<{ readonly id: OrderId }>`select o.id from orders o
        where ${ofEntity("o")} and not o.deleted and o.id = any(array(
          select n.id from orders n where ${ofEntity("n")} and n.order_number = any(${texts(orders.numbers)})
          union all select v.order_id from order_versions v where ${namedVersion}
          union all select p.order_id from order_products p where ${namedProduct}
          union all select c.order_id from order_charges c where ${namedCharge}))
        order by o.order_number ${lock}`)
      if (held.length === 0) return []
      const isHeld = (alias: string) => sql`${sql.ref(`${alias}.order_id`)} = any(${uuids(held.map(({ id }) => id))})`
      // Read after the locks, so that changes committed during the wait are seen.
      const [heads, versions, parts, terms] = await Promise.all([
        rows(sql<Head>`select v.order_id as id, v.order_number as "orderNumber", v.currency, v.start_date as start,
          v.end_date as "end", ${referenceTo(simpleAccountRef, "v", "account_id")} as account
          from order_versions v where ${ofEntity("v")} and ${isHeld("v")} and v.is_last`),
        rows(sql<{ readonly orderId: OrderId; readonly id: OrderId }>`select v.order_id as "orderId", v.version_id as id
          from order_versions v where ${namedVersion}`),
        rows(sql<Product>`select p.order_id as "orderId", p.id, p.product_number as "productNumber"
          from order_products p where ${namedProduct} and ${isHeld("p")}`),
        rows(sql<ChargeVersion>`select c.order_id as "orderId", c.id, c.charge_number as "chargeNumber",
          c.order_product_id as "orderProductId", c.charge_type as "chargeType", c.model, c.start_date as start,
          c.end_date as "end" from order_charges c where ${ofEntity("c")} and ${isHeld("c")} and c.until_version is null
            and c.charge_number = any(array(select c.charge_number from order_charges c where ${namedCharge}))
          order by c.charge_number, c.version`),
      ])
      return ordersOf(
        held.map(({ id }) => id),
        { heads, versions, parts, terms },
      )
    })

interface Found {
  readonly heads: readonly Head[]
  readonly versions: readonly { readonly orderId: OrderId; readonly id: OrderId }[]
  readonly parts: readonly Product[]
  readonly terms: readonly ChargeVersion[]
}

const ordersOf = (ids: readonly OrderId[], { heads, versions, parts, terms }: Found): readonly HeldOrder[] => {
  const headOf = new Map(heads.map((head) => [head.id, head]))
  const versionsOf = Map.groupBy(versions, ({ orderId }) => orderId)
  const productsOf = Map.groupBy(parts, ({ orderId }) => orderId)
  const chargesOf = Map.groupBy(terms, ({ orderId }) => orderId)
  return ids.flatMap((id) => {
    const head = headOf.get(id)
    if (head === undefined) return []
    const { end, ...rest } = head
    const byNumber = Map.groupBy(chargesOf.get(id) ?? [], ({ chargeNumber }) => chargeNumber)
    return {
      ...rest,
      ...(end === null ? {} : { end }),
      versionIds: (versionsOf.get(id) ?? []).map((version) => version.id),
      products: (productsOf.get(id) ?? []).map((part) => ({ id: part.id, productNumber: part.productNumber })),
      charges: [...byNumber.values()].map(chargeOf),
    }
  })
}

const chargeOf = (versions: readonly ChargeVersion[]): HeldCharge => {
  const { chargeNumber, orderProductId, chargeType, model } = versions.at(-1)!
  const inOrder = versions.map(({ id, start, end }) => ({
    id,
    ...(start === null ? {} : { start }),
    ...(end === null ? {} : { end }),
  }))
  return { chargeNumber, orderProductId, chargeType, model, versions: inOrder }
}
