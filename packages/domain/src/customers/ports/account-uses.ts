import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** An object that is made for an account or invoiced to it. */
export interface AccountUse {
  readonly kind: "order" | "quote" | "usage" | "payment" | "invoice"
  /** The number that people know ("O-1001"); absent when there is none yet. */
  readonly number?: string
}

/**
 * Finds uses of accounts in the contexts that sell, invoice and receive payments (contract C11).
 *
 * `find` gives one order of the account, except a deleted Draft, or one quote that is not deleted, a row of usage, a
 * payment or an invoice; `undefined` when there is none. The caller has locked the account's row. Everybody who makes
 * something for an account locks that row too, so the answer stays true until the unit of work ends.
 */
export interface AccountUses {
  readonly find: (scope: Scope, id: AccountId) => Effect.Effect<AccountUse | undefined, PortUnavailable>
}
