import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FeedEvent, FeedFilter, FeedPosition } from "../feed.ts"

export interface FeedPage {
  readonly events: readonly FeedEvent[]
  /** The position up to which the feed was read. No event up to there is read again, whether it matches or not. */
  readonly last: FeedPosition
  /** Whether the page ends with the last event that the feed has now. */
  readonly caughtUp: boolean
}

/** The result of a look at the end of the feed. */
export interface FeedNews {
  /** The last event of the feed; absent when no event follows the given position. */
  readonly head?: FeedPosition
  /** The time when the oldest committed event was raised that still waits for an older transaction. */
  readonly heldSince?: Timestamp
}

/**
 * Reads events in the order of their transactions (contract W36). Test events are left out.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): an event is in the feed when its transaction and all older
 * writing transactions have ended, so that no event is ever added to a part that was read. `end` is a position before
 * all events that are committed later. `page` reads a bounded number of events, however few of them match. `isAhead` is
 * true for a position that the database has not reached, because a failover lost the events before it.
 */
export interface EventFeed {
  readonly end: (now: Timestamp) => Effect.Effect<FeedPosition, PortUnavailable>
  readonly isAhead: (position: FeedPosition) => Effect.Effect<boolean, PortUnavailable>
  readonly page: (
    scope: Scope,
    filter: FeedFilter,
    after: FeedPosition,
    limit: number,
    now: Timestamp,
  ) => Effect.Effect<FeedPage, PortUnavailable>
  readonly news: (scope: Scope, after: FeedPosition) => Effect.Effect<FeedNews, PortUnavailable>
}
