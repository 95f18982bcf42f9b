import type { Scope } from "@svc/domain/shared/scope"
import { toSearchValue } from "@svc/domain/webhooks/search-value"
import { type RawBuilder, sql } from "kysely"

const lowestId = sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`
const highestId = sql<string>`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

/**
 * The events of a legal entity with a value, as `any(…)` of their ids from `low` to before `high`. They are an array, so
 * that what belongs to them is looked up by their ids, whatever the planner thinks of their number.
 */
export const eventsWithValue = (
  { legalEntityId }: Scope,
  value: string,
  low: RawBuilder<string> = lowestId,
  high: RawBuilder<string> = highestId,
) => sql`any(array(select find_events(${legalEntityId}::uuid, ${toSearchValue(value)}, ${low}, ${high})))`
