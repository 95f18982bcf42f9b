import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { type Compilable, type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { type Places, prepared } from "../base/prepared.ts"

/** The parameters of a statement about orders. */
export interface Wanted {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly named: string | readonly string[]
}

export type At = Places<Wanted>

/** The ids of the orders found by a key. Orders may belong to another legal entity or be deleted. */
const orderIds = {
  id: (at: At) =>
    sql`select v.order_id from order_versions v where v.tenant_id = ${at.tenantId} and v.version_id = ${at.named}`,
  number: (at: At) => sql`select o.id from orders o
    where o.tenant_id = ${at.tenantId} and o.legal_entity_id = ${at.legalEntityId} and o.order_number = ${at.named}`,
  charge: (at: At) =>
    sql`select c.order_id from order_charges c where c.tenant_id = ${at.tenantId} and c.id = ${at.named}`,
  product: (at: At) =>
    sql`select p.order_id from order_products p where p.tenant_id = ${at.tenantId} and p.id = ${at.named}`,
  ids: (at: At) => sql`select unnest(${at.named}::uuid[])`,
  numbers: (at: At) => sql`select o.id from orders o
    where o.tenant_id = ${at.tenantId} and o.legal_entity_id = ${at.legalEntityId}
      and o.order_number = any(${at.named}::text[])`,
} as const
type By = keyof typeof orderIds

/**
 * The keys of orders: one order by `id` (of any version), `number`, `charge` or `product`, several by `ids` or
 * `numbers`.
 */
export interface NamedOrders extends Wanted {
  readonly by: By
}

const several: ReadonlySet<By> = new Set(["ids", "numbers"])

/**
 * A condition on the id of an order. PostgreSQL finds the ids first and then each order by its key; with a join of the
 * two tables it read all rows of a tenant. For an array of unknown length PostgreSQL plans for ten ids, so the key of
 * one order is compared with a single id.
 */
const isNamed = (by: By, at: At) => (column: RawBuilder<unknown>) =>
  several.has(by)
    ? sql<boolean>`${column} = any(array(${orderIds[by](at)}))`
    : sql<boolean>`${column} = (${orderIds[by](at)} limit 1)`

/** A statement about orders, prepared once for each kind of key. */
export const forNames = <R>(
  build: (
    q: Db,
    at: At,
    isNamed: (column: RawBuilder<unknown>) => RawBuilder<boolean>,
  ) => Pick<Compilable<R>, "compile">,
): ((q: Db, orders: NamedOrders) => Promise<readonly R[]>) => {
  const made = new Map<By, (q: Db, wanted: Wanted) => Promise<readonly R[]>>()
  return (q, { by, ...wanted }) => {
    const run = made.get(by) ?? prepared<Wanted, R>((db, at) => build(db, at, isNamed(by, at)))
    made.set(by, run)
    return run(q, wanted)
  }
}
