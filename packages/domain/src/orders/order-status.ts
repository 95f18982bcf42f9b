import { Result } from "effect"
import type { OrderHeader, OrderStatus } from "./order.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

export const orderActions = ["activate", "change", "renew", "cancel", "revert"] as const
export type OrderAction = (typeof orderActions)[number]

/**
 * The life cycle of subscriptions (contract S5): what may be done in a state, and the state of the version that it
 * leads to. `before` is the state of the version that becomes the last one again. Inactive is one whose term is over.
 */
const moves: { readonly [S in OrderStatus]?: { readonly [A in OrderAction]?: OrderStatus | "before" } } = {
  Draft: { activate: "Active" },
  Active: { change: "Active", renew: "Active", cancel: "Cancelled", revert: "before" },
  Cancelled: { revert: "before" },
  Inactive: { renew: "Active", cancel: "Cancelled", revert: "before" },
}

const reasons = {
  activate: "NotActivatable",
  change: "NotChangeable",
  renew: "NotRenewable",
  cancel: "NotCancellable",
  revert: "NotRevertible",
} as const satisfies { readonly [A in OrderAction]: OrdersRefusal["reason"] }

/** Whether an action is allowed on the last version of a subscription, and the state that it leads to. */
export const statusAfter = (
  { status }: Pick<OrderHeader, "status">,
  action: OrderAction,
): Result.Result<OrderStatus | "before", OrdersRefusal> => {
  const next = moves[status]?.[action]
  return next === undefined ? Result.fail(refuse(reasons[action], { status })) : Result.succeed(next)
}
