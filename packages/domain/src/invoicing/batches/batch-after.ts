import { Result } from "effect"
import { type InvoiceRefusal, refuse } from "../invoicing.errors.ts"
import type { BatchStatus, InvoiceBatch } from "./invoice-batch.ts"

type BatchAction = "post" | "stop" | "cancel"

/** What callers may ask of a batch in a state (contract B8); a job under way leaves it alone. */
const moves: { readonly [S in BatchStatus]: { readonly [A in BatchAction]?: BatchStatus } } = {
  Generating: {},
  Generated: { post: "Posting", cancel: "Cancelling" },
  Posting: { stop: "Posted" },
  // Drafts may be left, and of a batch whose invoices were not posted all.
  Posted: { post: "Posting", cancel: "Cancelling" },
  Cancelling: {},
  Cancelled: {},
}

const reasons = { post: "BatchNotPostable", stop: "BatchNotPosting", cancel: "BatchNotCancellable" } as const

/** The state that an action leads to. */
export const batchAfter = (
  { status, number }: Pick<InvoiceBatch, "number" | "status">,
  action: BatchAction,
): Result.Result<BatchStatus, InvoiceRefusal> => {
  const next = moves[status][action]
  return next === undefined ? Result.fail(refuse(reasons[action], { status, number })) : Result.succeed(next)
}
