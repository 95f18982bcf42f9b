import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** What an account owes and has paid in advance, in its currency and in base currency. */
export interface AccountBalance {
  /** What its posted invoices have open. */
  readonly open: Decimal
  readonly openBase: Decimal
  /** What its payments have left. */
  readonly advances: Decimal
  readonly advancesBase: Decimal
  /** The day of the last posted invoice; absent where none was posted. */
  readonly lastInvoiced?: CalendarDate
}

/** What posted invoices of accounts have open, and what they paid in advance, asked of invoicing and payments. */
export interface AccountBalances {
  /** `currency` is that of the account; documents and payments of other currencies are left out. */
  readonly balanceOf: (scope: Scope, id: AccountId, currency: string) => Effect.Effect<AccountBalance, PortUnavailable>
}
