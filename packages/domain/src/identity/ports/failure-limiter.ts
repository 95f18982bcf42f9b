import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { TooManyFailures } from "../identity.errors.ts"

/**
 * Counts failed sign-ins of the last minute for names such as a client id or an address (contract A11), across all
 * processes.
 *
 * Contract (`test/contract/failure-limiter.contract.test.ts`): `begin` counts before the outcome is known, so that many
 * at once do not slip through, and refuses when one of the names is at its limit, which is `times` that of failures (1 where
 * nothing is said); `succeeded` takes the count back.
 */
export interface FailureLimiter {
  readonly begin: (
    names: readonly string[],
    now: Timestamp,
    times?: number,
  ) => Effect.Effect<{ readonly succeeded: Effect.Effect<void, PortUnavailable> }, TooManyFailures | PortUnavailable>
}
