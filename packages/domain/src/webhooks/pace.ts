import type { Timestamp } from "../shared/timestamp.ts"

/** The bounds of a webhook's limits (contract W59). */
export const mostRequests = 10_000
export const longestPeriod = 3_600
export const mostConcurrency = 16

/** A number of requests in a period. */
export interface Rate {
  readonly count: number
  readonly seconds: number
  /** Whether the requests are spread evenly over the period; otherwise all of them may come at once. */
  readonly smooth: boolean
}

/** The most that a receiver wants to get, from all workers together (contract W59). */
export interface Limits {
  readonly rate: Rate | null
  /** The number of requests that are under way at a time. */
  readonly concurrency: number | null
}
export const limitsDefaults: Limits = { rate: null, concurrency: null }

export const isLimited = ({ rate, concurrency }: Limits): boolean => rate !== null || concurrency !== null

/** The permits that all workers have taken for a webhook. */
export interface Pace {
  /**
   * The theoretical arrival time of the generic cell rate algorithm, in milliseconds with fractions: the time from which
   * the next request conforms. Absent before the first permit.
   */
  readonly nextAt?: number
  /** The number of requests under way. */
  readonly open: number
}

/** The permits to send requests, each from a time on. */
export interface Permits {
  readonly times: readonly Timestamp[]
  /** The new theoretical arrival time; absent without a rate. */
  readonly nextAt?: number
  /** The time from which more permits can be taken; absent without a rate. */
  readonly againAt?: Timestamp
}

/** How long before its time a permit can be taken, so that a fast rate does not need a transaction for each request. */
const aheadMs = 250

/** The milliseconds between two requests of a steady flow. */
export const spacingOf = ({ count, seconds }: Rate): number => (seconds * 1000) / count

/**
 * Gives up to `wanted` permits. A burst of `count` requests conforms when none was sent for a period; a smooth rate has
 * bursts of one request.
 */
export const permitsOf = ({ rate, concurrency }: Limits, pace: Pace, wanted: number, now: Timestamp): Permits => {
  const most = concurrency === null ? wanted : Math.min(wanted, Math.max(0, concurrency - pace.open))
  if (rate === null) return { times: Array.from({ length: most }, () => now) }
  const spacing = spacingOf(rate)
  const tolerance = rate.smooth ? 0 : spacing * (rate.count - 1)
  // A later time comes from a slower rate, which the webhook had before.
  let nextAt = Math.min(pace.nextAt ?? now, now + aheadMs + tolerance + spacing)
  const times: Timestamp[] = []
  while (times.length < most && nextAt - tolerance <= now + aheadMs) {
    times.push(Math.max(now, Math.ceil(nextAt - tolerance)) as Timestamp)
    nextAt = Math.max(nextAt, now) + spacing
  }
  return { times, nextAt, againAt: Math.ceil(nextAt - tolerance - aheadMs) as Timestamp }
}
