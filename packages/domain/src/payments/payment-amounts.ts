import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, divideHalfUp, fromUnits, sumOf, toUnits } from "../shared/decimal.ts"
import type { Payment, Settlement } from "./payment.ts"

const { abs, equals, isNegative, min, negate, subtract, sum } = BigDecimal

/** What a settlement takes of the balance of its invoice: with what is written off of it. */
export const takenBy = ({ amount, writeOffs }: Pick<Settlement, "amount" | "writeOffs">): Decimal =>
  sum(
    amount,
    sumOf(writeOffs, (each) => each.amount),
  )

/** The allocations of a payment. */
type Allocated = Pick<Payment, "refundedBy" | "refundOf" | "settlements" | "writeOffs">

/** The parts of a payment that are allocated: settled, written off, paid back; of a refund what it pays back. */
const parts = ({ settlements, writeOffs, refundOf, refundedBy }: Allocated) => [
  ...[...settlements, ...writeOffs, ...refundedBy].map(({ amount }) => amount),
  ...refundOf.map(({ amount }) => negate(amount)),
]

export const allocatedOf = (payment: Allocated): Decimal => sumOf(parts(payment), (amount) => amount)

/** What is left of a payment; of a posted one an advance (contract P4). */
export const unallocatedOf = (payment: Allocated & Pick<Payment, "amount">): Decimal =>
  subtract(payment.amount, allocatedOf(payment))

/** Nothing of the payment is left. */
export const isFullyAllocated = (payment: Allocated & Pick<Payment, "amount">): boolean =>
  equals(allocatedOf(payment), payment.amount)

/** The part of the base amount that a part of the payment has, rounded by itself (contract P10). */
export const paymentShare = (
  {
    amount: of,
    baseAmount,
    currency,
    baseCurrency,
  }: Pick<Payment, "amount" | "baseAmount" | "currency" | "baseCurrency">,
  amount: Decimal,
): Decimal => {
  const [scale, baseScale] = [minorUnits(currency), minorUnits(baseCurrency)]
  return fromUnits(divideHalfUp(toUnits(baseAmount, baseScale) * toUnits(amount, scale), toUnits(of, scale)), baseScale)
}

/**
 * What is allocated in base currency: all of it where nothing is left, and never more than the payment. So it depends on
 * the allocations alone, and not on the order in which they came and went (contract P10).
 */
export const allocatedBase = (payment: Payment): Decimal => {
  if (isFullyAllocated(payment)) return payment.baseAmount
  const shares = sumOf(parts(payment), (amount) => paymentShare(payment, amount))
  const bounded = min(abs(shares), abs(payment.baseAmount))
  return isNegative(shares) ? negate(bounded) : bounded
}

/** The fee in base currency. */
export const feeBase = (payment: Payment): Decimal => paymentShare(payment, payment.bankFee)
