import { classificationConstants } from "@svc/domain/orders/booking-body"
import { discountConstants } from "@svc/domain/orders/order-body"
import { makeMoveNights, makeOrders, type Orders } from "@svc/domain/orders/orders"
import type { OrdersJobs } from "@svc/domain/orders/orders.jobs"
import type { InvoicingEvent } from "@svc/domain/invoicing/invoicing.events"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { background, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresBookingStore } from "../postgres/orders/booking-store.ts"
import { makePostgresChargedThrough } from "../postgres/orders/charged-through.ts"
import { makePostgresOrderStore } from "../postgres/orders/order-store.ts"
import { makePostgresRecurringRevenue } from "../postgres/orders/recurring-revenue.ts"
import { type AnyEvent, type ContextModule, hearing, subscriber } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

type OfInvoice = Extract<InvoicingEvent, { readonly invoice: unknown }>
const isOfInvoice = (event: AnyEvent): event is OfInvoice =>
  event._tag === "InvoicePosted" || event._tag === "InvoiceUpdated"

/** Sales orders have OneOff charges, so an invoice without any belongs to no order whose state follows its invoices. */
const followOneOffs = (follow: Orders["followInvoices"], origin: EventOrigin, events: readonly OfInvoice[]) => {
  const numbers = events.flatMap(({ invoice: { type, lines } }) =>
    type === "Invoice"
      ? lines.flatMap(({ billed }) => (billed?.chargeType === "OneOff" ? [billed.orderNumber] : []))
      : [],
  )
  return numbers.length === 0 ? Effect.void : follow(origin, [...new Set(numbers)].toSorted())
}

/** Subscriptions and sales orders, with their versions and bookings. */
export const ordersModule = {
  constants: { OrderDiscounts: discountConstants, BookingClassification: classificationConstants },
  bind: (bind) => {
    provide(bind, "OrderStore", ["Db"], makePostgresOrderStore)
    provide(bind, "BookingStore", ["Db"], makePostgresBookingStore)
    // Used by the catalogue to find parts in use; the lines of on-account invoices name no product.
    provide(bind, "ProductUses", ["QuoteStore", "OrderStore"], (quotes, orders) => ({
      // Quotes are read before orders, so that a quote that becomes an order meanwhile is found as one of the two.
      find: (scope, parts) =>
        Effect.filterOrElse(
          quotes.usingProduct(scope, parts),
          (quote) => quote !== undefined,
          () => orders.usingProduct(scope, parts),
        ),
    }))
    // Organisation does not know orders, so this binding informs them when an entity's midnight moves.
    provide(bind, "EntityNights", ["JobQueue"], (jobs) => ({ move: makeMoveNights({ jobs }) }))
    provide(bind, "ChargedThrough", ["Db"], makePostgresChargedThrough)
    provide(bind, "RecurringRevenue", ["Db"], makePostgresRecurringRevenue)
    provideFrom(
      bind,
      "Orders",
      {
        orders: "OrderStore",
        bookings: "BookingStore",
        chargedThrough: "ChargedThrough",
        recurringRevenue: "RecurringRevenue",
        invoiced: "InvoicedPeriods",
        salesOrderInvoices: "SalesOrderInvoices",
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
  // Orders do not know invoices, so this subscriber informs them of invoice events.
  subscriber: subscriber("Orders", ({ followInvoices }) =>
    hearing(isOfInvoice, (origin: EventOrigin, events) => followOneOffs(followInvoices, origin, events)),
  ),
  queues: {
    "orders-nights": background,
    // The first night after a long stop renews many subscriptions, one by one.
    "orders-renew-due": { ...background, expireInSeconds: 3600, heartbeatSeconds: 60 },
  } satisfies QueuesOf<OrdersJobs>,
} satisfies ContextModule
