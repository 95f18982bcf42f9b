/** Asks a lane for work: again at once while there is some, else when poked and every so often. */
export interface LanePoller {
  readonly start: () => void
  /** Something may be due: ask even if the lane was empty a moment ago. */
  readonly poke: () => void
  /** Room was made: ask if the lane had work when it was asked last. */
  readonly wake: () => void
  readonly hadWork: () => boolean
  /** Resolves when the last question is answered. */
  readonly stop: () => Promise<void>
}

/**
 * `take` asks for as much as there is room for and gives the number it got. Polling goes by real time, also under the
 * test clock: what is due is decided by the queue.
 */
export const makeLanePoller = (take: () => Promise<number>, hasRoom: () => boolean, pollMs: number): LanePoller => {
  let running = false
  let poked = false
  let hadWork = false
  let asking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const ask = async (): Promise<void> => {
    // Let the room that is made in this turn of the event loop come together.
    await new Promise((resume) => setImmediate(resume))
    while (running && (poked || hadWork) && hasRoom()) {
      poked = false
      hadWork = (await take()) > 0
    }
    asking = undefined
    // A poke that came between the last look and now.
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
