import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** The debt and the advance payments of an account, in the account's currency and in base currency. */
export interface AccountBalance {
  /** The sum of the open amounts of the account's posted invoices. */
  readonly open: Decimal
  readonly openBase: Decimal
  /** The sum of what is left of the account's payments. */
  readonly advances: Decimal
  readonly advancesBase: Decimal
  /** The date of the last posted invoice; absent when no invoice was posted. */
  readonly lastInvoiced?: CalendarDate
}

/** Reads the open amounts and advance payments of accounts from invoicing and payments. */
export interface AccountBalances {
  /** `currency` is the account's currency. Documents and payments in other currencies are left out. */
  readonly balanceOf: (scope: Scope, id: AccountId, currency: string) => Effect.Effect<AccountBalance, PortUnavailable>
}
