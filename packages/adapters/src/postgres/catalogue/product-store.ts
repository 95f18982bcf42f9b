import type { NumberConflict, ProductStore } from "@svc/domain/catalogue/ports/product-store"
import type { Product, ProductAddress } from "@svc/domain/catalogue/product"
import type { ListRequest } from "@svc/domain/listing/list-request"
import type { Criterion } from "@svc/domain/listing/lookup-key"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { ProductId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { meetsOne } from "../base/meets-one.ts"
import { listQuery } from "../base/list-time.ts"
import { without } from "../base/without.ts"
import { query } from "../base/transaction.ts"
import { isSimple, productSource, simpleProductSource } from "./product-list.ts"
import { productMapping } from "./product.mapping.ts"
import { inParts, productHeads, toHead, withParts } from "./read-products.ts"
import { writeParts } from "./write-parts.ts"

const port = "ProductStore"

/** The product that contains a part. Both may belong to another legal entity. */
const named = ({ part, id }: ProductAddress, { tenantId }: Scope): RawBuilder<boolean> => {
  if (part === "product") return sql`t.id = ${id}`
  if (part === "charge plan")
    return sql`t.id = (select p.product_id from charge_plans p where p.tenant_id = ${tenantId} and p.id = ${id})`
  return sql`t.id = (select p.product_id from charges c
    join charge_plans p on p.tenant_id = c.tenant_id and p.id = c.charge_plan_id
    where c.tenant_id = ${tenantId} and c.id = ${id})`
}

/** True when a charge of the product meets one of the criteria. */
const hasCharge = ({ tenantId }: Scope, criteria: readonly Criterion[]): RawBuilder<boolean> =>
  sql`t.id in (select p.product_id from charges t
    join charge_plans p on p.tenant_id = t.tenant_id and p.id = t.charge_plan_id
    where t.tenant_id = ${tenantId} and ${meetsOne({ ChargeNumber: "charge_number", Name: "name" }, criteria)})`

/** True when the product still has the part: another transaction may have removed it while we waited for the lock. */
const has = ({ chargePlans }: Product, { part, id }: ProductAddress): boolean =>
  part === "product" || chargePlans.some((plan) => plan.id === id || plan.charges.some((charge) => charge.id === id))

export const makePostgresProductStore = (db: Db): ProductStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, address: ProductAddress) {
      const [product] = yield* query(db, port, async (q) => {
        const one = productHeads(q, scope).where(named(address, scope))
        return withParts(q, (await (lock ? one.forUpdate("t") : one).execute()).map(toHead))
      })
      return product !== undefined && has(product, address)
        ? product
        : yield* new ResourceNotFound({ noun: address.part, id: address.id })
    })

  const listWith = (source: ListSource, only?: RawBuilder<boolean>) => (scope: Scope, request: ListRequest) =>
    listQuery(db, port, async (q) => {
      const { items, total } = await fetchIds<ProductId>(q, source, scope, request, only)
      const found = items.length === 0 ? [] : await productHeads(q, scope).where("t.id", "in", items).execute()
      const parts = inParts(inOrder(items, found.map(toHead)))
      return { total, parts: parts.map((part) => query(db, port, (again) => withParts(again, part))) }
    })

  return {
    insert: (product) =>
      query(db, port, async (q): Promise<NumberConflict | undefined> => {
        const row = await q
          .insertInto("products")
          .values(productMapping.toRow(product))
          .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "product_number"]).doNothing())
          .returning("id")
          .executeTakeFirst()
        if (row === undefined) return { kind: "product", number: product.productNumber }
        return writeParts(q, { ...product, chargePlans: [] }, product)
      }),
    update: (before, after) =>
      query(db, port, async (q) => {
        await q
          .updateTable("products")
          .set(without(productMapping.toRow(after), "tenant_id", "legal_entity_id", "id"))
          .where("tenant_id", "=", after.tenantId)
          .where("id", "=", after.id)
          .execute()
        return writeParts(q, before, after)
      }),
    delete: ({ tenantId, legalEntityId }, id) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .deleteFrom("products")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),
    find: findWith(false),
    findForUpdate: findWith(true),
    lookUp: (scope, criteria, of = "product") =>
      query(db, port, async (q) => {
        const heads = await productHeads(q, scope)
          .where(
            of === "charge"
              ? hasCharge(scope, criteria)
              : meetsOne({ ProductNumber: "product_number", Name: "name" }, criteria),
          )
          .limit(2)
          .forKeyShare("t")
          .execute()
        return withParts(q, heads.map(toHead))
      }),
    endsOfRenewal: ({ tenantId, legalEntityId }, ids) =>
      ids.length === 0
        ? Effect.succeed([])
        : query(db, port, async (q) => {
            const rows = await q
              .selectFrom("products")
              .select(["id", "end_of_renewal_date"])
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where("id", "in", ids)
              .where("end_of_renewal_date", "is not", null)
              .execute()
            return rows.map((row) => ({ id: row.id, endOfRenewalDate: row.end_of_renewal_date! }))
          }),
    taxedAtEnd: ({ tenantId, legalEntityId }, ids) =>
      ids.length === 0
        ? Effect.succeed(new Set())
        : query(db, port, async (q) => {
            const rows = await q
              .selectFrom("products")
              .select("id")
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
              .where("tax_point", "=", "EndOfPeriod")
              .execute()
            return new Set(rows.map(({ id }) => id))
          }),
    list: listWith(productSource),
    listSimple: listWith(simpleProductSource, isSimple),
  }
}
