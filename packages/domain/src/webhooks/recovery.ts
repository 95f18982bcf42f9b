import type { DeliveryId, EventId, RecoveryId, UserId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { MissedRange } from "./ports/missed-events.ts"
import type { Subscription } from "./subscription.ts"

/**
 * The states to which a recovery may be restricted: deliveries whose attempts are used up, or those that failed and
 * wait for a later attempt.
 */
export const recoverableStatuses = ["Failed", "Pending"] as const
export type RecoverableStatus = (typeof recoverableStatuses)[number]

/**
 * The deliveries of a webhook to send again (contract W31): those created from `since` until before `until` whose last
 * attempt failed, whether their attempts are used up or they wait for the next one. With `missed`: the events raised in
 * that time to which the webhook now listens and of which it has no delivery (contract W34).
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

/**
 * The progress of a recovery. A recovery goes through the deliveries of its range, oldest first, and then waits until
 * the attempt of each was made or, after a cancellation, withdrawn.
 */
export interface RecoveryProgress {
  readonly state: RecoveryState
  /** The number of deliveries that were sent again. */
  readonly resent: number
  /** The number of these deliveries that the receiver has accepted. */
  readonly delivered: number
  /** The number of these deliveries whose attempt failed. */
  readonly failed: number
  /** The number of these deliveries that were withdrawn before their attempt. */
  readonly withdrawn: number
  /** Whether nothing of the range is left to send again. */
  readonly allResent: boolean
  /** The last delivery or missed event that was considered. */
  readonly after?: DeliveryId | EventId
  /** The time when the last delivery was settled. */
  readonly finishedAt?: Timestamp
}

/** The progress of a new recovery. */
export const begunRecovery: RecoveryProgress = {
  state: "Running",
  resent: 0,
  delivered: 0,
  failed: 0,
  withdrawn: 0,
  allResent: false,
}

/** The number of deliveries whose requested attempt was made. */
export const sentOf = ({ delivered, failed }: RecoveryProgress): number => delivered + failed

export interface Recovery extends RecoveryRange {
  readonly id: RecoveryId
  /** The number of deliveries to send again, counted when the recovery was requested. */
  readonly total: number
  readonly createdAt: Timestamp
  /** The user who requested the recovery; absent when the command line did. */
  readonly requestedBy?: UserId
  readonly requestedByName?: string
  readonly progress: RecoveryProgress
}

export type RecoveryCommand =
  /** `last` is the last delivery or missed event that was considered; absent when none was left. */
  | {
      readonly _tag: "BatchResent"
      readonly resent: number
      readonly last?: DeliveryId | EventId
      /** Whether the range must be gone through once more, because an event may still be committed within it. */
      readonly again?: boolean
    }
  | { readonly _tag: "CancelRequested" }
  /**
   * The outcomes of deliveries since the last look. `awaited` tells whether the attempt of another is still to be made.
   */
  | {
      readonly _tag: "Looked"
      readonly delivered: number
      readonly failed: number
      readonly withdrawn: number
      readonly awaited: boolean
      readonly at: Timestamp
    }

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

type Command<Tag extends RecoveryCommand["_tag"]> = Extract<RecoveryCommand, { readonly _tag: Tag }>
type Move<Tag extends RecoveryCommand["_tag"]> = (from: RecoveryProgress, command: Command<Tag>) => RecoveryProgress

const unchanged = (from: RecoveryProgress): RecoveryProgress => from

/** The progress of a recovery that goes through its whole range once more. */
export const fromBeginning = (from: RecoveryProgress): RecoveryProgress => {
  const { after: _, ...rest } = from
  return rest
}

const resend: Move<"BatchResent"> = (from, { resent, last, again = false }) => ({
  ...fromBeginning(from),
  resent: from.resent + resent,
  ...(last === undefined ? { allResent: !again } : { after: last }),
})

/** Adds the outcomes, and ends in `state` when no attempt is awaited any more. */
const settle =
  (state: "Done" | "Cancelled", mayEnd: (from: RecoveryProgress) => boolean): Move<"Looked"> =>
  (from, { delivered, failed, withdrawn, awaited, at }) => ({
    ...from,
    delivered: from.delivered + delivered,
    failed: from.failed + failed,
    withdrawn: from.withdrawn + withdrawn,
    ...(awaited || !mayEnd(from) ? {} : { state, finishedAt: at }),
  })

/** The state machine of recoveries; every command has a move in every state. A finished recovery does not change. */
const moves: { readonly [S in RecoveryState]: { readonly [C in RecoveryCommand["_tag"]]: Move<C> } } = {
  Running: {
    BatchResent: resend,
    CancelRequested: (from) => ({ ...from, state: "Cancelled" }),
    Looked: settle("Done", ({ allResent }) => allResent),
  },
  Cancelled: { BatchResent: unchanged, CancelRequested: unchanged, Looked: settle("Cancelled", () => true) },
  Done: { BatchResent: unchanged, CancelRequested: unchanged, Looked: unchanged },
}

export const applyToRecovery = (from: RecoveryProgress, command: RecoveryCommand): RecoveryProgress =>
  from.finishedAt === undefined
    ? (moves[from.state][command._tag] as (from: RecoveryProgress, by: RecoveryCommand) => RecoveryProgress)(
        from,
        command,
      )
    : from

/**
 * The time of the next look at awaited attempts: after a tenth of the recovery's age, at least 2 and at most 60
 * seconds.
 */
export const nextLookAt = ({ createdAt }: Recovery, now: Timestamp): Timestamp =>
  secondsAfter(now, Math.min(60, Math.max(2, Math.round((now - createdAt) / 10_000))))
