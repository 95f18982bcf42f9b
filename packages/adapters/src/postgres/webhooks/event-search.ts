import type { EventId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { toSearchValue } from "@svc/domain/webhooks/search-value"
import { type RawBuilder, sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import type { Db } from "../base/database.ts"

const lowestId = sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`
const highestId = sql<string>`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

/** Up to this many events with a value, all of them are read; beyond it, the newest are searched in the log. */
const few = 1000

/** Conditions that find the events of a legal entity with a value. */
export interface WithValue {
  /** The condition on the events, under the alias `e`. */
  readonly event: RawBuilder<boolean>
  /** The condition on their deliveries, under the alias `d`. */
  readonly delivery: RawBuilder<boolean>
}

/**
 * Chooses how to find the events with a value, with ids from `low` to before `high`. A few are found by their ids. Of
 * many, the newest are found soon by checking each event of the log, newest first, until the page is full.
 */
export const findValue = async (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  value: string,
  low: RawBuilder<string> = lowestId,
  high: RawBuilder<string> = highestId,
): Promise<WithValue> => {
  const wanted = toSearchValue(value)
  const { rows } = await sql<{ id: EventId }>`
    select events_with(${legalEntityId}::uuid, ${wanted}, ${low}, ${high}, ${few + 1}) as id`.execute(q)
  if (rows.length <= few) {
    const ids = sql`any(${arrayLiteral(rows.map(({ id }) => id))}::uuid[])`
    return { event: sql`e.id = ${ids}`, delivery: sql`d.event_id = ${ids}` }
  }
  const has = sql<boolean>`e.search_keys @> array[search_key(${legalEntityId}::uuid, ${wanted})]`
  return {
    event: has,
    delivery: sql`exists (select from events e where e.tenant_id = ${tenantId} and e.id = d.event_id and ${has})`,
  }
}
