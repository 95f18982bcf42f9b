import type { ListRequest } from "@svc/domain/listing/list-request"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.ts"
import { type KeptList, ofList } from "./list-counts.ts"
import { remainingTime } from "./list-time.ts"

/** Segments (of a thousand ids each) per piece; matches are counted piece by piece. */
const segmentsOfPiece = 4

/** The position of a page's items among the ids of a list. */
export interface Piece {
  readonly firstId: string
  /** The first id after the piece; null for the last piece. */
  readonly endId: string | null
  /** The number of matches with a lower id than the piece, and the number inside it. */
  readonly before: number
  readonly matching: number
}

interface CountedRow {
  readonly total: string
  readonly firstId: string | null
  readonly endId: string | null
  readonly before: string
  readonly until: string
}

/**
 * Counts the rows of a kept list whose `id` is selected, and finds the piece that contains a page in the order of ids,
 * so that rows before it need not be read again. Absent when the page is empty. Concurrent changes of segments do no
 * harm: any ids may be the bounds.
 */
export const countInPieces = async (
  q: Db,
  list: KeptList,
  scope: Scope,
  matches: RawBuilder<unknown>,
  { offset, limit }: Pick<ListRequest, "offset" | "limit">,
): Promise<{ readonly total: number; readonly piece: Piece | undefined }> => {
  const { rows } = await sql<CountedRow>`/* count */
    with bounds as materialized (
      select array_agg(first_id order by first_id) as ids from (
        select first_id, row_number() over (order by first_id) as n from list_segments where ${ofList({ ...scope, list })}) s
      where n % ${sql.lit(segmentsOfPiece)} = 1),
    counted as (
      select width_bucket(m.id, (select ids from bounds)) as piece, count(*) as n from (${matches}) m group by 1),
    placed as (select piece, n, sum(n) over (order by piece) as upto from counted),
    pieces as (
      select coalesce(sum(n), 0) as total, min(piece) filter (where upto > ${offset}) as first,
        coalesce(min(piece) filter (where upto >= ${offset + limit}), max(piece)) as last,
        coalesce(max(upto) filter (where upto <= ${offset}), 0) as before,
        coalesce(min(upto) filter (where upto >= ${offset + limit}), sum(n), 0) as until
      from placed)
    select total, ids[first] as "firstId", ids[last + 1] as "endId", before, until, ${remainingTime}
    from pieces, bounds`.execute(q)
  const { total, firstId, endId, before, until } = rows[0]!
  if (firstId === null) return { total: Number(total), piece: undefined }
  return {
    total: Number(total),
    piece: { firstId, endId, before: Number(before), matching: Number(until) - Number(before) },
  }
}
