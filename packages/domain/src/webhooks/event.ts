import type { EventId, LegalEntityId, TenantId, UserId } from "../shared/ids.ts"
import { toIso, type Timestamp } from "../shared/timestamp.ts"

/** The one value of specification 2.4 `Source`. */
export const eventSources = ["Paywall"] as const
export type EventSource = (typeof eventSources)[number]

/** What happened, as the use case that caused it says it. */
export interface BusinessEvent {
  /** Canonical tag of specification 6.3. */
  readonly tag: string
  /** JSON text of the entity as GET answers it in version 2.1 (decisions B14); sent on digit for digit. */
  readonly dataJson: string
}

/** Who and what is behind a change (specification 2.4, decisions B13). */
export interface EventOrigin {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly legalEntityName: string
  readonly triggeredBy: UserId
  readonly correlationId?: string
  readonly source?: EventSource
}

/** An event as it is stored: everything its deliveries need later, however the tenant changes meanwhile. */
export interface StoredEvent extends Omit<EventOrigin, "legalEntityName"> {
  readonly id: EventId
  readonly tag: string
  readonly raisedAt: Timestamp
  /** Sent to try a webhook out; not a business event. */
  readonly isTest: boolean
  /** See `toEnvelope`. */
  readonly envelope: string
  /** See `toSearchValues`. */
  readonly searchValues: readonly string[]
}

/**
 * The part of the delivery body (specification 2.4) that is the same for every webhook and every attempt: all but
 * `Token`, `EventId` and `EventType`, as the text between these and the closing brace.
 */
export const toEnvelope = (origin: EventOrigin, event: BusinessEvent, raisedAt: Timestamp): string => {
  const head = {
    LegalEntityName: origin.legalEntityName,
    LegalEntityId: origin.legalEntityId,
    Timestamp: toIso(raisedAt),
    TriggeredBy: origin.triggeredBy,
    CorrelationId: origin.correlationId,
    Source: origin.source,
  }
  return `${JSON.stringify(head).slice(1, -1)},"Data":${event.dataJson}`
}

/**
 * The body of specification 2.4. `Token` comes first and is put in only here, so the bytes of one delivery are equal on
 * every attempt and the token is stored nowhere beside them (decisions B9). `eventType` is the spelling subscribed with.
 */
export const toBody = (event: Pick<StoredEvent, "id" | "envelope">, eventType: string, token: string): string =>
  `${JSON.stringify({ Token: token, EventId: event.id, EventType: eventType }).slice(0, -1)},${event.envelope}}`
