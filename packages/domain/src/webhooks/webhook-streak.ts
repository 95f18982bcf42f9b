import type { DeliveryId, TenantId, WebhookId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Attempt, FailureReason } from "./attempt.ts"

/** The bounds of `health.disableAfterDays`. */
export const [fewestDisableDays, mostDisableDays] = [1, 14]
/** A webhook is disabled only after this many failed attempts, of this many deliveries (contract W55). */
const [leastFailures, leastDeliveries] = [20, 3]
const daySeconds = 86_400

/** The conditions under which a webhook is disabled by the service (contract W54, W55). */
export interface Health {
  /** The days of failures without a success after which the webhook is disabled; null never disables it. */
  readonly disableAfterDays: number | null
}
export const healthDefaults: Health = { disableAfterDays: null }

/** The failures of a webhook since its last success, as all workers recorded them (contract W54). */
export interface Streak {
  /** The end of the first failed attempt after the last success. */
  readonly since: Timestamp
  readonly failures: number
  /** The number of deliveries that the failed attempts belong to; 3 also stands for more. */
  readonly deliveries: number
  /** The last warning that was given, in percent of the days. */
  readonly warned?: number
}

/** The results of one webhook in a batch of attempts. */
export interface WebhookResults {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly hasSuccess: boolean
  /** The number of failures after the last success of the batch. */
  readonly failures: number
  /** The end of the first of these failures, or of the success when there are none. */
  readonly since: Timestamp
  /** Up to three deliveries of these failures. */
  readonly deliveryIds: readonly DeliveryId[]
}

interface Made {
  readonly webhookId: WebhookId
  readonly attempt: Attempt
  readonly endedAt: Timestamp
}

/** Failures of the service itself, which say nothing about a receiver. */
const ownFailures: ReadonlySet<FailureReason | undefined> = new Set(["internal", "crashed"])

const withResult = (before: WebhookResults | undefined, { webhookId, attempt, endedAt }: Made): WebhookResults => {
  const key = { tenantId: attempt.tenantId, webhookId }
  if (attempt.succeeded) return { ...key, hasSuccess: true, failures: 0, since: endedAt, deliveryIds: [] }
  const { hasSuccess = false, failures = 0, since = endedAt, deliveryIds = [] } = before ?? {}
  return {
    ...key,
    hasSuccess,
    failures: failures + 1,
    since: failures === 0 ? endedAt : since,
    deliveryIds:
      deliveryIds.length >= leastDeliveries || deliveryIds.includes(attempt.deliveryId)
        ? deliveryIds
        : [...deliveryIds, attempt.deliveryId],
  }
}

/** The results of a batch for each webhook. Failures of the service itself are left out. */
export const resultsOf = (made: readonly Made[]): readonly WebhookResults[] => {
  const results = new Map<WebhookId, WebhookResults>()
  for (const each of made) {
    if (each.attempt.succeeded || !ownFailures.has(each.attempt.failureReason))
      results.set(each.webhookId, withResult(results.get(each.webhookId), each))
  }
  return [...results.values()]
}

/** The time from which a further failure disables the webhook. */
export const disablesAt = ({ since }: Pick<Streak, "since">, days: number): Timestamp =>
  secondsAfter(since, days * daySeconds)

/**
 * The stages of a webhook that keeps failing, by the percentage of the days that have passed. The last stage that began
 * applies. Each stage happens once, and a success leads back to the time before the first.
 */
const stages = [
  { from: 50, action: "Warn" },
  { from: 70, action: "Warn" },
  { from: 90, action: "Warn" },
  { from: 100, action: "Disable" },
] as const

/** The consequence of a failure for a webhook with a streak of failures. */
export type StreakStep = { readonly action: "Warn"; readonly warned: number } | { readonly action: "Disable" }

/** Decides about a failure at `at` (contract W55). Undefined when nothing follows from it. */
export const stepOf = (streak: Streak, days: number, at: Timestamp): StreakStep | undefined => {
  const reached = stages.findLast(
    ({ from, action }) =>
      at >= secondsAfter(streak.since, (days * daySeconds * from) / 100) &&
      (action === "Warn" || (streak.failures >= leastFailures && streak.deliveries >= leastDeliveries)),
  )
  if (reached === undefined) return undefined
  if (reached.action === "Disable") return { action: "Disable" }
  return reached.from > (streak.warned ?? 0) ? { action: "Warn", warned: reached.from } : undefined
}
