import type { ManualClock } from "@svc/adapters/clock/test-clock"
import { nextJobDue, readDueWork } from "@svc/adapters/pg-boss/queue-state"
import { saveTestClock } from "@svc/adapters/postgres/shared/test-clock-store"
import type { Db } from "@svc/adapters/postgres/base/database"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { ClockMoved, TestClock } from "@svc/domain/shared/ports/test-clock"
import { Effect, Semaphore } from "effect"
import type { PgBoss } from "pg-boss"
import type { BackgroundJobs } from "./background-jobs.ts"
import type { DeliveryPump } from "./delivery/delivery-pump.ts"
import { readTimetable, type Timetable } from "./timetable.ts"

/**
 * Milliseconds between two checks for work in progress; the first checks follow sooner, because most jobs are short.
 */
const longestWaitMs = 10
/** A job that waits for the clock looks like one that works: after this time it counts as waiting. */
const asleepMs = 200

interface Moving {
  readonly pump: DeliveryPump
  readonly jobs: BackgroundJobs
  /** Reports that a queue or a lane has something due. */
  readonly poke: (queue: string) => void
}

/** Moves the time of a process with a manual clock, and waits for its worker at every stop on the way. */
export const makeTestClock = (db: Db, boss: PgBoss, clock: ManualClock, { pump, jobs, poke }: Moving): TestClock => {
  const one = Semaphore.makeUnsafe(1)
  const isIdle = () => pump.isIdle() && jobs.isIdle()

  /** True when nothing is due or in progress; pokes the queues and lanes that have something due. */
  const isQuiet = async (): Promise<boolean> => {
    // Work in progress that does not wait for the clock ends by itself. Until then the database is not asked.
    if (pump.isIdle() && !jobs.isIdle() && clock.nextWake() === undefined) return false
    const due = await readDueWork(db, clock.now())
    for (const queue of due.queues) poke(queue)
    if (due.isCongested) pump.lookAround()
    return due.isQuiet && isIdle()
  }

  const settle = async (signal: AbortSignal): Promise<void> => {
    let awakeAt = performance.now()
    for (let looks = 1; !(await isQuiet()); looks += 1) {
      signal.throwIfAborted()
      const mayBeAsleep = pump.isIdle() && !jobs.isIdle() && clock.nextWake() !== undefined
      if (!mayBeAsleep) awakeAt = performance.now()
      if (performance.now() - awakeAt > asleepMs) return
      await new Promise((resume) => setTimeout(resume, Math.min(looks, longestWaitMs)))
    }
  }

  const stopAt = async (at: number, timetable: Timetable, signal: AbortSignal): Promise<void> => {
    await clock.moveTo(at)
    // The queue's own scheduler uses timers that would fire late.
    if (timetable.next() === at) await timetable.send()
    await saveTestClock(db, at)
    await settle(signal)
  }

  /**
   * Moves from one due time to the next: of jobs, attempts, schedules and sleeping programs. Nothing happens in
   * between.
   */
  const move = async (target: number, signal: AbortSignal): Promise<ClockMoved> => {
    const from = clock.now()
    const [attempts, done] = [pump.counts(), jobs.count()]
    const timetable = await readTimetable(boss, from)
    await settle(signal)
    const nextDue = async () =>
      Math.min((await nextJobDue(db, clock.now())) ?? Infinity, clock.nextWake() ?? Infinity, timetable.next())
    for (let due = await nextDue(); due <= target; due = await nextDue()) await stopAt(due, timetable, signal)
    await stopAt(target, timetable, signal)
    const after = pump.counts()
    return {
      from,
      now: clock.now(),
      attempts: { succeeded: after.succeeded - attempts.succeeded, failed: after.failed - attempts.failed },
      jobs: jobs.count() - done,
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
