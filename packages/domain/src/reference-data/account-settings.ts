/**
 * The financial accounts on which a legal entity books by default, each with the code that a new legal entity has
 * (contract C19).
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

/** Makes a value for each of these settings. */
export const forAccountSettings = <A>(make: (setting: AccountSetting) => A) =>
  Object.fromEntries(
    Object.keys(accountSettings).map((setting) => [setting, make(setting as AccountSetting)]),
  ) as Readonly<Record<AccountSetting, A>>
