import type { featureFields } from "@svc/domain/catalogue/feature"
import type { ProductTermStore } from "@svc/domain/catalogue/ports/product-store"
import type { Criterion } from "@svc/domain/listing/lookup-key"
import type { NamedRef } from "@svc/domain/organisation/legal-entity-profile"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { meetsOne } from "../base/meets-one.ts"
import { query } from "../base/transaction.ts"

const port = "ProductTermStore"

const featureSource: ListSource<typeof featureFields> = {
  table: sql`product_features`,
  // A feature never changes, and its lists have no filter by change.
  modified: sql`null::timestamptz`,
  columns: { one: { code: sql`t.code`, description: sql`t.description` } },
}

const featuresWhere = async (q: Db, { tenantId, legalEntityId }: Scope, condition: ReturnType<typeof meetsOne>) => {
  const rows = await q
    .selectFrom("product_features as t")
    .select(["t.id", "t.code", "t.description"])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
    .where(condition)
    .execute()
  return rows.map(({ id, code, description }) => ({ id, code, ...given({ description }) }))
}

const categoriesWhere = (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  criteria: readonly Criterion[],
): Promise<readonly NamedRef[]> =>
  q
    .selectFrom("product_categories as t")
    .select(["t.id", "t.name"])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
    .where(meetsOne({ Name: "name" }, criteria))
    .execute()

const owner = ({ tenantId, legalEntityId }: Scope) => ({ tenant_id: tenantId, legal_entity_id: legalEntityId })

export const makePostgresProductTermStore = (db: Db): ProductTermStore => ({
  categories: (scope, criteria) => query(db, port, (q) => categoriesWhere(q, scope, criteria)),
  addCategory: (scope, category) =>
    query(db, port, async (q) => {
      await q
        .insertInto("product_categories")
        .values({ ...owner(scope), ...category })
        .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "name"]).doNothing())
        .execute()
      return (await categoriesWhere(q, scope, [{ key: "Name", value: category.name }]))[0]!
    }),
  features: (scope, criteria) => query(db, port, (q) => featuresWhere(q, scope, meetsOne({ Code: "code" }, criteria))),
  addFeature: (scope, feature) =>
    query(db, port, async (q) => {
      await q
        .insertInto("product_features")
        .values({ ...owner(scope), id: feature.id, code: feature.code, description: feature.description ?? null })
        .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "code"]).doNothing())
        .execute()
      const [found] = await featuresWhere(q, scope, meetsOne({ Code: "code" }, [{ key: "Code", value: feature.code }]))
      return found!
    }),
  listFeatures: (scope, request) =>
    listQuery(db, port, async (q) => {
      const { items, total } = await fetchIds(q, featureSource, scope, request)
      const found = await featuresWhere(q, scope, sql<boolean>`t.id = any(${[...items]}::uuid[])`)
      return { items: inOrder(items, found), total }
    }),
})
