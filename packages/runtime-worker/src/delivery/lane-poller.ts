import { setTimeout as pause } from "node:timers/promises"

/** Requests work for a lane: immediately while there is some, otherwise when poked and at every interval. */
export interface LanePoller {
  readonly start: () => void
  /** Reports that something may be due: polls even if the lane was empty a moment ago. */
  readonly poke: () => void
  /** Reports free capacity: polls if the lane had work at the last poll. */
  readonly wake: () => void
  readonly hadWork: () => boolean
  /** Resolves when the last poll is answered. */
  readonly stop: () => Promise<void>
}

/** Milliseconds between two claims of a few attempts; attempts that become due meanwhile are claimed together. */
const gatherMs = 10
/** From this number on, claims follow each other without a pause. */
const many = 50

/**
 * `take` claims as many attempts as there is capacity for, and returns their number. Polling uses real time, also under
 * the test clock, because the queue decides what is due.
 */
export const makeLanePoller = (take: () => Promise<number>, hasRoom: () => boolean, pollMs: number): LanePoller => {
  let running = false
  let poked = false
  let hadWork = false
  let asking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const ask = async (): Promise<void> => {
    // Waits for the capacity that other requests free in this turn of the event loop.
    await new Promise((resume) => setImmediate(resume))
    while (running && (poked || hadWork) && hasRoom()) {
      poked = false
      const taken = await take()
      hadWork = taken > 0
      if (hadWork && taken < many) await pause(gatherMs)
    }
    asking = undefined
    // A poke may have arrived since the last poll.
    if (running && poked && hasRoom()) begin()
  }
  const begin = () => {
    asking ??= ask()
  }
  const poke = () => {
    poked = true
    if (running) begin()
  }

  return {
    start: () => {
      running = true
      timer = setInterval(poke, pollMs)
      poke()
    },
    poke,
    wake: () => {
      if (running && (hadWork || poked) && hasRoom()) begin()
    },
    hadWork: () => hadWork,
    stop: async () => {
      running = false
      clearInterval(timer)
      await asking
    },
  }
}
