import type { OrderId } from "../shared/ids.ts"
import type { Order } from "./order.ts"

type About<Tag extends string> = Tag extends string ? { readonly _tag: Tag; readonly order: Order } : never
type Gone<Tag extends string> = Tag extends string ? { readonly _tag: Tag; readonly id: OrderId } : never

/**
 * Events of subscriptions and sales orders. Each carries the version that is the last one after the event (contract
 * S28).
 */
export type OrdersEvent =
  | About<
      | "SubscriptionActivated"
      | "SubscriptionChanged"
      | "SubscriptionRenewed"
      | "SubscriptionCancelled"
      | "SubscriptionReverted"
      | "SubscriptionUpdated"
      | "SalesOrderActivated"
      | "SalesOrderUpdated"
    >
  | Gone<"SubscriptionDeleted" | "SalesOrderDeleted">

/** The body of an event about an order that was deleted. */
export const deletedOrderBody = (noun: "subscription" | "sales order", { id }: { readonly id: string }) => ({
  message: `The ${noun} was deleted.`,
  id,
})
