import { setTimeout as sleep } from "node:timers/promises"
import { isRunning, type Postmaster, stopPostmaster } from "./postmaster.ts"

const lookEveryMs = 500
const givesUpAfter = 5

/**
 * Watches a server and starts it again on the same port when it was killed. Gives a function that ends the watch and
 * the server, and waits for both; it may be called more than once.
 */
export const keepRunning = (
  first: Postmaster,
  launch: () => Promise<Postmaster>,
  log: (line: string) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  let current = first

  const relaunch = async () => {
    for (let failures = 0; !stopping.signal.aborted;) {
      try {
        current = await launch()
        return log("The embedded PostgreSQL runs again.")
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        if (++failures === givesUpAfter) return log("The embedded PostgreSQL is given up: start again.")
        await sleep(1000 * failures, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await sleep(lookEveryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted || isRunning(current.pid)) continue
      log("The embedded PostgreSQL ended unexpectedly; starting it again.")
      await relaunch()
      if (!isRunning(current.pid)) return
    }
  }

  const watching = watch()
  let stopped: Promise<void> | undefined
  return () =>
    (stopped ??= (async () => {
      stopping.abort()
      await watching
      await stopPostmaster(current.pid)
    })())
}
