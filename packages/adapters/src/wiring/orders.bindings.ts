import type { EntityNights } from "@svc/domain/organisation/ports/entity-nights"
import type { AccountBalances } from "@svc/domain/orders/ports/account-balances"
import type { BookingStore } from "@svc/domain/orders/ports/booking-store"
import type { ChargedThrough } from "@svc/domain/orders/ports/charged-through"
import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { RecurringRevenue } from "@svc/domain/orders/ports/recurring-revenue"

/** The stores of orders. */
export interface OrdersBindings {
  ChargedThrough: ChargedThrough
  AccountBalances: AccountBalances
  EntityNights: EntityNights
  BookingStore: BookingStore
  OrderStore: OrderStore
  RecurringRevenue: RecurringRevenue
}
