import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** When a failed attempt is repeated (contract W21). */
export interface RetryPolicy {
  /** All attempts, the first included; after that only a manual retry runs. */
  readonly maxAttempts: number
  /** Time from the end of an attempt to the next one, in seconds. */
  readonly intervalSeconds: number
  /** At most this share of the interval is added, never taken away; 0 under the test clock. */
  readonly jitter: number
}

export const defaultRetryPolicy: RetryPolicy = { maxAttempts: 10, intervalSeconds: 3 * 60 * 60, jitter: 0.01 }

/**
 * When the attempt after number `made` is due, or `undefined` when the attempts are used up.
 * `fraction` is uniform in [0, 1) and spreads the retries of one outage.
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
