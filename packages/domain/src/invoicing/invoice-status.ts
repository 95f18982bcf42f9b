import { Result } from "effect"
import type { InvoiceStatus } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"

export const invoiceActions = ["post", "cancel", "pay", "credit", "edit the document", "edit"] as const
export type InvoiceAction = (typeof invoiceActions)[number]

/**
 * The state machine of invoices (contract I1): for each state, the allowed actions and the state to which each leads.
 */
const moves: { readonly [S in InvoiceStatus]: { readonly [A in InvoiceAction]?: InvoiceStatus } } = {
  Draft: { post: "Posted", cancel: "Cancelled", "edit the document": "Draft", edit: "Draft" },
  // The text of a posted document is fixed; the company's internal notes about it may change (contract I2).
  Posted: { pay: "Settled", credit: "Posted", edit: "Posted" },
  Settled: { credit: "Settled", edit: "Settled" },
  Cancelled: {},
}

const reasons = {
  post: "NotPostable",
  cancel: "NotCancellable",
  pay: "NotPayable",
  credit: "NotCreditable",
  "edit the document": "DocumentFinal",
  edit: "NotEditable",
} as const satisfies { readonly [A in InvoiceAction]: InvoiceRefusal["reason"] }

/** The state to which an action leads. */
export const statusAfter = (
  status: InvoiceStatus,
  action: InvoiceAction,
): Result.Result<InvoiceStatus, InvoiceRefusal> => {
  const next = moves[status][action]
  return next === undefined ? Result.fail(refuse(reasons[action], { status })) : Result.succeed(next)
}
