import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** The debt and the advance payments of an account in one currency, and the same in base currency. */
export interface AccountBalance {
  readonly currency: string
  /** The sum of the open amounts of the account's posted invoices. */
  readonly open: Decimal
  readonly openBase: Decimal
  /** The sum of what is left of the account's payments. */
  readonly advances: Decimal
  readonly advancesBase: Decimal
}

/** An account's balances by currency. */
export interface BalancesOfAccount {
  /** In the order of the currency codes; a currency without documents and advance payments may be left out. */
  readonly balances: readonly AccountBalance[]
  /** The date of the last posted invoice; absent when no invoice was posted. */
  readonly lastInvoiced?: CalendarDate
}

/** Reads the open amounts and advance payments of accounts from invoicing and payments. */
export interface AccountBalances {
  readonly balancesOf: (scope: Scope, id: AccountId) => Effect.Effect<BalancesOfAccount, PortUnavailable>
}
