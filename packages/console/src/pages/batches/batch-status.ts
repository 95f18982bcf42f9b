import type { components } from "../../api/schema.gen.ts"
import type { StatusRow } from "../../ui/status.tsx"

export type Summary = components["schemas"]["InvoiceBatchSummary"]

export const batchStatus: Readonly<Record<Summary["state"], StatusRow>> = {
  Generating: { tone: "waiting", icon: "clock", word: "Generating" },
  Generated: { tone: "waiting", icon: "pause", word: "Generated" },
  Posting: { tone: "waiting", icon: "clock", word: "Posting" },
  Posted: { tone: "good", icon: "good", word: "Posted" },
  Cancelling: { tone: "waiting", icon: "clock", word: "Cancelling" },
  Cancelled: { tone: "quiet", icon: "cancelled", word: "Cancelled" },
}

export const isUnderWay = ({ state }: Summary): boolean =>
  state === "Generating" || state === "Posting" || state === "Cancelling"

/** The unit of a job's progress: accounts while invoices are made, otherwise invoices. */
export const unitOf = ({ state }: Summary): string =>
  state === "Generating" || state === "Generated" ? "accounts" : "invoices"
