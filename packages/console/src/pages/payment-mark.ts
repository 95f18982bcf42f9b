import type { components } from "../api/schema.gen.ts"
import type { StatusRow } from "../ui/status.tsx"

export type Payment = components["schemas"]["Payment"]

/** The name of a payment in a list: its payer, otherwise its reference or its account. */
export const nameOfPayment = ({ payerName, reference, account }: Payment): string =>
  payerName ?? reference ?? account?.name ?? "Payment"

/** Whether money goes out. */
export const isRefund = ({ amount }: Payment): boolean => String(amount.amount).startsWith("-")

/** The state of a payment, which shows whether somebody still has to act. */
export const paymentMark = ({ isFullyAllocated, postedDate }: Payment): StatusRow => {
  if (!isFullyAllocated) return { tone: "attention", icon: "alert", word: "Unmatched" }
  return postedDate === undefined
    ? { tone: "waiting", icon: "clock", word: "Matched" }
    : { tone: "good", icon: "good", word: "Settled" }
}
