import { Result } from "effect"
import type { Payment } from "./payment.ts"
import { type PaymentRefusal, refuse } from "./payments.errors.ts"

export const paymentActions = ["edit", "change the entry", "allocate", "post"] as const
export type PaymentAction = (typeof paymentActions)[number]
export type PaymentStatus = "Draft" | "Posted"

/**
 * The whole state machine (contract P2): what may be done in a state, and the state after it. An action that is not
 * listed is refused.
 */
const moves: { readonly [S in PaymentStatus]: { readonly [A in PaymentAction]?: PaymentStatus } } = {
  Draft: { edit: "Draft", "change the entry": "Draft", allocate: "Draft", post: "Posted" },
  // What is in the books stays; an allocation of it is a booking of its own (contract P5).
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

/** The state an action leads to. */
export const statusAfter = (
  payment: Pick<Payment, "postedDate">,
  action: PaymentAction,
): Result.Result<PaymentStatus, PaymentRefusal> => {
  const next = moves[statusOf(payment)][action]
  return next === undefined
    ? Result.fail(refuse(reasons[action], { postedDate: payment.postedDate ?? "" }))
    : Result.succeed(next)
}
