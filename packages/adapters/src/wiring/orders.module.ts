import { classificationConstants } from "@svc/domain/orders/booking-body"
import { discountConstants } from "@svc/domain/orders/order-body"
import { makeOrders } from "@svc/domain/orders/orders"
import type { OrdersJobs } from "@svc/domain/orders/orders.jobs"
import { Effect } from "effect"
import { background, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresBookingStore } from "../postgres/orders/booking-store.ts"
import { makePostgresChargedThrough } from "../postgres/orders/charged-through.ts"
import { makePostgresOrderStore } from "../postgres/orders/order-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Subscriptions and sales orders, with their versions and bookings. */
export const ordersModule = {
  constants: { OrderDiscounts: discountConstants, BookingClassification: classificationConstants },
  bind: (bind) => {
    provide(bind, "OrderStore", ["Db"], makePostgresOrderStore)
    provide(bind, "BookingStore", ["Db"], makePostgresBookingStore)
    // The catalogue asks what is in use; the lines of on-account invoices name no product.
    provide(bind, "ProductUses", ["QuoteStore", "OrderStore"], (quotes, orders) => ({
      // A quote that becomes an order meanwhile is found as one or the other.
      find: (scope, parts) =>
        Effect.filterOrElse(
          quotes.usingProduct(scope, parts),
          (quote) => quote !== undefined,
          () => orders.usingProduct(scope, parts),
        ),
    }))
    provide(bind, "ChargedThrough", ["Db"], makePostgresChargedThrough)
    provideFrom(
      bind,
      "Orders",
      {
        orders: "OrderStore",
        bookings: "BookingStore",
        chargedThrough: "ChargedThrough",
        invoiced: "InvoicedPeriods",
        accountBalances: "AccountBalances",
        customers: "Customers",
        catalogue: "Catalogue",
        customFields: "CustomFields",
        organisation: "Organisation",
        identity: "Identity",
        exchangeRates: "ExchangeRates",
        events: "EventBus",
        jobs: "JobQueue",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeOrders,
    )
  },
  queues: {
    "orders-nights": background,
    // A night after a long stop renews many subscriptions, each by itself.
    "orders-renew-due": { ...background, expireInSeconds: 3600, heartbeatSeconds: 60 },
  } satisfies QueuesOf<OrdersJobs>,
} satisfies ContextModule
