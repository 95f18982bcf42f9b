import { type AccountSetting, forAccountSettings } from "@svc/domain/reference-data/account-settings"

/** The column of a profile for each account of its settings. */
export const accountColumns = {
  accountsReceivable: "accounts_receivable_id",
  taxAccount: "tax_account_id",
  roundingAccount: "rounding_account_id",
  deferredRevenueAccount: "deferred_revenue_account_id",
  recognizedRevenueAccount: "recognized_revenue_account_id",
  paymentAccount: "payment_account_id",
  bankFeeAccount: "bank_fee_account_id",
  advanceAccount: "advance_account_id",
  writeOffAccount: "write_off_account_id",
  exchangeGainAccount: "exchange_gain_account_id",
  exchangeLossAccount: "exchange_loss_account_id",
} as const satisfies Readonly<Record<AccountSetting, string>>
type AccountColumn = (typeof accountColumns)[AccountSetting]

/** Values for these columns: the id of each account. */
export const accountValues = (idOf: (setting: AccountSetting) => string) =>
  Object.fromEntries(
    Object.values(forAccountSettings((setting) => [accountColumns[setting], idOf(setting)] as const)),
  ) as Readonly<Record<AccountColumn, string>>
