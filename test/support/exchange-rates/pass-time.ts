import type { ManualClock } from "@svc/adapters/clock/test-clock"

/** Waits for work, and moves the clock whenever the work sleeps. Also returns how many seconds each sleep took. */
export const passTime = async <A>(clock: ManualClock, work: Promise<A>) => {
  const waits: number[] = []
  let over = false
  const ended = work.finally(() => (over = true))
  void ended.catch(() => undefined)
  for (; !over; await new Promise((resume) => setTimeout(resume, 1))) {
    const wake = clock.nextWake()
    if (wake === undefined) continue
    waits.push((wake - clock.now()) / 1000)
    await clock.moveTo(wake)
  }
  return { value: await ended, waits }
}
