import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"

/**
 * One-way hash of what a person chose: slow and large on purpose, so that few are made at a time.
 *
 * Contract (`test/contract/password-hash.contract.test.ts`): `verify` takes as long where there is no hash as where there
 * is one; `isOutdated` says of a right password that its hash was made with less than today's cost.
 */
export interface PasswordHash {
  readonly of: (password: string) => Effect.Effect<string, PortUnavailable>
  readonly verify: (
    password: string,
    hash: string | undefined,
  ) => Effect.Effect<{ readonly isRight: boolean; readonly isOutdated: boolean }, PortUnavailable>
}
