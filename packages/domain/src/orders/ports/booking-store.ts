import type { Effect } from "effect"
import type { ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, BookingId, OrderId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Booking } from "../booking.ts"

/** Facts about the other orders of an account that decide the type and category of a booking (contract S32). */
export interface OrdersOfAccount {
  /** Whether another order was activated and is not deleted. */
  readonly hasOther: boolean
  /** Whether another subscription is Active, or another sales order is not delivered in full. */
  readonly hasOtherActive: boolean
  /** Whether another subscription is Cancelled. */
  readonly hasOtherCancelled: boolean
}

/**
 * Stores bookings.
 *
 * Contract (`test/contract/booking-store.contract.test.ts`), within the scope:
 * - `find` after `insert` or `update` gives an equal booking;
 * - `findForUpdate` locks the booking until the unit of work ends;
 * - `update` writes the labels and nothing else;
 * - a booking is deleted with its version of the order (`OrderStore.removeLast`) and with an order that becomes Deleted;
 *   `deleteOfVersion` serves a version that becomes a Draft again.
 */
export interface BookingStore {
  readonly insert: (booking: Booking) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: BookingId) => Effect.Effect<Booking, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: BookingId) => Effect.Effect<Booking, ResourceNotFound | PortUnavailable>
  /** Takes the fields of `bookingFields`. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<ListedInParts<Booking, PortUnavailable>, FilterTooBroad | PortUnavailable>
  readonly update: (booking: Booking) => Effect.Effect<void, PortUnavailable>
  readonly deleteOfVersion: (scope: Scope, id: OrderId) => Effect.Effect<void, PortUnavailable>
  /** `but` is the `firstVersionId` of the order that is left out. */
  readonly ordersOfAccount: (
    scope: Scope,
    account: AccountId,
    but: OrderId,
  ) => Effect.Effect<OrdersOfAccount, PortUnavailable>
}
