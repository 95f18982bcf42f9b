import type { DataOf } from "../shared/ports/event-bus.ts"
import { salesOrderBody, subscriptionBody } from "./order-body.ts"
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

export const ordersData: DataOf<OrdersEvent> = {
  SubscriptionActivated: ({ order }) => subscriptionBody(order),
  SubscriptionChanged: ({ order }) => subscriptionBody(order),
  SubscriptionRenewed: ({ order }) => subscriptionBody(order),
  SubscriptionCancelled: ({ order }) => subscriptionBody(order),
  SubscriptionReverted: ({ order }) => subscriptionBody(order),
  SubscriptionUpdated: ({ order }) => subscriptionBody(order),
  SubscriptionDeleted: ({ id }) => ({ message: "The subscription was deleted.", id }),
  SalesOrderActivated: ({ order }) => salesOrderBody(order),
  SalesOrderUpdated: ({ order }) => salesOrderBody(order),
  SalesOrderDeleted: ({ id }) => ({ message: "The sales order was deleted.", id }),
}
