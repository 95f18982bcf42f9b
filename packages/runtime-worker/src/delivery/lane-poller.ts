import { setTimeout as pause } from "node:timers/promises"

/** Asks a lane for work: again at once while there is some, otherwise when poked and at every interval. */
export interface LanePoller {
  readonly start: () => void
  /** Says that something may be due: asks even if the lane was empty a moment ago. */
  readonly poke: () => void
  /** Says that there is room: asks if the lane had work when it was asked last. */
  readonly wake: () => void
  readonly hadWork: () => boolean
  /** Resolves when the last request for work is answered. */
  readonly stop: () => Promise<void>
}

/** From one claim of a few attempts to the next, in milliseconds: what falls due meanwhile is claimed together. */
const gatherMs = 10
/** So many are claimed at once before there is enough to do without a pause. */
const many = 50

/**
 * `take` asks for as much as there is room for and gives the number it got. Polling goes by real time, also under the
 * test clock, because the queue decides what is due.
 */
export const makeLanePoller = (take: () => Promise<number>, hasRoom: () => boolean, pollMs: number): LanePoller => {
  let running = false
  let poked = false
  let hadWork = false
  let asking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const ask = async (): Promise<void> => {
    // Waits until the room that is made in this turn of the event loop has come together.
    await new Promise((resume) => setImmediate(resume))
    while (running && (poked || hadWork) && hasRoom()) {
      poked = false
      const taken = await take()
      hadWork = taken > 0
      if (hadWork && taken < many) await pause(gatherMs)
    }
    asking = undefined
    // A poke may have come between the last look and now.
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
