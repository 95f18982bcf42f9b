/**
 * The accounts of its chart that a legal entity books on where nothing names another one, each with the code of the
 * account that it begins with (contract C19).
 */
export const accountSettings = {
  accountsReceivable: "1510",
  taxAccount: "2610",
  roundingAccount: "3740",
  deferredRevenueAccount: "2970",
  recognizedRevenueAccount: "3000",
  paymentAccount: "1930",
  bankFeeAccount: "6570",
  advanceAccount: "2420",
  writeOffAccount: "6351",
  exchangeGainAccount: "3960",
  exchangeLossAccount: "7960",
} as const
export type AccountSetting = keyof typeof accountSettings

/** The same for each setting of the accounts. */
export const forAccountSettings = <A>(make: (setting: AccountSetting) => A) =>
  Object.fromEntries(
    Object.keys(accountSettings).map((setting) => [setting, make(setting as AccountSetting)]),
  ) as Readonly<Record<AccountSetting, A>>
