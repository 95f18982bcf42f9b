import { Data, Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId } from "../../shared/ids.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Attempt } from "../attempt.ts"
import { applyToDelivery, type DeliveryProgress } from "../delivery.ts"
import type { Claim, DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore, Sendable } from "../ports/delivery-store.ts"
import { nextAttemptAt, type RetryPolicy } from "../retry-policy.ts"

export interface RecordAttemptsPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
  readonly policy: RetryPolicy
}

/** The result of one claim: the attempt, and the delivery as it was when the attempt was sent. */
export interface MadeAttempt {
  readonly claim: Claim
  readonly before: DeliveryProgress
  readonly attempt: Attempt
  readonly endedAt: Timestamp
  /** The event of the attempt, for the health of its webhook. */
  readonly about: Pick<Sendable, "eventType" | "webhookFailing" | "settings"> & {
    readonly event: Pick<Sendable["event"], "id">
  }
}

export interface RecordedAttempt extends MadeAttempt {
  readonly after: DeliveryProgress
}

/** Attempts whose number is already taken by another attempt: their worker was away for longer than its lease. */
class AttemptsOutdated extends Data.TaggedError("AttemptsOutdated")<{
  readonly deliveryIds: ReadonlySet<DeliveryId>
}> {}

/**
 * Writes a batch of attempts: the log, the progress, the end of the claims and the retries commit together. An attempt
 * whose claim has lapsed is dropped, and its successor continues the numbers, so that numbers stay 1..n (contract W23).
 */
export const makeRecordAttempts = ({ deliveries, queue, secrets, unitOfWork, policy }: RecordAttemptsPorts) => {
  const write = Effect.fnUntraced(function* (made: readonly MadeAttempt[]) {
    const held = yield* queue.endClaims(made.map(({ claim }) => claim))
    const recorded = made
      .filter(({ claim }) => held.has(claim.deliveryId))
      .map((each): RecordedAttempt => ({ ...each, after: afterAttempt(each, policy, secrets.fraction()) }))

    const moved = yield* deliveries.record(recorded.map(({ attempt, after }) => ({ attempt, progress: after })))
    const outdated = new Set(recorded.map(({ claim }) => claim.deliveryId).filter((id) => !moved.has(id)))
    // `endClaims` has then ended the claim of a later attempt, so the whole transaction is rolled back.
    if (outdated.size > 0) return yield* new AttemptsOutdated({ deliveryIds: outdated })

    yield* queue.add(
      "retry",
      recorded.flatMap(({ claim: { tenantId, deliveryId, webhookId }, after }) =>
        after.nextAttemptAt === undefined ? [] : [{ tenantId, deliveryId, webhookId, dueAt: after.nextAttemptAt }],
      ),
    )
    return recorded
  })

  const record = (made: readonly MadeAttempt[]): Effect.Effect<readonly RecordedAttempt[], PortUnavailable> =>
    Effect.catchTag(unitOfWork.atomically(allTenants, write(made)), "AttemptsOutdated", ({ deliveryIds }) =>
      record(made.filter(({ claim }) => !deliveryIds.has(claim.deliveryId))),
    )
  return record
}

const afterAttempt = ({ before, attempt, endedAt }: MadeAttempt, policy: RetryPolicy, fraction: number) => {
  if (attempt.succeeded) return applyToDelivery(before, { _tag: "AttemptSucceeded" })
  const retryAt = nextAttemptAt(attempt.number, endedAt, policy, fraction)
  return applyToDelivery(before, { _tag: "AttemptFailed", ...(retryAt === undefined ? {} : { retryAt }) })
}
