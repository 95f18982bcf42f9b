import { Clock, Effect, Result, Schema } from "effect"
import type { IdempotencyKey, IdempotencyStore, KeyLifetime, StoredAnswer } from "./ports/idempotency-store.ts"
import type { UnitOfWork } from "./ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "./timestamp.ts"

/** Decisions A6. */
export const idempotencyHours = { default: 48, min: 1, max: 168 }

/** The key came with another path, version or body before: nothing is done. */
export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()("IdempotencyKeyReused", {
  key: Schema.String,
}) {
  override get message() {
    return `The idempotency key '${this.key}' was used before with another path, api-version or body. Use a new key for a new request.`
  }
}

export interface IdempotentRequest {
  readonly key: IdempotencyKey
  /** Hash of method, path, api-version and body. */
  readonly fingerprint: string
  readonly hours: number
}

export interface GivenAnswer extends KeyLifetime {
  readonly answer: StoredAnswer
  readonly replayed: boolean
}

/**
 * Executes a request once for its key and gives every later one the first answer (decisions A6). Key, effects and answer
 * commit together, so no crash can part them. A failure that `toAnswer` turns into an answer is kept like a success,
 * without its effects; any other failure leaves the key unused.
 */
export const makeAnswerOnce = (store: IdempotencyStore, unitOfWork: UnitOfWork) =>
  Effect.fn("shared.answerOnce")(function* <E>(
    { key, fingerprint, hours }: IdempotentRequest,
    execute: Effect.Effect<StoredAnswer, E>,
    toAnswer: (failure: E) => StoredAnswer | undefined,
  ) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const lifetime = { hours, expiresAt: secondsAfter(now, hours * 3600) }
    return yield* unitOfWork.atomically(
      key.tenantId,
      Effect.gen(function* () {
        const known = yield* store.claim(key, fingerprint, lifetime, now)
        if (known !== undefined) {
          if (known.fingerprint !== fingerprint) return yield* new IdempotencyKeyReused({ key: key.key })
          return {
            answer: known.answer,
            hours: known.hours,
            expiresAt: known.expiresAt,
            replayed: true,
          } satisfies GivenAnswer
        }
        const outcome = yield* Effect.result(unitOfWork.attempt(execute))
        const answer = Result.isSuccess(outcome) ? outcome.success : toAnswer(outcome.failure as E)
        if (answer === undefined) return yield* Effect.fromResult(outcome as Result.Result<never, E>)
        yield* store.keep(key, answer)
        return { answer, ...lifetime, replayed: false } satisfies GivenAnswer
      }),
    )
  })
export type AnswerOnce = ReturnType<typeof makeAnswerOnce>
