import { BigDecimal } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import type { PaymentSettlementId } from "../shared/ids.ts"
import type { Match } from "./match-reference.ts"
import type { Payment } from "./payment.ts"
import { unallocatedOf } from "./payment-amounts.ts"

/**
 * A draft with a planned settlement of an invoice that was found, up to the invoice's balance and, when only a part of
 * the payment is for it, up to `most` (contract P6). The draft is unchanged when nothing of it is left, or when it
 * already settles the invoice.
 */
export const withMatch = (
  payment: Payment,
  { open: { invoice, balance }, reason }: Match,
  id: PaymentSettlementId,
  most?: Decimal,
): Payment => {
  const left = unallocatedOf(payment)
  const amount = [left, balance, most ?? left].reduce(BigDecimal.min)
  if (!BigDecimal.isPositive(amount) || payment.settlements.some((each) => each.invoice.id === invoice.id))
    return payment
  const settlement = { id, invoice, amount, writeOffs: [], matchedBy: reason }
  return { ...payment, settlements: [...payment.settlements, settlement] }
}
