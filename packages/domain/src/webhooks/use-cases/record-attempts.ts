import { Effect } from "effect"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Attempt } from "../attempt.ts"
import { applyToDelivery, type DeliveryProgress } from "../delivery.ts"
import type { Claim, DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"
import { nextAttemptAt, type RetryPolicy } from "../retry-policy.ts"

export interface RecordAttemptsDeps {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
  readonly policy: RetryPolicy
}

/** What came of one claim: the attempt, and the delivery as it was when it was sent. */
export interface MadeAttempt {
  readonly claim: Claim
  readonly before: DeliveryProgress
  readonly attempt: Attempt
  readonly endedAt: Timestamp
}

export interface RecordedAttempt extends MadeAttempt {
  readonly after: DeliveryProgress
}

/**
 * Writes a batch of attempts: the log, the progress, the end of the claims and the retries commit together. An attempt
 * whose claim has lapsed is dropped: its successor numbers on, so numbers stay 1..n (decisions B15).
 */
export const makeRecordAttempts = ({ deliveries, queue, secrets, unitOfWork, policy }: RecordAttemptsDeps) =>
  Effect.fn("webhooks.recordAttempts")(function* (made: readonly MadeAttempt[]) {
    return yield* unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        const held = yield* queue.settle(made.map(({ claim }) => claim))
        const recorded = made
          .filter(({ claim }) => held.has(claim.deliveryId))
          .map((each): RecordedAttempt => ({ ...each, after: afterAttempt(each, policy, secrets.fraction()) }))

        yield* deliveries.record(recorded.map(({ attempt, after }) => ({ attempt, progress: after })))
        yield* queue.add(
          "retry",
          recorded.flatMap(({ claim: { tenantId, deliveryId, webhookId }, after }) =>
            after.nextAttemptAt === undefined ? [] : [{ tenantId, deliveryId, webhookId, dueAt: after.nextAttemptAt }],
          ),
        )
        return recorded
      }),
    )
  })
export type RecordAttempts = ReturnType<typeof makeRecordAttempts>

const afterAttempt = ({ before, attempt, endedAt }: MadeAttempt, policy: RetryPolicy, fraction: number) => {
  if (attempt.succeeded) return applyToDelivery(before, { _tag: "AttemptSucceeded" })
  const retryAt = nextAttemptAt(attempt.number, endedAt, policy, fraction)
  return applyToDelivery(before, { _tag: "AttemptFailed", ...(retryAt === undefined ? {} : { retryAt }) })
}
