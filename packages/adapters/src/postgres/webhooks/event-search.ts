import type { Scope } from "@svc/domain/shared/scope"
import { toSearchValue } from "@svc/domain/webhooks/search-value"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"

const lowestId = sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`
const highestId = sql<string>`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

/** Events that have a value are few up to here: all of them are read, rather than look for the newest ones in the log. */
const few = 1000

/** Conditions by which the events of a legal entity that have a value are found. */
export interface WithValue {
  /** On the events themselves, under the alias `e`. */
  readonly event: RawBuilder<boolean>
  /** On the deliveries of them, under the alias `d`. */
  readonly delivery: RawBuilder<boolean>
}

/**
 * Looks how the events with a value are found best, among those with ids from `low` to before `high`. Few are an array of
 * ids, so that what belongs to them is looked up by their ids, whatever the planner thinks of their number. Of many the
 * newest are soon come across, so that each event of the log is asked, newest first, until the page is full.
 */
export const findValue = async (
  q: Db,
  { legalEntityId }: Scope,
  value: string,
  low: RawBuilder<string> = lowestId,
  high: RawBuilder<string> = highestId,
): Promise<WithValue> => {
  const wanted = toSearchValue(value)
  const found = sql`select find_events(${legalEntityId}::uuid, ${wanted}, ${low}, ${high})`
  const { rows } = await sql<{ n: string }>`select count(*) as n from (${found} limit ${few + 1}) found`.execute(q)
  if (Number(rows[0]!.n) <= few) {
    const ids = sql`any(array(${found}))`
    return { event: sql`e.id = ${ids}`, delivery: sql`d.event_id = ${ids}` }
  }
  const has = sql<boolean>`e.search_keys @> array[search_key(${legalEntityId}::uuid, ${wanted})]`
  return {
    event: has,
    delivery: sql`exists (select from events e where e.tenant_id = d.tenant_id and e.id = d.event_id and ${has})`,
  }
}
