import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { type Places, preparedSql } from "./prepared.ts"

/** The lists whose size the database keeps up to date as rows come and go (function `keep_list_count`). */
export type KeptList =
  | "accounts"
  | "invoices"
  | "journals"
  | "exchange_rates"
  | "subscriptions"
  | "sales_orders"
  | "bookings"
  | "quotes"
  | "usage"
  | "measurements"
  | "payments"

interface Kept extends Scope {
  readonly list: KeptList
}

export const ofList = ({ tenantId, legalEntityId, list }: Kept | Places<Kept>) =>
  sql`tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and list = ${list}`

const keptSize = preparedSql<Kept, { readonly n: string }>(
  (at) => sql`/* count */ select
    (select coalesce(sum(size), 0) from list_segments where ${ofList(at)})
    + (select coalesce(sum(change), 0) from list_changes where ${ofList(at)}) as n`,
)

/** The size of a list in the snapshot of the transaction. */
export const countKept = async (q: Db, list: KeptList, scope: Scope): Promise<number> => {
  const [counted] = await keptSize(q, { ...scope, list })
  return Number(counted!.n)
}

/** The start of a segment of a list, and the number of rows before it. */
interface Place {
  readonly firstId: string
  readonly before: number
}

/**
 * The segment with the item that has `offset` items before it. Absent when a pending change touches several segments,
 * because the number of its rows in each is then unknown.
 */
export const findPlace = async (q: Db, list: KeptList, scope: Scope, offset: number): Promise<Place | undefined> => {
  const kept = ofList({ ...scope, list })
  const segmentOf = (id: string) => sql`(select s.first_id from list_segments s where ${kept}
    and s.first_id <= ${sql.ref(id)} order by s.first_id desc limit 1)`
  const { rows } = await sql<{ first_id: string; before: string }>`
    with waiting as materialized (
      select ${segmentOf("c.first_id")} as first_segment, ${segmentOf("c.last_id")} as last_segment, c.change
      from list_changes c where ${kept}),
    changes as (select first_segment as first_id, sum(change) as change from waiting group by 1),
    placed as (
      select first_id, size + coalesce(change, 0) as size,
        sum(size + coalesce(change, 0)) over (order by first_id) - size - coalesce(change, 0) as before
      from list_segments left join changes using (first_id) where ${kept})
    select first_id, before from placed
    where before <= ${offset} and not exists (select from waiting where first_segment is distinct from last_segment)
    order by before desc, first_id desc limit 1`.execute(q)
  const [place] = rows
  return place && { firstId: place.first_id, before: Number(place.before) }
}
