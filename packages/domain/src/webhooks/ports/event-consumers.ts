import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FeedFilter, FeedPosition } from "../feed.ts"

/** A reader of the feed whose position the service keeps (contract W38). */
export interface EventConsumer {
  readonly name: string
  readonly filter: FeedFilter
  readonly position: FeedPosition
  readonly createdAt: Timestamp
  readonly acknowledgedAt?: Timestamp
}

/** A consumer with the events that wait for it, counted up to `mostBehind` among the next `lookedAtBehind`. */
export interface ListedConsumer extends EventConsumer {
  readonly behind: number
}

/** A consumer that nobody has used for a while. */
export interface UnusedConsumer {
  readonly scope: Scope
  readonly name: string
  readonly usedAt: Timestamp
}

/**
 * Stores the consumers of the feed with their positions.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): `put` makes or replaces a consumer, tells whether it is new,
 * and counts the consumers of the legal entity, this one included; calls for one legal entity run one after the other.
 * `find` with `usedAt` records that time as the last use. `acknowledge` moves a position only forward, and gives false
 * for an earlier position; the same position may be acknowledged again. `unused` gives the consumers of all tenants
 * that were not used since a time, and about which nobody was told since the last use. `markTold` says whether the
 * consumer was still one of them.
 */
export interface EventConsumers {
  readonly put: (
    scope: Scope,
    consumer: EventConsumer,
  ) => Effect.Effect<{ readonly isNew: boolean; readonly count: number }, PortUnavailable>
  readonly find: (
    scope: Scope,
    name: string,
    usedAt?: Timestamp,
  ) => Effect.Effect<EventConsumer | undefined, PortUnavailable>
  readonly list: (scope: Scope) => Effect.Effect<readonly ListedConsumer[], PortUnavailable>
  readonly acknowledge: (
    scope: Scope,
    name: string,
    position: FeedPosition,
    now: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
  readonly delete: (scope: Scope, name: string) => Effect.Effect<boolean, PortUnavailable>
  readonly unused: (since: Timestamp) => Effect.Effect<readonly UnusedConsumer[], PortUnavailable>
  readonly markTold: (
    scope: Scope,
    name: string,
    since: Timestamp,
    now: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
}
