import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** Something that is made for an account, or invoiced to it. */
export interface AccountUse {
  readonly kind: "order" | "quote" | "usage" | "payment" | "invoice"
  /** As people know it ("O-1001"); absent where it has no number yet. */
  readonly number?: string
}

/**
 * The uses of accounts, asked of the contexts that sell, invoice and are paid (contract C11).
 *
 * `find` gives one order of the account, unless it is a Draft that was deleted, one quote that is not deleted, a row of usage, a payment, or one
 * invoice; `undefined` when there is none. The account's row is locked when it is asked, and whoever makes something for an account locks that row too, so the
 * answer holds until the unit of work ends.
 */
export interface AccountUses {
  readonly find: (scope: Scope, id: AccountId) => Effect.Effect<AccountUse | undefined, PortUnavailable>
}
