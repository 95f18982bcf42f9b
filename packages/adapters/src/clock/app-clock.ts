import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Clock } from "effect"
import type { Clock as BossClock } from "pg-boss"

/** The one clock of a process: rules read it through Effect, the queue and all other code read it directly. */
export interface AppClock {
  readonly now: () => Timestamp
  readonly effect: Clock.Clock
  /** The clock of the queue. Absent when the queue uses the time of the operating system. */
  readonly boss?: BossClock
  /** Settings of every connection that adds jobs, so that the database reads the same time. */
  readonly sessionSettings: Readonly<Record<string, string>>
}

const systemEffectClock = Clock.Clock.defaultValue()

export const systemClock: AppClock = {
  now: () => Date.now() as Timestamp,
  effect: systemEffectClock,
  sessionSettings: {},
}
