import type { Decimal } from "../api/exact.ts"

export interface NumberWords {
  readonly count: (value: number) => string
  /** With the decimals of its currency and the code behind it: `1 230,00 PLN`. */
  readonly money: (amount: Decimal, currency: string) => string
  /** Without the code, for a column whose head names it. */
  readonly amount: (amount: Decimal, currency: string) => string
  /** With all the digits that it has. */
  readonly exact: (value: Decimal) => string
  /** `98.9 %` of a share of one. */
  readonly share: (value: Decimal) => string
}

/** `Intl` reads a decimal as text and formats every digit of it; its types know only part of that. */
const textOf = (value: Decimal) => String(value) as unknown as number

/** Whether an amount is 0, however it is written. */
export const isNothing = (amount: Decimal): boolean => Number(String(amount)) === 0

const knownDigits = new Map<string, number>()

const currencyDigits = (currency: string): number => {
  const known = knownDigits.get(currency) ?? readDigits(currency)
  knownDigits.set(currency, known)
  return known
}

const readDigits = (currency: string): number => {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Formats in a person's locale; nothing is computed. */
export const numberWords = (locale: string | undefined): NumberWords => {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 100 })
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const minus = (text: string) => text.replace("-", "−")
  const byDigits = new Map<number, Intl.NumberFormat>()
  const amount = (value: Decimal, currency: string): string => {
    const digits = currencyDigits(currency)
    const format =
      byDigits.get(digits) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 6) })
    byDigits.set(digits, format)
    return minus(format.format(textOf(value)))
  }
  return {
    count: (value) => count.format(value),
    amount,
    money: (value, currency) => `${amount(value, currency)} ${currency}`,
    exact: (value) => minus(exact.format(textOf(value))),
    share: (value) => `${share.format(Number(String(value)) * 100)} %`,
  }
}
