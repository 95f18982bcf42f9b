import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FeedEvent, FeedFilter, FeedPosition } from "../feed.ts"

export interface FeedPage {
  readonly events: readonly FeedEvent[]
  /** Up to here the feed was read; of events that do not match, and that came before this, none is read again. */
  readonly last: FeedPosition
  /** True when nothing that is committed follows. */
  readonly caughtUp: boolean
}

/** The news that a look at the end of the feed finds. */
export interface FeedNews {
  /** The last event that is served, where it is behind the position asked for. */
  readonly head?: FeedPosition
  /** When the oldest event was raised that is committed and waits for an older transaction. */
  readonly heldSince?: Timestamp
}

/**
 * Reads events in the order of their transactions (contract W36). Test events are left out.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): an event is in the feed when its transaction and all older
 * ones that write have ended, so that no event comes into a part that was read. `end` is a position before all events
 * that are committed later. `page` reads a bounded number of events, whatever matches. `isAhead` is true for a position
 * that the database has not reached: a failover lost what came before it.
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
