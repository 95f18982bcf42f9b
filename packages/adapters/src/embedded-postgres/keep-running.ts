import { Duration, Effect, Schedule } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { isRunning, type Postmaster, stopPostmaster } from "./postmaster.ts"

const lookEveryMs = 500
/** Five attempts; each pause is a second longer than the one before. */
const moreAndMore = Schedule.recurs(4).pipe(
  Schedule.modifyDelay(({ attempt }) => Effect.succeed(Duration.seconds(attempt))),
)

/**
 * Watches a server and starts it again on the same port after it was killed. Returns a function that ends the watch and
 * the server and waits for both; the function may be called more than once.
 */
export const keepRunning = (
  first: Postmaster,
  launch: () => Promise<Postmaster>,
  log: (line: string) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  let current = first

  // A launch that began is never interrupted: nothing would stop its server afterwards.
  const launchAgain = Effect.tryPromise({
    try: async () => {
      current = await launch()
      log("The embedded PostgreSQL runs again.")
    },
    catch: (error) => (error instanceof Error ? error.message : String(error)),
  }).pipe(Effect.uninterruptible)

  const relaunch = () =>
    launchAgain.pipe(
      Effect.tapError((message) => Effect.sync(() => log(message))),
      Effect.retry(moreAndMore),
      Effect.catch(() => Effect.sync(() => log("The embedded PostgreSQL could not be restarted: start svc again."))),
      (work) => Effect.runPromiseExit(work, { signal: stopping.signal }),
    )

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
