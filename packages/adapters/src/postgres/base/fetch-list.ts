import type { Listed, ListRequest } from "@svc/domain/listing/list-request"
import type { ListFields } from "@svc/domain/listing/list-fields"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.ts"
import { type FieldColumns, fieldExpression, filterSql } from "./filter-sql.ts"

/** The table a list is of, under the alias `t`, and where its fields are in it. */
export interface ListSource<F extends ListFields = ListFields> {
  /** The table, or a query over several, which names the tenant itself. */
  readonly table: RawBuilder<unknown> | ((tenantId: TenantId) => RawBuilder<unknown>)
  readonly columns: FieldColumns<F>
  readonly modified: RawBuilder<unknown>
  /** Its rows belong to the tenant rather than to a legal entity. */
  readonly ofTenant?: true
}

/** When an item that never changes was made, read from its id: a UUIDv7 begins with its time. */
export const madeAt = sql`to_timestamp(('x' || translate(left(t.id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`

/**
 * The ids of a page and the size of the whole list. Only ids are sorted, mostly by an index alone, and a page behind
 * the middle is read from the end: the cost of a page hardly depends on where it is.
 */
export const fetchIds = async <Id extends string>(
  q: Db,
  { table, columns, modified, ofTenant }: ListSource,
  { tenantId, legalEntityId }: Scope,
  { filter, order, modifiedAfter, modifiedBefore, offset, limit }: ListRequest,
  only: RawBuilder<boolean> = sql`true`,
): Promise<Listed<Id>> => {
  const conditions = [
    sql<boolean>`t.tenant_id = ${tenantId}`,
    ...(ofTenant ? [] : [sql<boolean>`t.legal_entity_id = ${legalEntityId}`]),
    only,
    ...(filter === undefined ? [] : [filterSql(columns, filter)]),
    ...(modifiedAfter === undefined ? [] : [sql<boolean>`${modified} >= ${new Date(modifiedAfter)}`]),
    ...(modifiedBefore === undefined ? [] : [sql<boolean>`${modified} < ${new Date(modifiedBefore)}`]),
  ]
  const where = sql.join(conditions, sql` and `)
  const from = typeof table === "function" ? table(tenantId) : table
  const counted = await sql<{ n: string }>`/* count */ select count(*) as n from ${from} as t where ${where}`.execute(q)
  const total = Number(counted.rows[0]!.n)
  const wanted = Math.min(limit, total - offset)
  if (wanted <= 0) return { items: [], total }

  const fromTheEnd = offset > total / 2
  const direction = (descending: boolean) => sql.raw(descending === fromTheEnd ? "asc" : "desc")
  const ordered = sql.join([
    ...order.map(({ field, descending }) => sql`${fieldExpression(columns, field)} ${direction(descending)}`),
    sql`t.id ${direction(false)}`,
  ])
  const skipped = fromTheEnd ? total - offset - wanted : offset
  const { rows } = await sql<{ id: Id }>`select t.id from ${from} as t where ${where}
    order by ${ordered} limit ${wanted} offset ${skipped}`.execute(q)
  const ids = rows.map(({ id }) => id)
  return { items: fromTheEnd ? ids.reverse() : ids, total }
}

/** Puts rows into the order of the ids. */
export const inOrder = <A extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly A[],
): readonly A[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
