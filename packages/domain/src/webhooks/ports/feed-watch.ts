import type { Effect } from "effect"
import type { Scope } from "../../shared/scope.ts"
import type { FeedPosition } from "../feed.ts"

/**
 * Waits for events of the feed (contract W37). A waiting reader holds no connection. All readers of a legal entity
 * share a look at the feed: one after a commit, at most 20 a second, and one every 2 seconds without commits.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): `untilNews` ends with true when events may follow the
 * position, or when the feed cannot be read. It ends with false after `ms` milliseconds without events, or when the
 * process stops. When interrupted, it ends at once. `counts` gives the numbers of readers that wait now.
 */
export interface FeedWatch {
  readonly untilNews: (scope: Scope, after: FeedPosition, ms: number) => Effect.Effect<boolean>
  readonly counts: (scope: Scope) => { readonly ofTenant: number; readonly ofProcess: number }
  /** Milliseconds of real time, even where a test moves the clock of the service. */
  readonly now: () => number
  readonly isClosed: () => boolean
}
