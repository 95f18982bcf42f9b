import { Effect } from "effect"
import { PortUnavailable } from "../shared/errors.ts"
import { makeOneAtATime } from "../shared/one-at-a-time.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FailureLimiter } from "./ports/failure-limiter.ts"

/**
 * What a caller proves an identity with (contract A11). `random`: 32 random bytes, which nobody guesses. `typed`: what
 * a person types, such as a password or a code, which somebody may guess.
 */
export type ProofKind = "random" | "typed"

/**
 * Limits the failures of proofs, by names such as a client id and an address. A right `random` proof always passes:
 * refusing it would protect nothing, and whoever fails on purpose could lock its owner out. At the limit a `typed` proof
 * is refused before it is looked at, the right one too, because otherwise guessing could go on.
 *
 * Fails with `TooManyFailures` in the place of the refusal. `PortUnavailable` of a `random` proof does not count.
 */
export const makeLimitFailures = (limiter: FailureLimiter) => {
  const inTurn = makeOneAtATime()

  /**
   * Counts work as failed until it has succeeded. One at a time for each name: otherwise many at once that all succeed
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
