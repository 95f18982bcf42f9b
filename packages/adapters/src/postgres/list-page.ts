import type { ListPage, PageRequest } from "@svc/domain/shared/list-page"
import { type SelectQueryBuilder, sql } from "kysely"

/** A page of a query in the order of its ids, with the length of the whole. */
export const pageOf = async <DB, TB extends keyof DB, Row, Item>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  { number, size }: PageRequest,
  toItem: (row: Row) => Item,
): Promise<ListPage<Item>> => {
  const counted = rows.clearSelect().select(sql<string>`count(*)`.as("total"))
  const [count] = (await counted.execute()) as unknown as readonly { readonly total: string }[]
  const shown = await rows
    .orderBy(sql.ref(id))
    .limit(size)
    .offset((number - 1) * size)
    .execute()
  return { items: shown.map(toItem), total: Number(count!.total) }
}
