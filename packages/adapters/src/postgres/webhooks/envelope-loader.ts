import { type EventToSend, mostBytesAtHand } from "@svc/domain/webhooks/ports/delivery-store"
import { sql } from "kysely"
import { LRUCache } from "lru-cache"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"

type Loaded = Pick<EventToSend, "size" | "envelope" | "traceparent">

const mostCharacters = 16 * 2 ** 20

/**
 * Reads the envelopes of deliveries; of large ones only the size, which PostgreSQL knows without reading them. An event
 * never changes and goes to many webhooks, mostly in quick succession, so the latest envelopes are cached.
 */
export const makeEnvelopeLoader = () => {
  const kept = new LRUCache<string, Loaded>({
    maxSize: mostCharacters,
    sizeCalculation: ({ envelope = "" }) => 100 + envelope.length,
  })
  return async (
    db: Db,
    deliveries: readonly { readonly tenant_id: string; readonly event_id: string }[],
  ): Promise<ReadonlyMap<string, Loaded>> => {
    const found = new Map<string, Loaded>()
    const missing = new Map<string, string>()
    for (const { tenant_id, event_id } of deliveries) {
      const loaded = kept.get(event_id)
      if (loaded === undefined) missing.set(event_id, tenant_id)
      else found.set(event_id, loaded)
    }
    if (missing.size === 0) return found
    const { rows } = await sql<{
      readonly id: string
      readonly size: number
      readonly envelope: string | null
      readonly traceparent: string | null
    }>`
      select id, traceparent, octet_length(envelope) as size,
        case when octet_length(envelope) <= ${sql.lit(mostBytesAtHand)} then envelope end as envelope
      from events
      where tenant_id = any(${uuidArray([...new Set(missing.values())])}::uuid[])
        and id = any(${uuidArray([...missing.keys()])}::uuid[])`.execute(db)
    for (const { id, size, envelope, traceparent } of rows) {
      const loaded = {
        size,
        ...(envelope === null ? {} : { envelope }),
        ...(traceparent === null ? {} : { traceparent }),
      }
      kept.set(id, loaded)
      found.set(id, loaded)
    }
    return found
  }
}
