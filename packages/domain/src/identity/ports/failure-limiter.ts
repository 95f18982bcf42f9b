import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { TooManyFailures } from "../identity.errors.ts"

/**
 * Counts the failed sign-ins of the last minute by names such as a client id or an address, across all processes
 * (contract A11).
 *
 * Contract (`test/contract/failure-limiter.contract.test.ts`): `begin` counts before the outcome is known, so that
 * concurrent attempts are all counted. It refuses when one of the names is at its limit, which is `times` the limit of
 * failures (1 by default). `succeeded` takes the count back.
 */
export interface FailureLimiter {
  readonly begin: (
    names: readonly string[],
    now: Timestamp,
    times?: number,
  ) => Effect.Effect<{ readonly succeeded: Effect.Effect<void, PortUnavailable> }, TooManyFailures | PortUnavailable>
}
