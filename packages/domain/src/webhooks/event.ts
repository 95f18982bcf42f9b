import type { EventId } from "../shared/ids.ts"
import { memberJson } from "../shared/json-text.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import { toIso, type Timestamp } from "../shared/timestamp.ts"

/** The part of an event that receivers are told: its tag and its `Data`. */
export interface EventToRaise {
  /** Canonical tag, see `event-tags.ts`. */
  readonly tag: string
  /** JSON text of the entity as version 2.1 of the interface shows it (contract W9); sent on digit for digit. */
  readonly dataJson: string
  /** The strings and numbers of `dataJson`, where who wrote the text has them at hand. */
  readonly scalars?: readonly string[]
}

/** An event as it is stored, with everything that its deliveries need later, however the tenant changes meanwhile. */
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

/** Other events of a correlation are counted up to this number. */
export const mostCorrelated = 100

/** Who raised an event and what else happened with it, for people. */
export interface EventBackground {
  readonly userName?: string
  /** Of the personal token, where a program raised it. */
  readonly tokenName?: string
  /** Other events of the legal entity with its correlation id, up to `mostCorrelated`. */
  readonly correlated: number
}

/**
 * The part of the delivery body (contract W15) that is the same for every webhook and every attempt: all but `Token`,
 * `EventId` and `EventType`, as the text between these and the closing brace.
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
 * The body of a delivery (contract W15). `Token` comes first and is added only here, so that the bytes of one delivery
 * are equal on every attempt and the token is not stored beside them. `eventType` is the spelling subscribed with.
 */
export const toBody = (event: Pick<StoredEvent, "id" | "envelope">, eventType: string, token: string): string =>
  `${toBodyHead(event, eventType, token)}${event.envelope}}`

/** The text before the envelope in the body of a delivery; a brace follows it. */
export const toBodyHead = ({ id }: Pick<StoredEvent, "id">, eventType: string, token: string): string =>
  `${JSON.stringify({ Token: token, EventId: id, EventType: eventType }).slice(0, -1)},`

/** An envelope as it is sent: a large one as its bytes in UTF-8, which all deliveries of the event share. */
export type Envelope = string | Uint8Array
