import { Result } from "effect"
import type { Payment } from "./payment.ts"
import { type PaymentRefusal, refuse } from "./payments.errors.ts"

export const paymentActions = ["edit", "change the entry", "allocate", "post"] as const
export type PaymentAction = (typeof paymentActions)[number]
export type PaymentStatus = "Draft" | "Posted"

/**
 * The state machine of payments (contract P2): for each state, the allowed actions and the state to which each leads.
 */
const moves: { readonly [S in PaymentStatus]: { readonly [A in PaymentAction]?: PaymentStatus } } = {
  Draft: { edit: "Draft", "change the entry": "Draft", allocate: "Draft", post: "Posted" },
  // A posted payment is final; a change of its allocations is a posting of its own (contract P5).
  Posted: { edit: "Posted", allocate: "Posted" },
}

const reasons = {
  edit: "AlreadyPosted",
  "change the entry": "EntryFinal",
  allocate: "AlreadyPosted",
  post: "AlreadyPosted",
} as const satisfies { readonly [A in PaymentAction]: PaymentRefusal["reason"] }

const statusOf = ({ postedDate }: Pick<Payment, "postedDate">): PaymentStatus =>
  postedDate === undefined ? "Draft" : "Posted"

/** The state to which an action leads. */
export const statusAfter = (
  payment: Pick<Payment, "postedDate">,
  action: PaymentAction,
): Result.Result<PaymentStatus, PaymentRefusal> => {
  const next = moves[statusOf(payment)][action]
  return next === undefined
    ? Result.fail(refuse(reasons[action], { postedDate: payment.postedDate ?? "" }))
    : Result.succeed(next)
}
