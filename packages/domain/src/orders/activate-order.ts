import { Result } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Order, OrderStatus } from "./order.ts"
import { statusAfter } from "./order-status.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

const activeStatus = ({ orderType, status }: Order): Result.Result<OrderStatus | "before", OrdersRefusal> => {
  if (orderType === "Subscription") return statusAfter({ status }, "activate")
  return status === "OrderDraft" ? Result.succeed("Order") : Result.fail(refuse("OrderNotActivatable", { status }))
}

/** Activates a draft. The order keeps version 1 and its ids (contract S5, S6, S7). */
export const activateOrder = (order: Order, now: Timestamp): Result.Result<Order, OrdersRefusal> =>
  Result.map(activeStatus(order), (status) => ({ ...order, status: status as OrderStatus, modifiedAt: now }))
