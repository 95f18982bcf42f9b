import type { Listed, ListRequest } from "@svc/domain/listing/list-request"
import type { CheckedFilter, ListFields, Ordering } from "@svc/domain/listing/list-fields"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.ts"
import { alwaysThere, type FieldColumns, filterSql, orderExpressions } from "./filter-sql.ts"
import { countKept, findPlace, type KeptList } from "./list-counts.ts"
import { countInPieces, type Piece } from "./list-pieces.ts"
import { inTimeLeft, remainingTime, withinTime } from "./list-time.ts"
import { readingOf } from "./list-reading.ts"
import { runPrepared } from "./prepared.ts"

/** The table of a list, under the alias `t`, and the SQL of the list's fields. */
export interface ListSource<F extends ListFields = ListFields> {
  readonly table: RawBuilder<unknown>
  /**
   * The table joined with the rows that it refers to, to order by a field of those. A query that names the tenant
   * itself.
   */
  readonly joined?: (tenantId: TenantId) => RawBuilder<unknown>
  readonly columns: FieldColumns<F>
  readonly modified: RawBuilder<unknown>
  /** Set when the rows belong to the tenant rather than to a legal entity. */
  readonly ofTenant?: true
  /** Set when the list grows without limit: the name under which its size is stored. */
  readonly kept?: KeptList
  /**
   * Set when the list shows only part of its table: the condition of its rows, and that of the rows to subtract from
   * the stored size.
   */
  readonly part?: { readonly of: RawBuilder<boolean>; readonly leftOut: RawBuilder<boolean> }
}

/** The creation time of an item that never changes, read from its id: a UUIDv7 begins with its time. */
export const madeAt = sql`to_timestamp(('x' || translate(left(t.id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`

/** A page with at most this many rows before or after it is found by skipping them. */
const nearAnEnd = 2000

/** Up to this many matches are looked up again after counting; with more, a page is read from the ids around it. */
const few = 1500

/**
 * With at most this many rows, all ids are read and sorted, instead of searching the first ones in the order of the
 * list.
 */
const readWhole = 20_000

/** Rows of a list that were selected in another way than by a filter. */
export interface Chosen {
  readonly condition: RawBuilder<boolean>
  /** Selects their ids from another table, each once as `id`, where counting these is faster than the condition. */
  readonly counted?: RawBuilder<unknown>
}

/**
 * The ids of a page and the size of the whole list. Only ids are sorted, mostly by an index alone; a page in the second
 * half is read from the end. Rejects with `TookTooLong` when a filter or an order exceeds the time limit of a list.
 */
export const fetchIds = async <Id extends string>(
  q: Db,
  source: ListSource,
  scope: Scope,
  request: ListRequest,
  only?: RawBuilder<boolean> | Chosen,
): Promise<Listed<Id>> => {
  const chosen = only === undefined || "condition" in only ? only : { condition: only }
  const { filter, order, modifiedAfter, modifiedBefore, offset, limit } = request
  const isWhole = [filter, modifiedAfter, modifiedBefore, only].every((narrowed) => narrowed === undefined)
  if (isWhole && order.length === 0) return pageOfWhole(q, source, scope, { offset, limit })

  const { columns, modified } = source
  const where = sql.join(
    [
      ...ofScope(source, scope),
      ...(chosen === undefined ? [] : [chosen.condition]),
      ...(filter === undefined ? [] : [filterSql(columns, filter, scope)]),
      ...(modifiedAfter === undefined ? [] : [sql<boolean>`${modified} >= ${new Date(modifiedAfter)}`]),
      ...(modifiedBefore === undefined ? [] : [sql<boolean>`${modified} < ${new Date(modifiedBefore)}`]),
    ],
    sql` and `,
  )
  return withinTime(q, async () => {
    if (isWhole) {
      const total = await countAll(q, source, scope)
      return { items: await inTimeLeft(q, () => readPage<Id>(q, source, scope, where, request, total)), total }
    }
    const isChosen = [filter, modifiedAfter, modifiedBefore].every((narrowed) => narrowed === undefined)
    const matches = isChosen && chosen?.counted !== undefined ? chosen.counted : idsWhere(source, scope, where)
    if (order.length === 0 && source.kept !== undefined) {
      const { total, piece } = await countInPieces(q, source.kept, scope, matches, { offset, limit })
      const isDeep = piece !== undefined && total > few
      const items = isDeep
        ? await readPiece<Id>(q, source, scope, where, request, piece)
        : await readMatches<Id>(q, source, scope, where, request, total)
      return { items, total }
    }
    const total = await count(q, matches, remainingTime)
    const inOrderOfIndex = order.length > 0 || (total > readWhole && hasEquality(filter))
    const page = inOrderOfIndex ? readPage : readMatches
    return { items: await page<Id>(q, source, scope, where, request, total), total }
  })
}

