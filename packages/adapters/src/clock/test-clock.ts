import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Clock, Duration, Effect } from "effect"
import { CLOCK_OVERRIDE_SETTING, TestClock } from "pg-boss"
import { type AppClock, systemClock } from "./app-clock.ts"

/** A clock that stands still until it is moved (SVC_TEST_CLOCK). */
export interface ManualClock extends AppClock {
  /**
   * Jumps to a time and wakes the programs that were waiting for that time or an earlier one. Refuses a time in the
   * past.
   */
  readonly moveTo: (millis: number) => Promise<void>
  /** The time at which the next sleeping program wakes. */
  readonly nextWake: () => number | undefined
}

/**
 * Built on the queue's own test clock, so that JavaScript and SQL read the same time and its timers fire when the clock
 * is moved. Durations are still measured in real time.
 */
export const makeManualClock = (start: number): ManualClock => {
  const clock = new TestClock(start)
  const wakes: number[] = []

  const sleep = (duration: Duration.Duration) =>
    Effect.callback<void>((resume) => {
      const millis = Duration.toMillis(duration)
      const due = clock.now() + millis
      wakes.push(due)
      const forget = () => void wakes.splice(wakes.indexOf(due), 1)
      const timer = clock.setTimeout(() => {
        forget()
        resume(Effect.void)
      }, millis)
      return Effect.sync(() => {
        clock.clearTimeout(timer)
        forget()
      })
    })

  const effect: Clock.Clock = {
    currentTimeMillisUnsafe: () => clock.now(),
    currentTimeMillis: Effect.sync(() => clock.now()),
    currentTimeNanosUnsafe: () => BigInt(clock.now()) * 1_000_000n,
    currentTimeNanos: Effect.sync(() => BigInt(clock.now()) * 1_000_000n),
    monotonicTimeNanosUnsafe: () => systemClock.effect.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: Effect.sync(() => systemClock.effect.monotonicTimeNanosUnsafe()),
    sleep,
  }

  return {
    now: () => clock.now() as Timestamp,
    effect,
    boss: clock,
    sessionSettings: { [CLOCK_OVERRIDE_SETTING]: "on" },
    nextWake: () => (wakes.length === 0 ? undefined : Math.min(...wakes)),
    moveTo: async (millis) => {
      if (millis < clock.now()) throw new RangeError("the test clock does not go back")
      await clock.setTime(millis)
      await clock.tick(0)
    },
  }
}
