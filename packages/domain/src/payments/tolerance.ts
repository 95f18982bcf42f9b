import { BigDecimal } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { baseShare } from "../invoicing/settlement.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { PaymentWriteOffId } from "../shared/ids.ts"
import { isSameSide } from "./check-part.ts"
import type { Payment, Settlement, WriteOff } from "./payment.ts"
import { paymentShare, takenBy, unallocatedOf } from "./payment-amounts.ts"
import { openFor, writtenOffFor } from "./settle-rules.ts"

const { abs, isLessThanOrEqualTo, isNegative, isZero, subtract, sum } = BigDecimal

export interface Tolerance {
  /** The largest amount in base currency that is written off. */
  readonly most: Decimal
  readonly account: FinancialAccountRef
  readonly nextId: () => PaymentWriteOffId
}

const writeOff = ({ account, nextId }: Tolerance, amount: Decimal): WriteOff => ({
  id: nextId(),
  amount,
  account,
  byTolerance: true,
})

const isSmall = (base: Decimal, { most }: Tolerance): boolean => isLessThanOrEqualTo(abs(base), most)

/** Whether a rest has the sign that a larger payment would settle. */
const isMissing = (left: Decimal, { amount }: Payment): boolean =>
  !isZero(left) && isNegative(left) === isNegative(amount)

/**
 * A settlement that takes effect. The rest of its invoice is written off when it is within the tolerance and the
 * settlement has no write-off of its own (contract P14).
 */
export const writeOffRest = (
  payment: Payment,
  settlement: Settlement,
  invoice: Invoice,
  tolerance: Tolerance,
): Settlement => {
  if (settlement.writeOffs.length > 0) return settlement
  const own = payment.settlements.find(({ id }) => id === settlement.id)
  const taken = takenBy(settlement)
  // An amount that stays written off after the settlement is not written off again.
  const recovered = sumOf(own?.recoveries ?? [], ({ amount }) => amount)
  const unpaid = subtract(sum(writtenOffFor(payment, invoice), recovered), taken)
  const stays = isSameSide(unpaid, payment.amount) ? unpaid : zero
  const left = subtract(subtract(openFor(payment, invoice, own), taken), stays)
  return isMissing(left, payment) && isSmall(baseShare(invoice, left), tolerance)
    ? { ...settlement, writeOffs: [writeOff(tolerance, left)] }
    : settlement
}

/**
 * A payment that is being posted. Its rest is written off when it is within the tolerance, one of its settlements
 * leaves nothing of its invoice, and neither the payment nor its settlements have a write-off (contract P14).
 */
export const writeOffLeft = (payment: Payment, isAnySettled: boolean, tolerance: Tolerance): Payment => {
  const left = unallocatedOf(payment)
  const hasNone = payment.writeOffs.length === 0 && payment.settlements.every(({ writeOffs }) => writeOffs.length === 0)
  return isAnySettled && hasNone && isMissing(left, payment) && isSmall(paymentShare(payment, left), tolerance)
    ? { ...payment, writeOffs: [writeOff(tolerance, left)] }
    : payment
}
