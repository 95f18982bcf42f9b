import type { ManualClock } from "@svc/adapters/clock/test-clock"
import { isQueueQuiet, nextJobDue } from "@svc/adapters/pg-boss/queue-state"
import { saveTestClock } from "@svc/adapters/postgres/shared/test-clock-store"
import type { Db } from "@svc/adapters/postgres/base/database"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { ClockMoved, TestClock } from "@svc/domain/shared/ports/test-clock"
import { Effect, Semaphore } from "effect"
import type { PgBoss, Schedule } from "pg-boss"
import type { BackgroundJobs } from "./background-jobs.ts"
import type { DeliveryPump } from "./delivery/delivery-pump.ts"

const lookAgainMs = 10
/** A job that waits for the clock looks like one that works: after so many looks without an end it counts as waiting. */
const looksUntilAsleep = 20

/** Moves the time of a process whose clock is manual, and waits for its worker at every stop on the way. */
export const makeTestClock = (
  db: Db,
  boss: PgBoss,
  clock: ManualClock,
  worker: { readonly pump: DeliveryPump; readonly jobs: BackgroundJobs; readonly poke: () => void },
): TestClock => {
  const one = Semaphore.makeUnsafe(1)

  /** Whether nothing is due and nothing is under way. */
  const isQuiet = async (): Promise<boolean> => {
    if (!worker.pump.isIdle() || !worker.jobs.isIdle()) return false
    const quiet = await isQueueQuiet(db, clock.now())
    return quiet && worker.pump.isIdle() && worker.jobs.isIdle()
  }

  const settle = async (signal: AbortSignal): Promise<void> => {
    worker.poke()
    for (let looks = 0; !(await isQuiet());) {
      signal.throwIfAborted()
      const isWaited = worker.pump.isIdle() && !worker.jobs.isIdle() && clock.nextWake() !== undefined
      looks = isWaited ? looks + 1 : 0
      if (looks > looksUntilAsleep) return
      await new Promise((resume) => setTimeout(resume, lookAgainMs))
      worker.poke()
    }
  }

  /** When the next job, schedule or sleeping program falls due. */
  const nextDue = async (): Promise<number> => {
    const occurrences = (await boss.getSchedules()).map((schedule) => nextOccurrence(schedule, clock.now()))
    const all = [await nextJobDue(db, clock.now()), clock.nextWake(), ...occurrences]
    return Math.min(...all.map((due) => due ?? Infinity))
  }

  const nextOccurrence = ({ cron, timezone }: Schedule, after: number): number | undefined =>
    boss.previewSchedule(cron, { tz: timezone, from: new Date(after), count: 1 })[0]?.getTime()

  /**
   * Sends the jobs that are scheduled for this moment, because the queue's own scheduler goes by timers that would fire
   * late.
   */
  const sendScheduled = async (at: number): Promise<void> => {
    for (const schedule of await boss.getSchedules()) {
      if (nextOccurrence(schedule, at - 1) === at) await boss.send(schedule.name, schedule.data)
    }
  }

  const stopAt = async (at: number, signal: AbortSignal): Promise<void> => {
    const moves = at > clock.now()
    await clock.moveTo(at)
    if (moves) await sendScheduled(at)
    await saveTestClock(db, at)
    await settle(signal)
  }

  const move = async (target: number, signal: AbortSignal): Promise<ClockMoved> => {
    const from = clock.now()
    const [attempts, jobs] = [worker.pump.counts(), worker.jobs.count()]
    await settle(signal)
    for (let due = await nextDue(); due <= target; due = await nextDue()) await stopAt(due, signal)
    await stopAt(target, signal)
    const after = worker.pump.counts()
    return {
      from: from,
      now: clock.now(),
      attempts: { succeeded: after.succeeded - attempts.succeeded, failed: after.failed - attempts.failed },
      jobs: worker.jobs.count() - jobs,
    }
  }

  return {
    now: Effect.sync(clock.now),
    moveTo: (target) =>
      one.withPermits(1)(
        Effect.tryPromise({
          try: (signal) => move(target, signal),
          catch: (cause) => new PortUnavailable({ port: "TestClock", cause }),
        }),
      ),
  }
}
