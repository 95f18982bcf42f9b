import { Result } from "effect"
import { type InvoiceRefusal, refuse } from "../invoicing.errors.ts"
import type { BatchStatus, InvoiceBatch } from "./invoice-batch.ts"

type BatchAction = "post" | "stop" | "cancel"

/** The actions that a caller may request in each state (contract B8). While a job posts, it can only be stopped. */
const moves: { readonly [S in BatchStatus]: { readonly [A in BatchAction]?: BatchStatus } } = {
  Generating: {},
  Generated: { post: "Posting", cancel: "Cancelling" },
  Posting: { stop: "Posted" },
  // Cancelling is possible here because drafts may be left, also in a batch whose invoices were not all posted.
  Posted: { post: "Posting", cancel: "Cancelling" },
  Cancelling: {},
  Cancelled: {},
}

const reasons = { post: "BatchNotPostable", stop: "BatchNotPosting", cancel: "BatchNotCancellable" } as const

/** The state to which an action leads. */
export const batchAfter = (
  { status, number }: Pick<InvoiceBatch, "number" | "status">,
  action: BatchAction,
): Result.Result<BatchStatus, InvoiceRefusal> => {
  const next = moves[status][action]
  return next === undefined ? Result.fail(refuse(reasons[action], { status, number })) : Result.succeed(next)
}
