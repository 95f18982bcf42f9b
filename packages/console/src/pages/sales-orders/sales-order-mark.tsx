import type { components } from "../../api/schema.gen.ts"
import { Mark, type StatusRow } from "../../ui/status.tsx"

type Status = components["schemas"]["SalesOrder"]["status"]

/** Every status of a sales order; a new one does not compile until it has a row. */
const rows: Readonly<Record<Status, StatusRow>> = {
  OrderDraft: { tone: "quiet", icon: "pause", word: "Draft" },
  Order: { tone: "waiting", icon: "clock", word: "Order" },
  PartiallyDelivered: { tone: "waiting", icon: "paperPlane", word: "Partly delivered" },
  Delivered: { tone: "waiting", icon: "paperPlane", word: "Delivered" },
  Invoiced: { tone: "waiting", icon: "receipt", word: "Invoiced" },
  PartiallyPaid: { tone: "waiting", icon: "wallet", word: "Partly paid" },
  Paid: { tone: "good", icon: "good", word: "Paid" },
}

export const salesOrderMark = (status: Status, tinted = false) => <Mark {...rows[status]} tinted={tinted} />
