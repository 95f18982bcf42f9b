import type { components, paths } from "../api/schema.gen.ts"
import type { StatusRow } from "../ui/status.tsx"
import { billingStatus } from "./billing-status.ts"

type Whole = components["schemas"]["NationalEInvoiceEntry"]
type Entry = Pick<Whole, "heldBack" | "heldBackBy" | "outcome" | "status">
type State = NonNullable<NonNullable<paths["/NationalEInvoices"]["get"]["parameters"]["query"]>["State"]>

/** The states of an entry, in the words of the counts (contract E50); states that need attention come first. */
const rows: Readonly<Record<State, StatusRow & { readonly whole?: string }>> = {
  Failed: billingStatus.Failed,
  Unknown: { tone: "attention", icon: "alert", word: "Unknown", whole: "Outcome unknown" },
  HeldBack: { tone: "attention", icon: "alert", word: "Held back" },
  WaitsForInvoice: { tone: "waiting", icon: "pause", word: "Waits", whole: "Waits for its invoice" },
  Submitted: billingStatus.Submitted,
  Pending: billingStatus.Pending,
  Processed: billingStatus.Processed,
}

const stateOf = ({ status, outcome, heldBack, heldBackBy }: Entry): State => {
  if (status === "Failed" && outcome === "Unknown") return "Unknown"
  if (status === "Pending" && heldBack !== undefined) return "WaitsForInvoice"
  return status === "Submitted" && heldBackBy !== undefined ? "HeldBack" : status
}

export const nationalMark = (entry: Entry): StatusRow => rows[stateOf(entry)]

/** The state of an entry in its longer words, for wider places. */
export const wholeNationalMark = (entry: Entry): StatusRow => {
  const { whole, ...row } = rows[stateOf(entry)]
  return whole === undefined ? row : { ...row, word: whole }
}

/** The reason why an entry is not accepted yet, if known. */
export const problemOf = ({ errorMessage, lastProblem, heldBack, heldBackBy }: Whole): string =>
  errorMessage ?? lastProblem ?? (heldBack === undefined ? (heldBackBy ?? "") : "waits for its invoice")

/** The options of the filter by state. */
export const nationalStateOptions = Object.entries(rows).map(
  ([state, { word, whole = word }]) => [state, whole] as const,
)
