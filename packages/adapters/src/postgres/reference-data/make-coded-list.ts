import type { CodedList } from "@svc/domain/reference-data/ports/coded-list"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { meetsOne } from "../base/meets-one.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"

export type CodedListTable =
  | "financial_accounts"
  | "invoice_batch_groups"
  | "payment_methods"
  | "payment_terms"
  | "revenue_recognition_rules"
  | "tax_templates"

interface CodedListParts<A> {
  readonly table: CodedListTable
  readonly source: ListSource
  /** The column of each natural key. */
  readonly keys: Readonly<Record<string, string>>
  readonly read: (q: Db, rows: readonly unknown[]) => Promise<readonly A[]>
  readonly insert: (q: Db, scope: Scope, items: readonly A[], at: Timestamp) => Promise<number>
}

/** Makes the store of a list of reference data over its table. */
export const makeCodedList = <A extends { readonly id: string }>(
  db: Db,
  settings: TenantSettings,
  port: string,
  { table, source, keys, read, insert }: CodedListParts<A>,
): CodedList<A> => {
  const rowsWhere = (q: Db, { tenantId, legalEntityId }: Scope, condition: RawBuilder<boolean>) =>
    q
      .selectFrom(`${table} as t` as never)
      .selectAll()
      .where(sql<boolean>`t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and ${condition}`)
      .execute()
  return {
    find: (scope, criteria) => {
      const name = `${table} ${scope.legalEntityId} ${JSON.stringify(criteria)}`
      const found = query(db, port, async (q) => read(q, await rowsWhere(q, scope, meetsOne(keys, criteria))))
      // Unknown keys are not cached: a caller can invent any number of them, which would displace the known ones.
      const kept = Effect.map(found, (items) => (items.length === 0 ? undefined : items))
      return Effect.map(settings.remember(scope.tenantId, name, kept), (items) => items ?? [])
    },
    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds(q, source, scope, request)
        const rows = await rowsWhere(q, scope, sql`t.id = any(${[...items]}::uuid[])`)
        return { items: inOrder(items, await read(q, rows)), total }
      }),
    insert: (scope, item, at) =>
      Effect.map(
        changeSettings(db, port, (q) => insert(q, scope, [item], at)),
        (count) => count > 0,
      ),
  }
}
