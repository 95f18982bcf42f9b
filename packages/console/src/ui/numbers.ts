import { type Decimal, decimalOf, Exact } from "../api/exact.ts"
import { marksOf, readAmount } from "./amount.ts"

export interface NumberWords {
  readonly count: (value: number) => string
  /** With the decimals of its currency and the code after it: `1 230,00 PLN`. */
  readonly money: (amount: Decimal, currency: string) => string
  /** Without the code, for a column whose heading names it. */
  readonly amount: (amount: Decimal, currency: string) => string
  /** With all its digits. */
  readonly exact: (value: Decimal) => string
  /** A share of one as a percentage: `98.9 %`. */
  readonly share: (value: Decimal) => string
  /** The digits for an input field, without groups; a text that is not a number stays unchanged. */
  readonly typed: (digits: string) => string
  /**
   * The digits of a text in the person's format, such as `1234.5`, also with its currency after it. An unreadable text
   * is marked with `?`, so that nothing takes it for a number.
   */
  readonly read: (text: string, currency?: string) => string
}

/** `Intl` formats every digit of a decimal given as text, but its types do not fully declare that. */
const textOf = (value: Decimal) => String(value) as unknown as number

/** True when an amount is 0, in any notation. */
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

/** Formats numbers in a person's locale; computes nothing. */
export const numberWords = (locale: string | undefined): NumberWords => {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 100 })
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 100, useGrouping: false })
  const marks = marksOf(locale)
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
    typed: (digits) =>
      decimalOf(digits) === undefined ? digits.replace(/ \?$/, "") : plain.format(textOf(new Exact(digits))),
    read: (text, currency) => (text.trim() === "" ? "" : (readAmount(text, marks, currency) ?? `${text.trim()} ?`)),
  }
}
