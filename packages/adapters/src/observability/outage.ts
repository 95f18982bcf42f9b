import { Cause } from "effect"
import { DatabaseAway } from "./database-away.ts"

/** After this long without an error of an outage, the next one is of another. */
const quietMs = 60_000

/** What is known of an outage of the database at its end. */
export interface Outage {
  readonly seconds: number
  /** Lines about it that were not logged. */
  readonly linesLeftOut: number
}

/**
 * Keeps an outage of the database to one line with its cause: every poll and every connection meets it (contract O6).
 * `now` in milliseconds.
 */
export const makeOutageWatch = (now: () => number) => {
  let running: { readonly since: number; lastAt: number; leftOut: number } | undefined
  return {
    /** Whether the line about an error is left out, because the outage that caused it has been told of. */
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
    /** Says that there is a connection again, and gives the outage that ended. */
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
