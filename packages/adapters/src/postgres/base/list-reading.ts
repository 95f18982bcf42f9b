import type { ListRequest } from "@svc/domain/listing/list-request"
import { sql } from "kysely"

/** How to read a page of `total` rows: from the end when that is nearer. */
export const readingOf = ({ offset, limit }: Pick<ListRequest, "offset" | "limit">, total: number) => {
  const wanted = Math.max(0, Math.min(limit, total - offset))
  const fromTheEnd = offset > total / 2
  const direction = (descending: boolean) => sql.raw(descending === fromTheEnd ? "asc" : "desc")
  return {
    wanted,
    skipped: fromTheEnd ? total - offset - wanted : offset,
    direction,
    idsOf: <Id>(rows: readonly { readonly id: Id }[]) => {
      const ids = rows.map(({ id }) => id)
      return fromTheEnd ? ids.reverse() : ids
    },
  }
}
