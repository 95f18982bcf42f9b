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

/**
 * Keeps the positions of readers.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): `put` makes or replaces one, says whether it is new, and counts
 * all of the legal entity with it, one at a time. `find` with `usedAt` notes the use. `acknowledge` moves forward only, and
 * says whether it did; the same position again does nothing.
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
}
