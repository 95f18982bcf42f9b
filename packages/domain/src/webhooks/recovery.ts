import type { DeliveryId, EventId, RecoveryId, UserId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
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

/**
 * The progress of a recovery, which goes through the deliveries of its range, oldest first, and then waits until the
 * attempt of each of them was made or, when it is cancelled, taken back.
 */
export interface RecoveryProgress {
  readonly state: RecoveryState
  /** Deliveries that were put on their way again. */
  readonly resent: number
  /** Of these, the ones that the receiver has taken. */
  readonly delivered: number
  /** Of these, the ones whose attempt was made and failed. */
  readonly failed: number
  /** Of these, the ones that were taken back before their attempt was made. */
  readonly withdrawn: number
  /** Whether nothing of the range is left to be put on its way. */
  readonly allResent: boolean
  /** The last delivery, or missed event, looked at. */
  readonly after?: DeliveryId | EventId
  /** When the last of them was settled. */
  readonly finishedAt?: Timestamp
}

/** The progress of a recovery that was just asked for. */
export const begunRecovery: RecoveryProgress = {
  state: "Running",
  resent: 0,
  delivered: 0,
  failed: 0,
  withdrawn: 0,
  allResent: false,
}

/** Deliveries whose asked-for attempt was made. */
export const sentOf = ({ delivered, failed }: RecoveryProgress): number => delivered + failed

export interface Recovery extends RecoveryRange {
  readonly id: RecoveryId
  /** Number of deliveries to send again, counted when the recovery was asked for. */
  readonly total: number
  readonly createdAt: Timestamp
  /** Who asked for it; absent where the command line did. */
  readonly requestedBy?: UserId
  readonly requestedByName?: string
  readonly progress: RecoveryProgress
}

export type RecoveryCommand =
  /** `last` is the last delivery or missed event looked at; absent when none was left. */
  | {
      readonly _tag: "BatchResent"
      readonly resent: number
      readonly last?: DeliveryId | EventId
      /** Where none was left: an event may still be committed within the range, so that it is gone through once more. */
      readonly again?: boolean
    }
  | { readonly _tag: "CancelRequested" }
  /** What has become of deliveries since the last look; `awaited` when an attempt of another is still to be made. */
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

/** The progress of a recovery that looks at all of its range once more. */
export const fromBeginning = (from: RecoveryProgress): RecoveryProgress => {
  const { after: _, ...rest } = from
  return rest
}

const resend: Move<"BatchResent"> = (from, { resent, last, again = false }) => ({
  ...fromBeginning(from),
  resent: from.resent + resent,
  ...(last === undefined ? { allResent: !again } : { after: last }),
})

/** Counts, and ends in `state` when nothing is awaited any more. */
const settle =
  (state: "Done" | "Cancelled", mayEnd: (from: RecoveryProgress) => boolean): Move<"Looked"> =>
  (from, { delivered, failed, withdrawn, awaited, at }) => ({
    ...from,
    delivered: from.delivered + delivered,
    failed: from.failed + failed,
    withdrawn: from.withdrawn + withdrawn,
    ...(awaited || !mayEnd(from) ? {} : { state, finishedAt: at }),
  })

/** The whole state machine; every command has a move in every state. A recovery that has finished stays as it is. */
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

/** When to look again at what is awaited: a tenth of the recovery's age later, at least 2 and at most 60 seconds. */
export const nextLookAt = ({ createdAt }: Recovery, now: Timestamp): Timestamp =>
  secondsAfter(now, Math.min(60, Math.max(2, Math.round((now - createdAt) / 10_000))))
