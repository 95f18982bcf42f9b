import type { EventId } from "../shared/ids.ts"
import { memberJson } from "../shared/json-text.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import { toIso, type Timestamp } from "../shared/timestamp.ts"

/** The part of an event that receivers get: its tag and its `Data`. */
export interface EventToRaise {
  /** The canonical tag, see `resources.ts`. */
  readonly tag: string
  /**
   * The JSON text of the resource as version 2.1 of the interface shows it (contract W9); it is sent without changing a
   * digit.
   */
  readonly dataJson: string
  /** The strings and numbers of `dataJson`, when the caller that wrote the text has them at hand. */
  readonly scalars?: readonly string[]
}

/** Why the data of an event is not kept: it was too large to keep, or somebody erased it (contract W52, W53). */
export type DataAbsence = "Size" | "Erased"

/** An event as it is stored, with everything that its later deliveries need, even if the tenant changes meanwhile. */
export interface StoredEvent extends Omit<EventOrigin, "legalEntityName"> {
  readonly id: EventId
  readonly tag: string
  readonly raisedAt: Timestamp
  /** Whether the event was sent to test a webhook and is no business event. */
  readonly isTest: boolean
  /** See `toEnvelope`. */
  readonly envelope: string
  /** Absent when the data is kept. */
  readonly absence?: DataAbsence
  /** See `toSearchValues`. */
  readonly searchValues: readonly string[]
}

/** The trace to which an event belongs: that of the request that raised it, if a request did. */
export interface TraceOfEvent {
  readonly id: EventId
  /**
   * The sampled span that raised the event (W3C Trace Context): of this service when it exports the trace, otherwise the
   * caller's.
   */
  readonly traceparent?: string
  /** The trace id of a request without such a span, in 32 hexadecimal digits. */
  readonly traceId?: string
}

/** Other events with the same correlation id are counted up to this number. */
export const mostCorrelated = 100

/** The author of an event and its related events, for people. */
export interface EventBackground {
  readonly traceId: string
  readonly userName?: string
  /** The name of the personal token, when a program raised the event. */
  readonly tokenName?: string
  /** The number of other events of the legal entity with the same correlation id, up to `mostCorrelated`. */
  readonly correlated: number
}

/**
 * The part of a delivery's body (contract W15) that is the same for every webhook and attempt: everything except
 * `Token`, `EventId` and `EventType`, as the text between these members and the closing brace.
 */
export const toEnvelope = (origin: EventOrigin, event: EventToRaise, raisedAt: Timestamp): string => {
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

/** The JSON text of an event's `Data`, digit for digit. */
export const dataOf = ({ envelope }: Pick<StoredEvent, "envelope">): string => memberJson(`{${envelope}}`, "Data")

/**
 * The body of a delivery (contract W15). `Token` comes first and is added only here, so that the bytes of a delivery
 * are equal on every attempt and the token is not stored with them. `eventType` is the spelling that the webhook
 * subscribed to.
 */
export const toBody = (event: Pick<StoredEvent, "id" | "envelope">, eventType: string, token: string): string =>
  `${toBodyHead(event, eventType, token)}${event.envelope}}`

/** The text of a body before the envelope; the envelope and a closing brace follow. */
export const toBodyHead = ({ id }: Pick<StoredEvent, "id">, eventType: string, token: string): string =>
  `${JSON.stringify({ Token: token, EventId: id, EventType: eventType }).slice(0, -1)},`

/** The body of an event in the feed: that of a delivery without `Token` (contract W36). */
export const toFeedBody = ({ id, tag, envelope }: Pick<StoredEvent, "id" | "tag" | "envelope">): string =>
  `${JSON.stringify({ EventId: id, EventType: tag }).slice(0, -1)},${envelope}}`

/** An envelope as it is sent. A large one is a byte array in UTF-8, which all deliveries of the event share. */
export type Envelope = string | Uint8Array
