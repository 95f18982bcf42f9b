import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Attempt, FailureReason, NextAttempt } from "./attempt.ts"
import { readRetryAfter } from "./retry-after.ts"
import { nextAttemptAt, type RetryPolicy } from "./retry-policy.ts"
import type { WebhookGeneration } from "./webhook-generation.ts"

export const retryAfterChoices = ["Ignore", "Later", "Exact"] as const
export const goneChoices = ["Retry", "Disable"] as const
/** The bounds of a schedule: the number of its delays, each delay in seconds, and their sum in seconds. */
export const mostDelays = 24
export const shortestDelay = 5
export const longestDelay = 259_200
export const longestSchedule = 1_209_600

/** The rules by which failed attempts are repeated (contract W43). */
export interface Retries {
  /** The delays between attempts in seconds; null for the service's own schedule (contract W21). */
  readonly schedule: readonly number[] | null
  /** Whether a first attempt with a failure of a usually short kind is repeated within 30 seconds, off the schedule. */
  readonly quickRepeat: boolean
  /**
   * `Later`: the next attempt is not made before the time that the receiver asked for. `Exact`: the attempt is made at
   * that time, outside of the schedule, and all other deliveries to the receiver wait (contract W46).
   */
  readonly retryAfter: (typeof retryAfterChoices)[number]
  /** `Disable`: the webhook is disabled when its receiver answers 410 again after a while (contract W47). */
  readonly gone: (typeof goneChoices)[number]
}

export const retriesDefaults = (generation: WebhookGeneration): Retries => ({
  schedule: null,
  quickRepeat: false,
  retryAfter: generation === undefined ? "Ignore" : "Later",
  gone: "Retry",
})

/** The longest delay that a receiver can ask for, in seconds. */
const longestPutOff = 24 * 3600
/** The shortest delay that an `Exact` receiver gets, and the longest time for which all deliveries wait, in seconds. */
const [shortestExact, longestHold] = [5, 15 * 60]
/**
 * A delivery has at most this many attempts that do not count in its schedule, and only this long after its first
 * attempt, in milliseconds.
 */
const [mostUncounted, uncountedForMs] = [20, 24 * 3600 * 1000]
const [shortDelay, jitterOfShort, jitterOfLong] = [3600, 0.1, 0.01]
const [quickDelay, quickJitter] = [20, 10]
const shortFailures = new Set<FailureReason>(["connection_refused", "connection_reset", "dns"])
const shortOutages = new Set([502, 503, 504])

/** The number of attempts that a delivery has by its schedule. */
const attemptsOf = ({ schedule }: Pick<Retries, "schedule">, { maxAttempts }: RetryPolicy): number =>
  schedule === null ? maxAttempts : schedule.length + 1

/** The number of attempts that a pending delivery still has by its schedule, including the next one. */
export const attemptsLeft = (
  { attemptCount, uncounted = 0 }: { readonly attemptCount: number; readonly uncounted?: number },
  retries: Pick<Retries, "schedule">,
  policy: RetryPolicy,
): number => Math.max(1, attemptsOf(retries, policy) - (attemptCount - uncounted))

/** The members of a failed attempt that decide about its repetition. */
type Failed = Pick<Attempt, "number" | "status" | "failureReason" | "responseHeaders">

/** The decision about the attempt after a failed one. */
export interface Repetition {
  /** The time when the attempt is due; absent when the attempts are used up. */
  readonly at?: Timestamp
  readonly next: NextAttempt
  /** The number of attempts so far that do not count in the schedule. */
  readonly uncounted: number
  /** The time until which all other deliveries to the webhook wait. */
  readonly holdsUntil?: Timestamp
}

const byOwnSchedule = (
  counted: number,
  endedAt: Timestamp,
  schedule: readonly number[],
  fraction: number,
): Timestamp | undefined => {
  const delay = schedule[counted - 1]
  if (delay === undefined) return undefined
  return secondsAfter(endedAt, delay * (1 + fraction * (delay < shortDelay ? jitterOfShort : jitterOfLong)))
}

const isShort = ({ number, status, failureReason, responseHeaders }: Failed): boolean =>
  number === 1 &&
  (status === undefined
    ? failureReason !== undefined && shortFailures.has(failureReason)
    : shortOutages.has(status) && responseHeaders?.["retry-after"] === undefined)

const secondsBetween = (from: Timestamp, to: Timestamp): number => Math.round((to - from) / 1000)

/** Whether the decision about an attempt needs the time of the delivery's first attempt. */
export const asksExactly = ({ status }: Failed, { retryAfter }: Retries): boolean =>
  retryAfter === "Exact" && (status === 429 || status === 503)

const clamped = (least: number, seconds: number, most: number): number => Math.min(Math.max(least, seconds), most)

/**
 * Decides when a failed attempt is repeated (contract W43, W44, W46). `uncounted` is the number of earlier attempts of
 * the delivery that do not count in the schedule, `firstAt` the start of its first attempt. `fraction` is uniform in
 * [0, 1) and spreads the retries of one outage, except under the test clock.
 */
export const repetitionOf = (
  attempt: Failed,
  {
    endedAt,
    firstAt,
    uncounted,
    fraction,
  }: {
    readonly endedAt: Timestamp
    readonly firstAt: Timestamp
    readonly uncounted: number
    readonly fraction: number
  },
  retries: Retries,
  policy: RetryPolicy,
): Repetition => {
  const spread = policy.jitter === 0 ? 0 : fraction
  const till = (because: NextAttempt["because"], at: Timestamp) => ({
    because,
    delaySeconds: secondsBetween(endedAt, at),
  })
  if (retries.quickRepeat && isShort(attempt)) {
    const at = secondsAfter(endedAt, quickDelay + quickJitter * spread)
    return { at, next: till("QuickRepeat", at), uncounted: uncounted + 1 }
  }
  const asked = retries.retryAfter === "Ignore" ? undefined : readRetryAfter(attempt, endedAt)
  const told = asked === undefined ? {} : { retryAfter: asked.text }
  const exact = retries.retryAfter === "Exact" ? asked?.seconds : undefined
  const hold =
    exact === undefined ? {} : { holdsUntil: secondsAfter(endedAt, clamped(shortestExact, exact, longestHold)) }
  if (exact !== undefined && uncounted < mostUncounted && endedAt - firstAt < uncountedForMs) {
    const at = secondsAfter(endedAt, clamped(shortestExact, exact, longestPutOff))
    return { at, next: { ...till("RetryAfter", at), ...told }, uncounted: uncounted + 1, ...hold }
  }

  const counted = attempt.number - uncounted
  const due =
    retries.schedule === null
      ? nextAttemptAt(counted, endedAt, policy, fraction)
      : byOwnSchedule(counted, endedAt, retries.schedule, spread)
  if (due === undefined) return { next: { because: "Exhausted", ...told }, uncounted, ...hold }
  const earliest = secondsAfter(endedAt, Math.min(asked?.seconds ?? 0, longestPutOff))
  return earliest > due
    ? { at: earliest, next: { ...till("RetryAfter", earliest), ...told }, uncounted, ...hold }
    : { at: due, next: { ...till("Schedule", due), ...told }, uncounted, ...hold }
}
