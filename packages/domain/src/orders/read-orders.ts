import { Effect } from "effect"
import type { Customers } from "../customers/customers.ts"
import type { ListRequest } from "../listing/list-request.ts"
import type { Organisation } from "../organisation/organisation.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { AccountId, BookingId, OrderChargeId, OrderId, OrderProductId } from "../shared/ids.ts"
import type { UnitOfWork } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import type { OrderType } from "./order.ts"
import type { AccountBalances } from "./ports/account-balances.ts"
import type { BookingStore } from "./ports/booking-store.ts"
import type { OrderStore } from "./ports/order-store.ts"

export interface ReadOrdersPorts {
  readonly orders: OrderStore
  readonly bookings: BookingStore
  readonly accountBalances: AccountBalances
  readonly customers: Pick<Customers, "get">
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

/** Queries about subscriptions, sales orders and bookings. */
export const makeReadOrders = (ports: ReadOrdersPorts) => {
  const { orders, bookings, accountBalances, customers, organisation, unitOfWork } = ports
  const within = makeWithin(unitOfWork)

  const versions = (scope: Scope, type: OrderType, number: string) =>
    within(scope, orders.versions(scope, number, type))

  const summary = Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
    const account = yield* customers.get(scope, id)
    const { baseCurrency } = yield* organisation.details(scope)
    const ofOrders = yield* orders.metricsOfAccount(scope, id, baseCurrency)
    return { account, baseCurrency, ...ofOrders, ...(yield* accountBalances.balancesOf(scope, id)) }
  })

  return {
    /** The last version of an order, by the id of any version (contract S7). */
    get: Effect.fn("orders.get")((scope: Scope, type: OrderType, id: OrderId) =>
      within(scope, orders.find(scope, { by: "id", id }, "last", type)),
    ),
    /** The exact version with an id, of either order type when none is given (contract S7). */
    getVersion: Effect.fn("orders.getVersion")((scope: Scope, id: OrderId, type?: OrderType) =>
      within(scope, orders.find(scope, { by: "id", id }, "exact", type)),
    ),
    /** All versions, oldest first (contract S7). */
    versions: Effect.fn("orders.versions")(versions),
    /** One version of an order, by the version's number. */
    versionOf: Effect.fn("orders.versionOf")((scope: Scope, type: OrderType, number: string, version: string) =>
      Effect.flatMap(versions(scope, type, number), (all) => {
        const found = all.find((each) => String(each.version) === version)
        return found === undefined ? new ResourceNotFound({ noun: "version", id: version }) : Effect.succeed(found)
      }),
    ),
    /** The last versions (contract S7). */
    list: Effect.fn("orders.list")((scope: Scope, type: OrderType, request: ListRequest) =>
      within(scope, orders.list(scope, type, request)),
    ),
    /** The last versions of the orders of an account. */
    listOfAccount: Effect.fn("orders.listOfAccount")(
      (scope: Scope, type: OrderType, accountId: AccountId, request: ListRequest) =>
        within(
          scope,
          Effect.andThen(customers.get(scope, accountId), orders.list(scope, type, request, { accountId })),
        ),
    ),
    /** All versions of all charges, up to a version of an order or of one product (contract S9). */
    listCharges: Effect.fn("orders.listCharges")(
      (
        scope: Scope,
        of: { readonly orderId: OrderId } | { readonly orderProductId: OrderProductId },
        request: ListRequest,
      ) => within(scope, orders.listCharges(scope, of, request)),
    ),
    /** A version of a charge within the last version of its order. */
    getCharge: Effect.fn("orders.getCharge")((scope: Scope, id: OrderChargeId) =>
      within(scope, orders.findCharge(scope, id)),
    ),
    getBooking: Effect.fn("orders.getBooking")((scope: Scope, id: BookingId) =>
      within(scope, bookings.find(scope, id)),
    ),
    listBookings: Effect.fn("orders.listBookings")((scope: Scope, request: ListRequest) =>
      within(scope, bookings.list(scope, request)),
    ),
    /** The metrics of an account's orders and the account's balance. */
    accountSummary: Effect.fn("orders.accountSummary")((scope: Scope, id: AccountId) =>
      within(scope, summary(scope, id)),
    ),
  }
}