/** For equal values of a field, its index returns the rows in the order of their ids. */
const hasEquality = (filter: CheckedFilter | undefined): boolean => {
  if (filter === undefined) return false
  if ("left" in filter) return filter._tag === "And" && (hasEquality(filter.left) || hasEquality(filter.right))
  return filter._tag === "Compare" && filter.by === "eq"
}

const ofScope = ({ ofTenant, part }: ListSource, { tenantId, legalEntityId }: Scope, rows = part?.of) => [
  sql<boolean>`t.tenant_id = ${tenantId}`,
  ...(ofTenant ? [] : [sql<boolean>`t.legal_entity_id = ${legalEntityId}`]),
  ...(rows === undefined ? [] : [rows]),
]

const rowsOf = ({ table, joined, columns }: ListSource, { tenantId }: Scope, order: readonly Ordering[] = []) => {
  const refers = order.some(({ field }) => alwaysThere(columns, field) !== undefined)
  return sql`${refers && joined !== undefined ? joined(tenantId) : table} as t`
}

const idsWhere = (source: ListSource, scope: Scope, where: RawBuilder<unknown>) =>
  sql`select t.id from ${rowsOf(source, scope)} where ${where}`

/** `also` is evaluated together with the count. */
const count = async (q: Db, rows: RawBuilder<unknown>, also: RawBuilder<unknown> = sql`null`): Promise<number> => {
  const found = await sql<{ n: string }>`/* count */ select count(*) as n, ${also} from (${rows}) as t`.execute(q)
  return Number(found.rows[0]!.n)
}

/** The rows left out are few, so they are counted and subtracted from the stored size. */
const countAll = async (q: Db, source: ListSource, scope: Scope): Promise<number> => {
  const countOf = (rows?: RawBuilder<boolean>) =>
    count(q, idsWhere(source, scope, sql.join(ofScope(source, scope, rows), sql` and `)))
  if (source.kept === undefined) return countOf()
  const kept = await countKept(q, source.kept, scope)
  return source.part === undefined ? kept : kept - (await countOf(source.part.leftOut))
}

const pageOfWhole = async <Id extends string>(
  q: Db,
  source: ListSource,
  scope: Scope,
  { offset, limit }: Pick<ListRequest, "offset" | "limit">,
): Promise<Listed<Id>> => {
  const total = await countAll(q, source, scope)
  const isDeep =
    source.kept !== undefined && source.part === undefined && offset > nearAnEnd && offset < total - nearAnEnd
  const place = isDeep ? await findPlace(q, source.kept, scope, offset) : undefined
  const conditions = ofScope(source, scope)
  const request = { order: [], offset, limit }
  if (place === undefined) {
    return {
      total,
      items: await readPage(q, source, scope, sql.join(conditions, sql` and `), request, total, runPrepared),
    }
  }
  const where = sql.join([...conditions, sql`t.id >= ${place.firstId}`], sql` and `)
  const behind = { total: total - place.before, offset: offset - place.before }
  return {
    total,
    items: await readPage(q, source, scope, where, { ...request, offset: behind.offset }, behind.total, runPrepared),
  }
}

