import { Cause } from "effect"
import { DatabaseAway } from "./database-away.ts"

/** An error after this long without one belongs to a new outage. */
const quietMs = 60_000

/** Facts about an outage of the database, known at its end. */
export interface Outage {
  readonly seconds: number
  /** The number of its log lines that were left out. */
  readonly linesLeftOut: number
}

/**
 * Reduces the log of a database outage to one line with its cause, because every poll and every connection fails during
 * it (contract O6). `now` is in milliseconds.
 */
export const makeOutageWatch = (now: () => number) => {
  let running: { readonly since: number; lastAt: number; leftOut: number } | undefined
  return {
    /** True when the log line of an error is left out, because the outage that caused it was already logged. */
    leavesOut: (error: unknown): boolean => {
      if (!tellsOfOutage(error)) return false
      const at = now()
      if (running !== undefined && at - running.lastAt < quietMs) {
        running.lastAt = at
        running.leftOut += 1
        return true
      }
      running = { since: at, lastAt: at, leftOut: 0 }
      return false
    },
    /** Records that the database answers again, and returns the outage that ended. */
    ended: (): Outage | undefined => {
      if (running === undefined) return undefined
      const { since, leftOut } = running
      running = undefined
      return { seconds: Math.round((now() - since) / 1000), linesLeftOut: leftOut }
    },
  }
}

const tellsOfOutage = (error: unknown): boolean => {
  const inner = Cause.isCause(error) ? Cause.squash(error) : error
  if (!(inner instanceof Error)) return false
  return inner instanceof DatabaseAway || tellsOfOutage(inner.cause)
}
