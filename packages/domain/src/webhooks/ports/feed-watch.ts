import type { Effect } from "effect"
import type { Scope } from "../../shared/scope.ts"
import type { FeedPosition } from "../feed.ts"

/**
 * Waits for events of the feed (contract W37). Waiting takes no connection: one look for all that wait for events of a legal
 * entity follows a commit, at most 20 a second, and one every 2 seconds without any.
 *
 * Contract (`test/contract/event-feed.contract.test.ts`): `untilNews` ends with true when the feed may have events behind the
 * position or cannot be looked at, and with false after `ms` milliseconds without any, or when the process stops. Interrupted, it ends at once. `counts` are those who
 * wait now.
 */
export interface FeedWatch {
  readonly untilNews: (scope: Scope, after: FeedPosition, ms: number) => Effect.Effect<boolean>
  readonly counts: (scope: Scope) => { readonly ofTenant: number; readonly ofProcess: number }
  /** Milliseconds that have really passed, also where a test moves the clock. */
  readonly now: () => number
  readonly isClosed: () => boolean
}
