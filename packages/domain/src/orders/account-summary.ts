import { BigDecimal } from "effect"
import type { Account } from "../customers/account.ts"
import { simpleAccountBody } from "../customers/account.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Metrics } from "./metrics.ts"
import type { AccountBalance } from "./ports/account-balances.ts"

const { subtract } = BigDecimal

/** The metrics of an account: the sums of those of its orders (contract S30). */
export interface AccountMetrics {
  readonly metrics: Metrics
  /**
   * The same sums in base currency, each order at its own rate; absent when one of the orders has no rate (contract
   * S33).
   */
  readonly base?: Metrics
}

/** The summary of an account: its metrics, its balance and the account itself. */
export interface AccountSummary extends AccountMetrics, AccountBalance {
  readonly account: Account
  readonly baseCurrency: string
}

/**
 * The summary as the interface shows it. Amounts carry no conversion date, because each order is converted at the rate
 * of its own day.
 */
export const accountSummaryBody = ({ account, baseCurrency, metrics, base, ...owed }: AccountSummary) => {
  const amount = (value: Decimal, inBase: Decimal | undefined) => ({
    amount: value,
    currencyCode: account.currency,
    ...(inBase === undefined ? {} : { baseCurrencyAmount: inBase, baseCurrencyCode: baseCurrency }),
  })
  return {
    ...simpleAccountBody(account),
    cmrr: amount(metrics.cmrr, base?.cmrr),
    acv: amount(metrics.acv, base?.acv),
    emrr: amount(metrics.emrr, base?.emrr),
    oneTimeFees: amount(metrics.oneTimeFees, base?.oneTimeFees),
    tcv: amount(metrics.tcv, base?.tcv),
    openAmount: amount(owed.open, owed.openBase),
    advances: amount(owed.advances, owed.advancesBase),
    accountBalance: amount(subtract(owed.open, owed.advances), subtract(owed.openBase, owed.advancesBase)),
    lastInvoiced: owed.lastInvoiced,
  }
}
