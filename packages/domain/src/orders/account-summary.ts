import { BigDecimal } from "effect"
import type { Account } from "../customers/account.ts"
import { simpleAccountBody } from "../customers/account.ts"
import type { Metrics } from "./metrics.ts"
import { type Decimal, zero } from "../shared/decimal.ts"
import type { AccountBalance, BalancesOfAccount } from "./ports/account-balances.ts"

const { isZero, subtract } = BigDecimal

/** The largest number of currencies of `otherBalances`. */
export const mostOtherBalances = 20

/** The metrics of an account: the sums of those of its orders (contract S30). */
export interface AccountMetrics {
  readonly metrics: Metrics
  /**
   * The same sums in base currency, each order at its own rate; absent when one of the orders has no rate (contract
   * S33).
   */
  readonly base?: Metrics
}

/** The summary of an account: its metrics, its balances and the account itself. */
export interface AccountSummary extends AccountMetrics, BalancesOfAccount {
  readonly account: Account
  readonly baseCurrency: string
}

const nothing = { open: zero, openBase: zero, advances: zero, advancesBase: zero }

/** The balance of an account, also in base currency: its open amount minus its advances. */
const owedOf = ({ open, openBase, advances, advancesBase }: Omit<AccountBalance, "currency">) =>
  [subtract(open, advances), subtract(openBase, advancesBase)] as const

/**
 * The summary as the interface shows it. Amounts carry no conversion date, because each order is converted at the rate
 * of its own day.
 */
export const accountSummaryBody = (summary: AccountSummary) => {
  const { account, baseCurrency, metrics, base, balances, lastInvoiced } = summary
  const inCurrency = (currencyCode: string, value: Decimal, inBase: Decimal | undefined) => ({
    amount: value,
    currencyCode,
    ...(inBase === undefined ? {} : { baseCurrencyAmount: inBase, baseCurrencyCode: baseCurrency }),
  })
  const amount = (value: Decimal, inBase: Decimal | undefined) => inCurrency(account.currency, value, inBase)
  const own = balances.find(({ currency }) => currency === account.currency) ?? nothing
  const others = balances
    .filter((each) => each.currency !== account.currency && owedOf(each).some((owed) => !isZero(owed)))
    .slice(0, mostOtherBalances)
  return {
    ...simpleAccountBody(account),
    cmrr: amount(metrics.cmrr, base?.cmrr),
    acv: amount(metrics.acv, base?.acv),
    emrr: amount(metrics.emrr, base?.emrr),
    oneTimeFees: amount(metrics.oneTimeFees, base?.oneTimeFees),
    tcv: amount(metrics.tcv, base?.tcv),
    openAmount: amount(own.open, own.openBase),
    advances: amount(own.advances, own.advancesBase),
    accountBalance: amount(...owedOf(own)),
    otherBalances: others.map((each) => inCurrency(each.currency, ...owedOf(each))),
    lastInvoiced,
  }
}
