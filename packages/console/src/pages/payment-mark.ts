import type { components } from "../api/schema.gen.ts"
import { isNothing } from "../ui/numbers.ts"
import type { StatusRow } from "../ui/status.tsx"

export type Payment = components["schemas"]["Payment"]

export const isMatched = ({ unallocatedAmount }: Payment): boolean => isNothing(unallocatedAmount.amount)

/** Whether somebody still has to do something about a payment. */
export const paymentMark = (payment: Payment): StatusRow => {
  if (!isMatched(payment)) return { tone: "attention", icon: "alert", word: "Unmatched" }
  return payment.postedDate === undefined
    ? { tone: "waiting", icon: "clock", word: "Matched" }
    : { tone: "good", icon: "good", word: "Settled" }
}
