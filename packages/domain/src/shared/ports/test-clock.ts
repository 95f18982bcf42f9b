import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

/** The result of moving the clock. */
export interface ClockMoved {
  readonly from: Timestamp
  readonly now: Timestamp
  /** The number of webhook attempts that were made meanwhile, by outcome. */
  readonly attempts: { readonly succeeded: number; readonly failed: number }
  /** The number of background jobs that were done meanwhile. */
  readonly jobs: number
}

/** The clock of a whole service that can be moved forward (SVC_TEST_CLOCK); it stands still in between. */
export interface TestClock {
  readonly now: Effect.Effect<Timestamp>
  /** Moves from one due time to the next up to the target, and waits at each until the due work has been done. */
  readonly moveTo: (target: Timestamp) => Effect.Effect<ClockMoved, PortUnavailable>
}
