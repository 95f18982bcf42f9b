import type { components } from "../api/schema.gen.ts"
import type { StatusRow } from "../ui/status.tsx"

export type Payment = components["schemas"]["Payment"]

/** Whether somebody still has to do something about a payment. */
export const paymentMark = ({ isFullyAllocated, postedDate }: Payment): StatusRow => {
  if (!isFullyAllocated) return { tone: "attention", icon: "alert", word: "Unmatched" }
  return postedDate === undefined
    ? { tone: "waiting", icon: "clock", word: "Matched" }
    : { tone: "good", icon: "good", word: "Settled" }
}
