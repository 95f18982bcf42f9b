import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces } from "../shared/decimal.ts"

/** An amount with its currency. Parts of the amount have the same sign. */
export interface SignedAmount {
  readonly amount: Decimal
  readonly currency: string
}

/**
 * The reason why an amount cannot be a part of another one, regardless of what is left of it; `undefined` when it can
 * (contract P3).
 */
export const checkPart = (part: Decimal, { amount, currency }: SignedAmount): string | undefined => {
  const isRefund = BigDecimal.isNegative(amount)
  if (BigDecimal.isZero(part) || BigDecimal.isNegative(part) !== isRefund)
    return isRefund ? "must be less than 0, because the payment is" : "must be more than 0"
  return decimalPlaces(part) > minorUnits(currency) ? `must not have more decimals than ${currency} has` : undefined
}

/** The path of a member of a part of a request. `path` is empty for the request itself. */
export const memberOf = (path: string, member: string): string => (path === "" ? member : `${path}.${member}`)

/** Whether two amounts are on the same side: a debt of the customer, or one to the customer. */
export const isSameSide = (a: Decimal, b: Decimal): boolean => BigDecimal.isNegative(a) === BigDecimal.isNegative(b)
