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
import { asksExactly, repetitionOf, type Repetition } from "../retries.ts"
import type { RetryPolicy } from "../retry-policy.ts"
import { resultsOf } from "../webhook-streak.ts"

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
  readonly about: Pick<Sendable, "eventType" | "webhookFailing" | "webhookGoneSince" | "webhookWaits" | "settings"> & {
    readonly event: Pick<Sendable["event"], "id">
  }
}

export interface RecordedAttempt extends MadeAttempt, Pick<Repetition, "holdsUntil"> {
  readonly after: DeliveryProgress
}

/** Some attempts have numbers that other attempts took: their worker was away for longer than its lease. */
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
    const mine = made.filter(({ claim }) => held.has(claim.deliveryId))
    const exact = mine.filter(
      ({ attempt, about }) => attempt.number > 1 && asksExactly(attempt, about.settings.retries),
    )
    const firstAt = yield* deliveries.firstAttempts(exact.map(({ claim }) => claim))
    const recorded = mine.map((each): RecordedAttempt => ({
      ...each,
      ...afterAttempt(each, { firstAt: firstAt.get(each.claim.deliveryId), policy, fraction: secrets.fraction() }),
    }))

    const moved = yield* deliveries.record(
      recorded.map(({ attempt, after }) => ({ attempt, progress: after })),
      resultsOf(recorded.map(({ claim: { webhookId }, attempt, endedAt }) => ({ webhookId, attempt, endedAt }))),
    )
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

interface Deciding {
  /** The start of the first attempt, when it is not this one and the decision needs it. */
  readonly firstAt: Timestamp | undefined
  readonly policy: RetryPolicy
  readonly fraction: number
}

/** The attempt with its consequence, and the delivery after it. */
const afterAttempt = (
  { before, attempt, endedAt, about }: MadeAttempt,
  { firstAt = attempt.startedAt, policy, fraction }: Deciding,
): Pick<RecordedAttempt, "attempt" | "after" | "holdsUntil"> => {
  if (attempt.succeeded) return { attempt, after: applyToDelivery(before, { _tag: "AttemptSucceeded" }) }
  const had = before.uncounted ?? 0
  const repetition = repetitionOf(
    attempt,
    { endedAt, firstAt, uncounted: had, fraction },
    about.settings.retries,
    policy,
  )
  const { at, uncounted, holdsUntil } = repetition
  // No attempt follows a failed one of a settled delivery, whatever the schedule (contract W22).
  const next = before.state === "Pending" ? repetition.next : { because: "None" as const }
  const after = applyToDelivery(before, {
    _tag: "AttemptFailed",
    ...(at === undefined ? {} : { retryAt: at }),
    ...(uncounted === 0 ? {} : { uncounted }),
  })
  return { attempt: { ...attempt, next }, after, ...(holdsUntil === undefined ? {} : { holdsUntil }) }
}
