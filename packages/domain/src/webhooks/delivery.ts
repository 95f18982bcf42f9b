import type { Timestamp } from "../shared/timestamp.ts"
import type { WebhookStatus } from "./webhook.ts"

/** What a delivery is stored as. Whether it is in flight is known to the queue, whether it is held to its webhook. */
export const deliveryStates = ["Pending", "Delivered", "Failed"] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One event on its way to one webhook (specification 3, decisions B7, B8). */
export interface DeliveryProgress {
  readonly state: DeliveryState
  /** Attempts made so far; the next one has the number after it. */
  readonly attemptCount: number
  /** When the next attempt is due; absent when none is. */
  readonly nextAttemptAt?: Timestamp
  /** The next attempt was asked for by a person. A settled delivery has a next attempt only so. */
  readonly manual: boolean
}

export type DeliveryCommand =
  | { readonly _tag: "AttemptSucceeded" }
  /** `retryAt` as the retry policy gives it; absent when the attempts are used up. */
  | { readonly _tag: "AttemptFailed"; readonly retryAt?: Timestamp }
  | { readonly _tag: "RetryRequested"; readonly at: Timestamp }

type Command<Tag extends DeliveryCommand["_tag"]> = Extract<DeliveryCommand, { readonly _tag: Tag }>
type Move<Tag extends DeliveryCommand["_tag"]> = (from: DeliveryProgress, command: Command<Tag>) => DeliveryProgress

const settled =
  (state: "Delivered" | "Failed") =>
  ({ attemptCount }: DeliveryProgress): DeliveryProgress => ({ state, attemptCount: attemptCount + 1, manual: false })

/** Takes over whatever was due before, so that there is never more than one next attempt. */
const askedFor: Move<"RetryRequested"> = ({ state, attemptCount }, { at }) => ({
  state,
  attemptCount,
  nextAttemptAt: at,
  manual: true,
})

const againOrFailed: Move<"AttemptFailed"> = ({ attemptCount }, { retryAt }) => ({
  attemptCount: attemptCount + 1,
  manual: false,
  ...(retryAt === undefined ? { state: "Failed" } : { state: "Pending", nextAttemptAt: retryAt }),
})

/** The whole state machine; every command has a move in every state. */
const moves: {
  readonly [S in DeliveryState]: { readonly [C in DeliveryCommand["_tag"]]: Move<C> }
} = {
  Pending: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: againOrFailed,
    RetryRequested: askedFor,
  },
  // Once settled, only a manual attempt reports here; a failed one settles as before, without a schedule (B7).
  Delivered: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: settled("Delivered"),
    RetryRequested: askedFor,
  },
  Failed: {
    AttemptSucceeded: settled("Delivered"),
    AttemptFailed: settled("Failed"),
    RetryRequested: askedFor,
  },
}

/** The first state of a delivery: due at once. */
export const newDelivery = (at: Timestamp): DeliveryProgress => ({
  state: "Pending",
  attemptCount: 0,
  nextAttemptAt: at,
  manual: false,
})

/** Whether an attempt may be made and reported: a settled delivery has one only when a person asked for it. */
export const expectsAttempt = (delivery: DeliveryProgress): boolean => delivery.nextAttemptAt !== undefined

/** Applies a command. A result for a delivery that expects none changes nothing: it is a late one. */
export const applyToDelivery = (delivery: DeliveryProgress, command: DeliveryCommand): DeliveryProgress =>
  command._tag !== "RetryRequested" && !expectsAttempt(delivery)
    ? delivery
    : (moves[delivery.state][command._tag] as (from: DeliveryProgress, by: DeliveryCommand) => DeliveryProgress)(
        delivery,
        command,
      )

export const deliveryStatuses = ["Pending", "InFlight", "Held", "Delivered", "Failed", "Cancelled"] as const
/** What a delivery is shown as (decisions B8). */
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Disabling holds and deleting cancels what is pending; a request already on its way still counts (decisions B8). */
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
