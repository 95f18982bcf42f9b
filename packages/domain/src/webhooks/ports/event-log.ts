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

/** Deliveries of an event are counted up to this number in a list. */
export const mostCountedOfEvent = 100

/** An event in a list: who raised it, and what became of its deliveries, up to `mostCountedOfEvent`. */
export interface ListedEvent extends EventEntry {
  /** See `subjectOf`. */
  readonly about?: string
  readonly userName?: string
  readonly made: number
  readonly delivered: number
  /** Their attempts are used up. */
  readonly failed: number
}

export interface EventFilter {
  /** Canonical tag. */
  readonly tag?: string
  readonly correlationId?: string
  readonly source?: EventSource
  /** A value of the event: see `toSearchValues`. */
  readonly search?: string
  /** Raised at or after. */
  readonly from?: Timestamp
  /** Raised before. */
  readonly to?: Timestamp
  readonly limit: number
  /** Only events behind this one in the order. */
  readonly after?: EventId
}

/**
 * Reads events for people (contract W32), within a scope, also those that no webhook listened to.
 *
 * Contract (`test/contract/event-log.contract.test.ts`): `list` is newest first and stable while events are added; every
 * filter narrows; `search` finds only within a unit of work of the scope's tenant; `get` gives the envelope and the background too.
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
