import { BigDecimal, Result } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimal, decimalPlaces, printDecimal, quotient, roundHalfUp, zero } from "../shared/decimal.ts"
import { FieldsRefused } from "../shared/errors.ts"
import type { Maybe } from "../shared/maybe.ts"

const { abs, equals, isGreaterThan, isNegative, isPositive, isZero, multiply } = BigDecimal

/** The amounts that a caller gave, and their currencies. */
export interface AmountsGiven {
  readonly amount: Decimal
  readonly bankFeeAmount?: Maybe<Decimal>
  readonly exchangeRate?: Maybe<Decimal>
  readonly baseCurrencyAmount?: Maybe<Decimal>
  readonly currency: string
  readonly baseCurrency: string
}

export interface PaymentAmounts {
  readonly amount: Decimal
  readonly bankFee: Decimal
  readonly baseAmount: Decimal
  readonly exchangeRate: Decimal
  readonly isRateGiven: boolean
}

/** Whether the rate of the day is needed, because neither a rate nor an amount in base currency was given. */
export const needsRate = ({ exchangeRate, baseCurrencyAmount }: AmountsGiven): boolean =>
  !exchangeRate && !baseCurrencyAmount

const one = decimal("1")

/** An amount converted at a rate, in the digits of the base currency. */
export const atRate = (amount: Decimal, rate: Decimal, baseCurrency: string): Decimal =>
  roundHalfUp(multiply(amount, rate), minorUnits(baseCurrency))

/**
 * The amounts of a payment (contract P1): the paid amount, the part of it that the bank kept, and the amount in base
 * currency. The last is computed by the given rate, taken as given, or computed by the rate of the day.
 */
export const readAmounts = (
  given: AmountsGiven,
  rateOfDay: Decimal | undefined,
  noRate: string,
): Result.Result<PaymentAmounts, FieldsRefused> => {
  const { amount, currency, baseCurrency } = given
  const [fee, base, rate] = [given.bankFeeAmount ?? zero, given.baseCurrencyAmount, given.exchangeRate]
  const errors: Record<string, string[]> = {}
  const digits = (field: string, value: Decimal, of: string) => {
    if (decimalPlaces(value) > minorUnits(of)) errors[field] = [`must not have more decimals than ${of} has`]
  }
  digits("amount", amount, currency)
  if (isZero(amount)) errors["amount"] = ["must not be 0"]
  digits("bankFeeAmount", fee, currency)
  if (isNegative(fee) || isGreaterThan(fee, abs(amount)))
    errors["bankFeeAmount"] = ["must be from 0 to the amount of the payment"]
  if (rate && !isPositive(rate)) errors["exchangeRate"] = ["must be more than 0"]
  if (base) {
    digits("baseCurrencyAmount", base, baseCurrency)
    if (isZero(base) || isNegative(base) !== isNegative(amount))
      errors["baseCurrencyAmount"] = ["must have the same sign as amount and must not be 0"]
  }
  if (currency === baseCurrency) {
    const inBase = `for a payment in base currency, must be`
    if (rate && !equals(rate, one)) errors["exchangeRate"] = [`${inBase} 1`]
    if (base && !equals(base, amount)) errors["baseCurrencyAmount"] = [`${inBase} ${printDecimal(amount)}`]
  } else if (rate && base && !equals(atRate(amount, rate, baseCurrency), base))
    errors["baseCurrencyAmount"] = ["must be amount times exchangeRate, rounded: give only one of the two"]
  else if (needsRate(given) && rateOfDay === undefined) errors["exchangeRate"] = [noRate]
  if (Object.keys(errors).length > 0) return Result.fail(new FieldsRefused({ errors }))
  const isRateGiven = currency !== baseCurrency && !needsRate(given)
  if (currency === baseCurrency)
    return Result.succeed({ amount, bankFee: fee, baseAmount: amount, exchangeRate: one, isRateGiven })
  const exchangeRate = rate ?? (base ? quotient(abs(base), abs(amount)) : rateOfDay!)
  const baseAmount = base ?? atRate(amount, exchangeRate, baseCurrency)
  return Result.succeed({ amount, bankFee: fee, baseAmount, exchangeRate, isRateGiven })
}
