import type { DeliveryId, EventId, RecoveryId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { MissedRange } from "./ports/missed-events.ts"
import type { Subscription } from "./subscription.ts"

/**
 * The states that a recovery may be narrowed to: exhausted deliveries, or those that failed and wait for a later
 * attempt.
 */
export const recoverableStatuses = ["Failed", "Pending"] as const
export type RecoverableStatus = (typeof recoverableStatuses)[number]

/**
 * Which deliveries of a webhook are to be sent again (contract W31): those created from `since` until before `until`
 * whose last attempt failed, be they exhausted or waiting for their next attempt; or, with `missed`, the events raised in
 * that time that the webhook listens to now and has no delivery of (contract W34).
 */
export interface RecoveryRange extends Scope {
  readonly webhookId: WebhookId
  readonly since: Timestamp
  readonly until: Timestamp
  readonly status?: RecoverableStatus
  readonly missed?: true
  readonly event?: { readonly spelling: string; readonly tag: string }
}

export const recoveryStates = ["Running", "Done", "Cancelled"] as const
type RecoveryState = (typeof recoveryStates)[number]

/** The progress of a recovery, which goes through the deliveries of its range once, oldest first. */
export interface RecoveryProgress {
  readonly state: RecoveryState
  /** Deliveries that were put on their way again. */
  readonly resent: number
  /** The last delivery, or missed event, looked at. */
  readonly after?: DeliveryId | EventId
  readonly finishedAt?: Timestamp
}

export interface Recovery extends RecoveryRange {
  readonly id: RecoveryId
  /** Number of deliveries to send again, counted when the recovery was asked for. */
  readonly total: number
  readonly createdAt: Timestamp
  readonly progress: RecoveryProgress
}

export type RecoveryCommand =
  /** `last` is the last delivery or missed event looked at; absent when none was left. */
  | {
      readonly _tag: "BatchResent"
      readonly resent: number
      readonly last?: DeliveryId | EventId
      readonly at: Timestamp
    }
  | { readonly _tag: "CancelRequested"; readonly at: Timestamp }

/** The range of the events that a webhook with these subscriptions has missed. */
export const missedRangeOf = (
  { tenantId, legalEntityId, webhookId, since, until, event }: RecoveryRange,
  subscriptions: readonly Subscription[],
): MissedRange => ({
  tenantId,
  legalEntityId,
  webhookId,
  since,
  until,
  tags: subscriptions.map(({ tag }) => tag).filter((tag) => event === undefined || event.tag === tag),
})

/**
 * The whole state machine: a Running recovery goes on, ends when no delivery is left, or is cancelled; Done and
 * Cancelled are final.
 */
export const applyToRecovery = (from: RecoveryProgress, command: RecoveryCommand): RecoveryProgress => {
  if (from.state !== "Running") return from
  if (command._tag === "CancelRequested") return { ...from, state: "Cancelled", finishedAt: command.at }
  const resent = from.resent + command.resent
  return command.last === undefined
    ? { ...from, resent, state: "Done", finishedAt: command.at }
    : { ...from, resent, after: command.last }
}
