import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** The debt and the advances of an account, in its currency and in base currency. */
export interface AccountBalance {
  /** The open amount of its posted invoices. */
  readonly open: Decimal
  readonly openBase: Decimal
  /** The amount that its payments have left. */
  readonly advances: Decimal
  readonly advancesBase: Decimal
  /** The day of the last posted invoice; absent where none was posted. */
  readonly lastInvoiced?: CalendarDate
}

/** The open amounts of posted invoices of accounts, and their advances, asked of invoicing and payments. */
export interface AccountBalances {
  /** `currency` is that of the account; documents and payments of other currencies are left out. */
  readonly balanceOf: (scope: Scope, id: AccountId, currency: string) => Effect.Effect<AccountBalance, PortUnavailable>
}
