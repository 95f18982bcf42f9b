import type { Timestamp } from "../shared/timestamp.ts"
import type { WebhookStatus } from "./webhook.ts"

/**
 * The stored states of a delivery. Two more facts are not stored: the queue knows whether an attempt is in flight, and
 * the webhook's status tells whether the delivery is held.
 */
export const deliveryStates = ["Pending", "Delivered", "Failed"] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The delivery of one event to one webhook (contract W22, W25). */
export interface DeliveryProgress {
  readonly state: DeliveryState
  /** The number of attempts made so far. The next attempt has the number after it. */
  readonly attemptCount: number
  /** The number of attempts so far that do not count in the schedule; absent for none (contract W44). */
  readonly uncounted?: number
  /** The time when the next attempt is due; absent when there is none. */
  readonly nextAttemptAt?: Timestamp
  /** Whether a person asked for the next attempt. A settled delivery has a next attempt only in that case. */
  readonly manual: boolean
}

export type DeliveryCommand =
  | { readonly _tag: "AttemptSucceeded" }
  /** `retryAt` comes from the retry policy; absent when the attempts are used up. */
  | { readonly _tag: "AttemptFailed"; readonly retryAt?: Timestamp; readonly uncounted?: number }
  | { readonly _tag: "RetryRequested"; readonly at: Timestamp }
  /** `nextAttemptAt` from before the retry was requested; absent when no attempt was due then. */
  | { readonly _tag: "RetryWithdrawn"; readonly nextAttemptAt?: Timestamp }

type Command<Tag extends DeliveryCommand["_tag"]> = Extract<DeliveryCommand, { readonly _tag: Tag }>
type Move<Tag extends DeliveryCommand["_tag"]> = (from: DeliveryProgress, command: Command<Tag>) => DeliveryProgress

const settled =
  (state: "Delivered" | "Failed") =>
  ({ attemptCount }: DeliveryProgress): DeliveryProgress => ({ state, attemptCount: attemptCount + 1, manual: false })

/** Replaces the attempt that was due before, so that a delivery never has more than one next attempt. */
const askedFor: Move<"RetryRequested"> = ({ state, attemptCount }, { at }) => ({
  state,
  attemptCount,
  nextAttemptAt: at,
  manual: true,
})

const asBefore: Move<"RetryWithdrawn"> = ({ state, attemptCount }, { nextAttemptAt }) => ({
  state,
  attemptCount,
  manual: false,
  ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }),
})

const againOrFailed: Move<"AttemptFailed"> = ({ attemptCount }, { retryAt, uncounted }) => ({
  attemptCount: attemptCount + 1,
  manual: false,
  ...(uncounted === undefined ? {} : { uncounted }),
  ...(retryAt === undefined ? { state: "Failed" } : { state: "Pending", nextAttemptAt: retryAt }),
})

/** The state machine of deliveries; every command has a move in every state. */
const moves: {
  readonly [S in DeliveryState]: { readonly [C in DeliveryCommand["_tag"]]: Move<C> }
} = {
  Pending: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: againOrFailed,
    RetryRequested: askedFor,
    RetryWithdrawn: asBefore,
  },
  // A settled delivery receives results of manual attempts only. A failed manual attempt does not restart the retry
  // schedule (contract W22).
  Delivered: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: settled("Delivered"),
    RetryRequested: askedFor,
    RetryWithdrawn: asBefore,
  },
  Failed: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: settled("Failed"),
    RetryRequested: askedFor,
    RetryWithdrawn: asBefore,
  },
}

/** A new delivery, due at once. */
export const newDelivery = (at: Timestamp): DeliveryProgress => ({
  state: "Pending",
  attemptCount: 0,
  nextAttemptAt: at,
  manual: false,
})

/** Whether an attempt may be made and reported. A settled delivery has one only when a person asked for it. */
export const expectsAttempt = (delivery: DeliveryProgress): boolean => delivery.nextAttemptAt !== undefined

/** Applies a command. A result for a delivery that expects no attempt came too late and changes nothing. */
export const applyToDelivery = (delivery: DeliveryProgress, command: DeliveryCommand): DeliveryProgress =>
  command._tag !== "RetryRequested" && !expectsAttempt(delivery)
    ? delivery
    : (moves[delivery.state][command._tag] as (from: DeliveryProgress, by: DeliveryCommand) => DeliveryProgress)(
        delivery,
        command,
      )

export const deliveryStatuses = ["Pending", "InFlight", "Held", "Delivered", "Failed", "Cancelled"] as const
/** The status of a delivery that is shown (contract W25). */
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const waitReasons = ["Receiver", "RateLimit"] as const
/**
 * The reason why a pending delivery waits even when its time has come: its receiver asked for time (contract W46), or
 * the limits of its webhook permit no more requests now (contract W59).
 */
export type WaitsFor = (typeof waitReasons)[number]

/** Whether a delivery is held back because its receiver asked to be left alone until `waitsUntil` (contract W46). */
export const waitsForReceiver = (
  status: DeliveryStatus,
  nextAttemptAt: Timestamp | null,
  waitsUntil: Timestamp | null,
): boolean => status === "Pending" && waitsUntil !== null && (nextAttemptAt ?? 0) <= waitsUntil

/**
 * The status that is shown. Disabling a webhook holds its pending deliveries, and deleting it cancels them; a request
 * that was already being sent still counts (contract W24).
 */
export const shownStatus = (
  state: DeliveryState,
  inFlight: boolean,
  webhook: WebhookStatus | "Deleted",
): DeliveryStatus => {
  if (state !== "Pending") return state
  if (inFlight) return "InFlight"
  return webhook === "Enabled" ? "Pending" : webhook === "Disabled" ? "Held" : "Cancelled"
}

export const deliveryLanes = ["first", "retry"] as const
/** First and manual attempts wait in one lane, automatic retries in another, so that neither starves the other. */
export type DeliveryLane = (typeof deliveryLanes)[number]

export const laneOf = ({ attemptCount, manual }: DeliveryProgress): DeliveryLane =>
  attemptCount === 0 || manual ? "first" : "retry"
