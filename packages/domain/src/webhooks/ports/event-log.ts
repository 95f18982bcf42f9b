import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { EventId } from "../../shared/ids.ts"
import type { EventSource } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { EventBackground, StoredEvent } from "../event.ts"
import type { EventNotFound } from "../webhooks.errors.ts"

/** An event as people look it up (contract W32). */
export type EventEntry = Omit<StoredEvent, "envelope" | "searchValues" | "clientId">

/** The deliveries of an event in a list are counted up to this number. */
export const mostCountedOfEvent = 100

/** An event in a list: its author, and the counts of its deliveries up to `mostCountedOfEvent`. */
export interface ListedEvent extends EventEntry {
  /** The subject, see `subjectOf`. */
  readonly about?: string
  readonly userName?: string
  readonly made: number
  readonly delivered: number
  /** Deliveries whose attempts are used up. */
  readonly failed: number
}

export interface EventFilter {
  /** The canonical tag. */
  readonly tag?: string
  readonly correlationId?: string
  readonly source?: EventSource
  /** A value of the event: see `toSearchValues`. */
  readonly search?: string
  /** The earliest time of raising, inclusive. */
  readonly from?: Timestamp
  /** The latest time of raising, exclusive. */
  readonly to?: Timestamp
  readonly limit: number
  /** Only events after this one in the order. */
  readonly after?: EventId
}

/**
 * Reads the events of a scope for people (contract W32), including events to which no webhook listened.
 *
 * Contract (`test/contract/event-log.contract.test.ts`): `list` is newest first and stable while events are added.
 * Filters are combined with "and". `search` works only within a unit of work of the scope's tenant. `get` also gives
 * the envelope and the background.
 */
export interface EventLog {
  readonly list: (
    scope: Scope,
    filter: EventFilter,
  ) => Effect.Effect<readonly ListedEvent[], FilterTooBroad | PortUnavailable>
  readonly get: (
    scope: Scope,
    id: EventId,
  ) => Effect.Effect<EventEntry & Pick<StoredEvent, "envelope"> & EventBackground, EventNotFound | PortUnavailable>
}
