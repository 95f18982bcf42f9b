import type { Effect } from "effect"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Movement, OpenItem, StatementAsked } from "../account-statement.ts"

/** The movements of an account in a period, with its balance before and its open documents and advances at the end. */
export interface AccountMovements {
  readonly opening: Decimal
  /** The movements by day, then in the order in which the documents and payments were made. */
  readonly movements: readonly Movement[]
  readonly openItems: readonly OpenItem[]
  readonly advances: Decimal
}

/**
 * Reads the movements of accounts from invoices, payments and write-offs.
 *
 * Contract (`test/http/account-statement.test.ts`): one statement reads the state of one moment. It gives at most
 * `most` movements and `most` open documents. A caller asks for one more than it accepts, to learn that there are too
 * many.
 */
export interface AccountMovementsReader {
  readonly read: (
    scope: Scope,
    id: AccountId,
    asked: StatementAsked & { readonly most: number },
  ) => Effect.Effect<AccountMovements, PortUnavailable>
}
