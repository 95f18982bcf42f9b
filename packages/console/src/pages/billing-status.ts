import type { components } from "../api/schema.gen.ts"
import type { StatusRow } from "../ui/status.tsx"

type Schemas = components["schemas"]
type Known =
  | Schemas["Invoice"]["status"]
  | Schemas["NationalEInvoiceEntry"]["status"]
  | Schemas["Subscription"]["status"]
  | Schemas["Quote"]["status"]

/** Every status of documents and orders; a new one does not compile until it has a row. */
export const billingStatus: Readonly<Record<Known, StatusRow>> = {
  Draft: { tone: "quiet", icon: "pause", word: "Draft" },
  Posted: { tone: "waiting", icon: "good", word: "Posted" },
  Settled: { tone: "good", icon: "good", word: "Settled" },
  Cancelled: { tone: "quiet", icon: "cancelled", word: "Cancelled" },
  Pending: { tone: "waiting", icon: "clock", word: "Pending" },
  Submitted: { tone: "waiting", icon: "clock", word: "Submitted" },
  Processed: { tone: "good", icon: "good", word: "Processed" },
  Failed: { tone: "bad", icon: "bad", word: "Failed" },
  Active: { tone: "good", icon: "good", word: "Active" },
  Inactive: { tone: "quiet", icon: "pause", word: "Inactive" },
  Deleted: { tone: "quiet", icon: "cancelled", word: "Deleted" },
  Open: { tone: "waiting", icon: "clock", word: "Open" },
  ClosedWon: { tone: "good", icon: "good", word: "Won" },
  ClosedLost: { tone: "quiet", icon: "cancelled", word: "Lost" },
}
