import { Effect, Result } from "effect"
import { IdempotencyKeyReused } from "./errors.ts"
import type { IdempotencyKey, IdempotencyStore, KeyLifetime } from "./ports/idempotency-store.ts"
import type { UnitOfWork } from "./ports/unit-of-work.ts"
import { currentTime, secondsAfter } from "./timestamp.ts"

/** The hours for which an answer is stored (contract Q30). */
export const idempotencyHours = { default: 48, min: 1, max: 168 }

export interface IdempotentRequest {
  readonly key: IdempotencyKey
  /** A hash of everything that distinguishes this request from others. */
  readonly fingerprint: string
  readonly hours: number
}

export interface GivenAnswer extends KeyLifetime {
  /** The answer as the runtime wrote it. */
  readonly answer: string
  readonly replayed: boolean
}

/**
 * Executes a request once for its key and gives every later request the first answer (contract Q29, Q32). Key, effects
 * and answer commit together, so that no crash can separate them. A failure that `toAnswer` turns into an answer is
 * stored like a success, without its effects. Any other failure leaves the key unused (contract Q31).
 */
export const makeAnswerOnce = (store: IdempotencyStore, unitOfWork: UnitOfWork) =>
  Effect.fnUntraced(function* <E>(
    { key, fingerprint, hours }: IdempotentRequest,
    execute: Effect.Effect<string, E>,
    toAnswer: (failure: E) => string | undefined,
  ) {
    const now = yield* currentTime
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