type ReadPage = <Id extends string>(
  q: Db,
  source: ListSource,
  scope: Scope,
  where: RawBuilder<unknown>,
  request: Pick<ListRequest, "order" | "offset" | "limit">,
  total: number,
  run?: typeof execute,
) => Promise<readonly Id[]>

const execute = async <R>(q: Db, statement: RawBuilder<R>): Promise<readonly R[]> => (await statement.execute(q)).rows

/** Reads the part of the list that contains a page of matches, separately. */
const readPiece = <Id extends string>(
  q: Db,
  source: ListSource,
  scope: Scope,
  where: RawBuilder<unknown>,
  { offset, limit }: Pick<ListRequest, "offset" | "limit">,
  { firstId, endId, before, matching }: Piece,
): Promise<readonly Id[]> => {
  const within = [sql`t.id >= ${firstId}`, ...(endId === null ? [] : [sql`t.id < ${endId}`])]
  const conditions = sql.join([where, ...within], sql` and `)
  return readPage<Id>(q, source, scope, conditions, { order: [], offset: offset - before, limit }, matching)
}

const readPage: ReadPage = async (q, source, scope, where, request, total, run = execute) => {
  const { wanted, skipped, direction, idsOf } = readingOf(request, total)
  if (wanted === 0) return []
  const { columns } = source
  const { order } = request
  const ordered = sql.join([
    ...order.flatMap(({ field, descending }) =>
      orderExpressions(columns, field).map((expression) => sql`${expression} ${direction(descending)}`),
    ),
    sql`t.id ${direction(false)}`,
  ])
  const there = order.slice(0, 1).flatMap(({ field }) => alwaysThere(columns, field) ?? [])
  const conditions = sql.join([where, ...there], sql` and `)
  const statement = sql<{ id: never }>`select t.id from ${rowsOf(source, scope, order)} where ${conditions}
    order by ${ordered} limit ${wanted} offset ${skipped}`
  return idsOf(await run(q, statement))
}

/**
 * A page of the rows that match a condition, in the order of their ids. The planner assumes that matches are spread
 * evenly, and would search the newest ones starting from the oldest row. So the statement asks for all matches without
 * an order (`offset 0` prevents it). Only when there are many, a part at the end of the list is searched first.
 */
const readMatches: ReadPage = async (q, source, scope, where, request, total) => {
  const { wanted, skipped, direction, idsOf } = readingOf(request, total)
  if (wanted === 0) return []
  const end = sql`order by t.id ${direction(false)} limit ${wanted} offset ${skipped}`
  const isLooked = total > readWhole && skipped < nearAnEnd
  if (isLooked) {
    const piece = sql`select t.* from ${rowsOf(source, scope)} where ${sql.join(ofScope(source, scope), sql` and `)}
      order by t.id ${direction(false)} limit ${sql.lit(2 * nearAnEnd)}`
    const { rows } = await sql<{ id: never }>`select t.id from (${piece}) t where ${where} ${end}`.execute(q)
    if (rows.length === wanted) return idsOf(rows)
  }
  const matches = sql`(${idsWhere(source, scope, where)} offset 0) t`
  // For a deep page PostgreSQL would keep all rows before it in a heap, which takes twice as long as sorting all.
  const statement =
    skipped > total / 4
      ? sql<{ id: never }>`with sorted as materialized (select t.id from ${matches} order by t.id ${direction(false)})
          select id from sorted limit ${wanted} offset ${skipped}`
      : sql<{ id: never }>`select t.id from ${matches} ${end}`
  return idsOf(isLooked ? await inTimeLeft(q, () => execute(q, statement)) : await execute(q, statement))
}

/** Puts rows into the order of the ids. */
export const inOrder = <A extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly A[],
): readonly A[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
