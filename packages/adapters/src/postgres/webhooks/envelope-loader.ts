import { sql } from "kysely"
import { LRUCache } from "lru-cache"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"

const mostCharacters = 16 * 2 ** 20

/**
 * Reads the envelopes of deliveries. An event goes to many webhooks, mostly one right after the other, and never
 * changes, so the latest envelopes are kept in memory.
 */
export const makeEnvelopeLoader = () => {
  const kept = new LRUCache<string, string>({ maxSize: mostCharacters, sizeCalculation: (envelope) => envelope.length })
  return async (
    db: Db,
    deliveries: readonly { readonly tenant_id: string; readonly event_id: string }[],
  ): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>()
    const missing = new Map<string, string>()
    for (const { tenant_id, event_id } of deliveries) {
      const envelope = kept.get(event_id)
      if (envelope === undefined) missing.set(event_id, tenant_id)
      else found.set(event_id, envelope)
    }
    if (missing.size === 0) return found
    const { rows } = await sql<{ readonly id: string; readonly envelope: string }>`
      select id, envelope from events
      where tenant_id = any(${uuidArray([...new Set(missing.values())])}::uuid[])
        and id = any(${uuidArray([...missing.keys()])}::uuid[])`.execute(db)
    for (const { id, envelope } of rows) {
      kept.set(id, envelope)
      found.set(id, envelope)
    }
    return found
  }
}
