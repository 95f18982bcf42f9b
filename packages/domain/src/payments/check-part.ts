import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces } from "../shared/decimal.ts"

/** An amount with its currency; its parts have its sign. */
export interface SignedAmount {
  readonly amount: Decimal
  readonly currency: string
}

/** Why an amount cannot be a part of another, whatever is left of that; `undefined` where it can (contract P3). */
export const checkPart = (part: Decimal, { amount, currency }: SignedAmount): string | undefined => {
  const isRefund = BigDecimal.isNegative(amount)
  if (BigDecimal.isZero(part) || BigDecimal.isNegative(part) !== isRefund)
    return isRefund ? "must be less than 0, as the payment is" : "must be more than 0"
  return decimalPlaces(part) > minorUnits(currency) ? `has more than the decimals of ${currency}` : undefined
}

/** The path of a member of a part of a request; of the request itself where the part has none. */
export const memberOf = (path: string, member: string): string => (path === "" ? member : `${path}.${member}`)
