import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, divideHalfUp, fromUnits, sumOf, toUnits } from "../shared/decimal.ts"
import type { Payment, Settlement } from "./payment.ts"

const { abs, equals, isNegative, min, negate, subtract, sum } = BigDecimal

/** The amount by which a settlement reduces the balance of its invoice, including its write-offs. */
export const takenBy = ({ amount, writeOffs }: Pick<Settlement, "amount" | "writeOffs">): Decimal =>
  sum(
    amount,
    sumOf(writeOffs, (each) => each.amount),
  )

/** The members of a payment that hold its allocations. */
type Allocated = Pick<Payment, "refundedBy" | "refundOf" | "settlements" | "writeOffs">

/**
 * The allocated parts of a payment: settled, written off, or paid back by refunds; for a refund, the amounts that it
 * pays back.
 */
const parts = ({ settlements, writeOffs, refundOf, refundedBy }: Allocated) => [
  ...[...settlements, ...writeOffs, ...refundedBy].map(({ amount }) => amount),
  ...refundOf.map(({ amount }) => negate(amount)),
]

export const allocatedOf = (payment: Allocated): Decimal => sumOf(parts(payment), (amount) => amount)

/** The amount of a payment that is not allocated. For a posted payment this is an advance payment (contract P4). */
export const unallocatedOf = (payment: Allocated & Pick<Payment, "amount">): Decimal =>
  subtract(payment.amount, allocatedOf(payment))

/** Whether the whole payment is allocated. */
export const isFullyAllocated = (payment: Allocated & Pick<Payment, "amount">): boolean =>
  equals(allocatedOf(payment), payment.amount)

/** The share of the payment's base amount that belongs to a part, rounded by itself (contract P10). */
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
 * The allocated amount in base currency: the whole base amount when everything is allocated, and never more than it.
 * The result depends only on the present allocations and not on their history (contract P10).
 */
export const allocatedBase = (payment: Payment): Decimal => {
  if (isFullyAllocated(payment)) return payment.baseAmount
  const shares = sumOf(parts(payment), (amount) => paymentShare(payment, amount))
  const bounded = min(abs(shares), abs(payment.baseAmount))
  return isNegative(shares) ? negate(bounded) : bounded
}

/** The fee in base currency. */
export const feeBase = (payment: Payment): Decimal => paymentShare(payment, payment.bankFee)
