import { Result } from "effect"
import type { OrderHeader, OrderStatus } from "./order.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

export const orderActions = ["activate", "change", "renew", "cancel", "revert"] as const
export type OrderAction = (typeof orderActions)[number]

/**
 * The life cycle of subscriptions (contract S5): for each status, the allowed actions and the status that each leads
 * to. `before` means the status of the version that becomes the last one again. A subscription is Inactive when its
 * term has ended.
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

/** Checks that an action is allowed on the last version of a subscription, and gives the status that it leads to. */
export const statusAfter = (
  { status }: Pick<OrderHeader, "status">,
  action: OrderAction,
): Result.Result<OrderStatus | "before", OrdersRefusal> => {
  const next = moves[status]?.[action]
  return next === undefined ? Result.fail(refuse(reasons[action], { status })) : Result.succeed(next)
}
