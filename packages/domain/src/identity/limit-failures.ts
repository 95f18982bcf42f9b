import { Effect } from "effect"
import { PortUnavailable } from "../shared/errors.ts"
import { makeOneAtATime } from "../shared/one-at-a-time.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FailureLimiter } from "./ports/failure-limiter.ts"

/**
 * The kind of a proof of identity (contract A11). `random`: 32 random bytes, which cannot be guessed. `typed`: a
 * password or a code, which may be guessed.
 */
export type ProofKind = "random" | "typed"

/**
 * Limits failed proofs, by names such as a client id and an address. A right `random` proof always passes: refusing it
 * would protect nothing, and anybody could lock its owner out by failing on purpose. At the limit, a `typed` proof is
 * refused before it is checked, even the right one, because guessing could continue otherwise.
 *
 * Fails with `TooManyFailures` instead of the refusal. `PortUnavailable` of a `random` proof does not count.
 */
export const makeLimitFailures = (limiter: FailureLimiter) => {
  const inTurn = makeOneAtATime()

  /**
   * Counts work as failed until it has succeeded, one at a time for each name. Otherwise concurrent successful proofs
   * would count against one another.
   */
  const countedFirst = <A, E>(names: readonly string[], now: Timestamp, proof: Effect.Effect<A, E>) => {
    const tried = Effect.gen(function* () {
      const attempt = yield* limiter.begin(names, now)
      const outcome = yield* proof
      yield* attempt.succeeded
      return outcome
    })
    return names.reduceRight((inner, name) => inTurn(name)(inner), tried)
  }

  const countedAfter = <A, E>(names: readonly string[], now: Timestamp, proof: Effect.Effect<A, E>) =>
    Effect.tapError(proof, (error) =>
      error instanceof PortUnavailable ? Effect.void : Effect.asVoid(limiter.begin(names, now)),
    )

  return <A, E>(kind: ProofKind, names: readonly string[], now: Timestamp, proof: Effect.Effect<A, E>) =>
    kind === "typed" ? countedFirst(names, now, proof) : countedAfter(names, now, proof)
}
