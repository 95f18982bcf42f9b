import { Result } from "effect"
import { ActionRefused } from "../billing.errors.ts"

export const invoiceStatuses = ["Draft", "Posted", "Cancelled", "Settled"] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceActions = ["post", "cancel", "pay", "credit", "edit the document", "edit"] as const
export type InvoiceAction = (typeof invoiceActions)[number]

/** The whole state machine: what may be done in a state, and the state after it. What is not listed is refused. */
const moves: { readonly [S in InvoiceStatus]: { readonly [A in InvoiceAction]?: InvoiceStatus } } = {
  Draft: { post: "Posted", cancel: "Cancelled", "edit the document": "Draft", edit: "Draft" },
  // What stands on a posted document stays; notes of our own around it do not.
  Posted: { pay: "Settled", credit: "Posted", edit: "Posted" },
  Settled: { credit: "Settled", edit: "Settled" },
  Cancelled: {},
}

const reasons: { readonly [A in InvoiceAction]: string } = {
  post: "only a Draft can be posted",
  cancel: "only a Draft can be cancelled; credit a posted invoice instead",
  pay: "only a Posted one can be paid",
  credit: "only a Posted or Settled one can be credited",
  "edit the document": "its due date, notes and references can be changed in a Draft only",
  edit: "nothing of it can be changed",
}

/** The state an action leads to. */
export const statusAfter = (
  status: InvoiceStatus,
  action: InvoiceAction,
): Result.Result<InvoiceStatus, ActionRefused> => {
  const next = moves[status][action]
  return next === undefined
    ? Result.fail(new ActionRefused({ message: `The invoice is ${status}: ${reasons[action]}.` }))
    : Result.succeed(next)
}
