import type { Catalogue } from "@svc/domain/billing/reference-data/ports/catalogue"
import type { Criterion } from "@svc/domain/shared/lookup-key"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.ts"
import { fetchIds, inOrder, type ListSource } from "./fetch-list.ts"
import { query } from "./transaction.ts"

export type CatalogueTable = "financial_accounts" | "payment_terms" | "tax_templates"

interface CatalogueParts<A> {
  readonly table: CatalogueTable
  readonly source: ListSource
  /** The column of each natural key. */
  readonly keys: Readonly<Record<string, string>>
  readonly read: (q: Db, rows: readonly unknown[]) => Promise<readonly A[]>
  readonly insert: (q: Db, scope: Scope, items: readonly A[], at: Timestamp) => Promise<number>
}

/** Whether a row meets one of the criteria; `Id` is its id. */
export const meetsOne = (keys: Readonly<Record<string, string>>, criteria: readonly Criterion[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    criteria.map(({ key, value }) =>
      key === "Id" ? sql`t.id = ${value}` : sql`${sql.ref(`t.${keys[key]!}`)} = ${value}`,
    ),
    sql` or `,
  )})`

/** A catalogue of reference data over its table. */
export const makeCatalogue = <A extends { readonly id: string }>(
  db: Db,
  port: string,
  { table, source, keys, read, insert }: CatalogueParts<A>,
): Catalogue<A> => {
  const rowsWhere = (q: Db, { tenantId, legalEntityId }: Scope, condition: RawBuilder<boolean>) =>
    q
      .selectFrom(`${table} as t` as never)
      .selectAll()
      .where(sql<boolean>`t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and ${condition}`)
      .execute()
  return {
    find: (scope, criteria) =>
      query(db, port, async (q) => read(q, await rowsWhere(q, scope, meetsOne(keys, criteria)))),
    list: (scope, request) =>
      query(db, port, async (q) => {
        const { items, total } = await fetchIds(q, source, scope, request)
        const rows = await rowsWhere(q, scope, sql`t.id = any(${[...items]}::uuid[])`)
        return { items: inOrder(items, await read(q, rows)), total }
      }),
    insert: (scope, item, at) =>
      Effect.map(
        query(db, port, (q) => insert(q, scope, [item], at)),
        (count) => count > 0,
      ),
  }
}
