import type { EventId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { ThinReason } from "@svc/domain/webhooks/payload"
import { type EventToSend, mostBytesAtHand } from "@svc/domain/webhooks/ports/delivery-store"
import { thinEnvelope } from "@svc/domain/webhooks/thin-data"
import { given } from "@svc/domain/shared/given"
import { sql } from "kysely"
import { LRUCache } from "lru-cache"
import { addressesOf, type SourceOf } from "../../webhook-http/resource-addresses.ts"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { sendForTenants } from "../base/each-tenant.ts"

type Loaded = Pick<EventToSend, "size" | "envelope" | "traceparent" | "traceId" | "raisedAt" | "source" | "form"> &
  Pick<StoredEvent, "absence">

interface OfDelivery {
  readonly tenant_id: TenantId
  readonly event_id: EventId
  readonly tag: string
  readonly form: ThinReason | null
}

interface EventRow {
  readonly id: EventId
  readonly size: number
  readonly envelope: string | null
  readonly absence: StoredEvent["absence"] | null
  readonly legal_entity_id: LegalEntityId
  readonly raised_at: Timestamp
  readonly traceparent: string | null
  readonly trace_id: string | null
}

const mostCharacters = 16 * 2 ** 20

/** Gives the envelope of a delivery as it is sent; undefined when its event is deleted. */
type LoadedEnvelopes = (delivery: OfDelivery) => Loaded | undefined

/** The envelope of an event; undefined when there is no such event. */
export const readEnvelope = async (db: Db, tenantId: string, id: EventId): Promise<string | undefined> => {
  const { rows } = await sql<{ readonly envelope: string }>`
    select envelope from events where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]?.envelope
}

/**
 * Reads the envelopes of deliveries. Of a large envelope it reads only the size, which PostgreSQL knows without reading
 * the text. The data of an event never changes, unless it is erased, and goes to many webhooks, mostly in quick
 * succession, so the latest envelopes are kept in memory. A large one that is sent without data is read by itself, and only the part that is sent stays in
 * memory.
 */
export const makeEnvelopeLoader = (sourceOf: SourceOf) => {
  const kept = new LRUCache<string, Loaded>({
    maxSize: mostCharacters,
    sizeCalculation: ({ envelope = "" }) => 100 + envelope.length,
  })

  const read = async (db: Db, deliveries: readonly OfDelivery[]): Promise<ReadonlyMap<string, Loaded>> => {
    const found = new Map<string, Loaded>()
    const missing = new Map<EventId, TenantId>()
    for (const { tenant_id, event_id } of deliveries) {
      const loaded = kept.get(event_id)
      if (loaded === undefined) missing.set(event_id, tenant_id)
      else found.set(event_id, loaded)
    }
    const keys = Array.from(missing, ([id, tenantId]) => ({ id, tenantId }))
    const rows = await sendForTenants(keys, (tenantId, own) =>
      sql<EventRow>`
        select id, legal_entity_id, raised_at, traceparent, trace_id, absence, octet_length(envelope) as size,
          case when octet_length(envelope) <= ${sql.lit(mostBytesAtHand)} then envelope end as envelope
        from events
        where tenant_id = ${tenantId} and id = any(${uuidArray(own.map(({ id }) => id))}::uuid[])`.execute(db),
    )
    for (const { id, legal_entity_id, raised_at, size, envelope, traceparent, trace_id, absence } of rows) {
      const loaded = {
        size,
        source: sourceOf(legal_entity_id),
        raisedAt: raised_at,
        ...(envelope === null ? {} : { envelope }),
        ...(traceparent === null ? {} : { traceparent }),
        ...(trace_id === null ? {} : { traceId: trace_id.replaceAll("-", "") }),
        ...(absence === null ? {} : { absence: absence! }),
      }
      kept.set(id, loaded)
      found.set(id, loaded)
    }
    return found
  }

  const thin = async (db: Db, { tenant_id, event_id: id, tag }: OfDelivery, form: ThinReason, whole: Loaded) => {
    // The envelope in memory may be from before the data was erased.
    const isErased = form === "Erased"
    const full = (isErased ? undefined : whole.envelope) ?? (await readEnvelope(db, tenant_id, id))
    if (full === undefined) return undefined
    const event = { id, tag, ...given({ absence: isErased ? form : whole.absence }) }
    const envelope = thinEnvelope(full, event, form, addressesOf)
    return { ...whole, envelope, size: Buffer.byteLength(envelope), form }
  }

  return async (db: Db, deliveries: readonly OfDelivery[]): Promise<LoadedEnvelopes> => {
    const found = await read(db, deliveries)
    const thinned = new Map<string, Loaded>()
    for (const delivery of deliveries) {
      const { event_id, form } = delivery
      const whole = found.get(event_id)
      if (form === null || whole === undefined) continue
      const key = `${event_id} ${form}`
      const known = thinned.get(key) ?? kept.get(key) ?? (await thin(db, delivery, form, whole))
      if (known === undefined) continue
      kept.set(key, known)
      thinned.set(key, known)
    }
    return ({ event_id, form }) => (form === null ? found.get(event_id) : thinned.get(`${event_id} ${form}`))
  }
}
