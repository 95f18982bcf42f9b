import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"

/**
 * A one-way hash of passwords that takes much time and memory on purpose, so that few are computed at a time.
 *
 * Contract (`test/contract/password-hash.contract.test.ts`): `verify` takes the same time with and without a hash.
 * `isOutdated` tells whether the hash of a right password was made at less than today's cost.
 */
export interface PasswordHash {
  readonly of: (password: string) => Effect.Effect<string, PortUnavailable>
  readonly verify: (
    password: string,
    hash: string | undefined,
  ) => Effect.Effect<{ readonly isRight: boolean; readonly isOutdated: boolean }, PortUnavailable>
}
