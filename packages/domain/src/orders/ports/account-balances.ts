import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** What an account owes, in its currency and in base currency. */
export interface AccountBalance {
  readonly balance: Decimal
  readonly balanceBase: Decimal
  /** The day of the last posted invoice; absent where none was posted. */
  readonly lastInvoiced?: CalendarDate
}

/** What posted invoices of accounts have open, asked of invoicing. */
export interface AccountBalances {
  readonly balanceOf: (scope: Scope, id: AccountId) => Effect.Effect<AccountBalance, PortUnavailable>
}
