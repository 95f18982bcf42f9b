import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

/** The result of moving the clock. */
export interface ClockMoved {
  readonly from: Timestamp
  readonly now: Timestamp
  /** Webhook attempts that were made on the way, by outcome. */
  readonly attempts: { readonly succeeded: number; readonly failed: number }
  /** Background jobs that were done on the way. */
  readonly jobs: number
}

/** The time of a whole service that can be moved forward (SVC_TEST_CLOCK); it stands still in between. */
export interface TestClock {
  readonly now: Effect.Effect<Timestamp>
  /** Goes from one due time to the next up to the target and waits at each until what fell due has been done. */
  readonly moveTo: (target: Timestamp) => Effect.Effect<ClockMoved, PortUnavailable>
}
