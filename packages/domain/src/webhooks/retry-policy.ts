import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The schedule by which a failed attempt is repeated (contract W21). */
export interface RetryPolicy {
  /** The number of attempts, including the first. After that only manual retries are made. */
  readonly maxAttempts: number
  /** The time from the end of an attempt to the next one, in seconds. */
  readonly intervalSeconds: number
  /** The largest share of the interval that is added at random; 0 under the test clock. */
  readonly jitter: number
}

export const defaultRetryPolicy: RetryPolicy = { maxAttempts: 10, intervalSeconds: 3 * 60 * 60, jitter: 0.01 }

/**
 * The time when the attempt after number `made` is due, or `undefined` when the attempts are used up. `fraction` is
 * uniform in [0, 1) and spreads the retries of one outage.
 */
export const nextAttemptAt = (
  made: number,
  endedAt: Timestamp,
  policy: RetryPolicy,
  fraction: number,
): Timestamp | undefined =>
  made >= policy.maxAttempts
    ? undefined
    : secondsAfter(endedAt, policy.intervalSeconds * (1 + policy.jitter * fraction))
