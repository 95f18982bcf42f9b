import type { Effect } from "effect"
import type { ListedInParts, Listed, ListRequest } from "../../listing/list-request.ts"
import type { NumberTaken } from "../../organisation/organisation.errors.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type {
  AccountId,
  ChargeId,
  ChargePlanId,
  OrderChargeId,
  OrderId,
  OrderProductId,
  ProductId,
} from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { AccountMetrics } from "../account-summary.ts"
import type { DueAccount, DueAccountsAsked } from "../due-accounts.ts"
import type { HeldOrder, OrderPartNames } from "../held-order.ts"
import type { Order, OrderType } from "../order.ts"
import type { OrderCharge } from "../order-charge.ts"

/** Names an order by the id of any of its versions, by its number, or by the id of a version of a charge of it. */
export type OrderAddress =
  | { readonly by: "id"; readonly id: OrderId }
  | { readonly by: "number"; readonly number: string }
  | { readonly by: "charge"; readonly id: OrderChargeId }

/** A version of a charge with the order and product to which it belongs. */
export interface ChargeOfOrder {
  readonly charge: OrderCharge
  readonly orderProductId: OrderProductId
  readonly order: Order
}

/** The first day on which an order of a legal entity must be renewed or expires. */
export interface FirstDue {
  readonly scope: Scope
  readonly day: CalendarDate
}

/** Parts of the catalogue. */
export interface PartsOfProduct {
  readonly products: readonly ProductId[]
  readonly chargePlans: readonly ChargePlanId[]
  readonly charges: readonly ChargeId[]
}

/**
 * Stores orders with all their versions.
 *
 * Contract (`test/contract/order-store.contract.test.ts`), within the scope and the type, where one is given:
 * - `insert`, `addVersion` and `update` fail with NumberTaken when a number is in use by another order, product or
 *   charge; the caller must then give up the unit of work;
 * - `find` after `insert`, `addVersion` or `update` gives an equal order: `last` gives the last version by the id of any
 *   version, `exact` the version with the id;
 * - `lock` gives the last version by the id of any version and locks the order until the unit of work ends. Two callers
 *   that lock one order wait for each other; two orders of one account do not block each other;
 * - `addVersion` makes `after` the last version and leaves every earlier version unchanged;
 * - `removeLast` removes the last version with its bookings and gives the version before, as it was when the last
 *   version was made. A part that the last version did not touch keeps its present values;
 * - `update` writes the differences into the last version, which `lock` gave in the same unit of work, and leaves
 *   earlier versions unchanged;
 * - an order with the status Deleted cannot be found and is in no list. Nothing is kept of a Draft; of any other order
 *   its number and account are kept. Its bookings are deleted, and it uses no product;
 * - products are in the order of `productLineNumber`; all other parts are in the order of their ids, charges in that of
 *   their first version's id.
 */
export interface OrderStore {
  readonly insert: (order: Order) => Effect.Effect<void, NumberTaken | PortUnavailable>
  readonly addVersion: (before: Order, after: Order) => Effect.Effect<void, NumberTaken | PortUnavailable>
  readonly update: (before: Order, after: Order) => Effect.Effect<void, NumberTaken | PortUnavailable>
  readonly removeLast: (order: Order) => Effect.Effect<Order, PortUnavailable>
  readonly lock: (
    scope: Scope,
    address: OrderAddress,
    type?: OrderType,
  ) => Effect.Effect<Order, ResourceNotFound | PortUnavailable>
  /**
   * Finds the sales orders among some order numbers, in ascending order of number. Their last versions are locked
   * against another call of this method until the unit of work ends. The orders themselves are not locked, so that the
   * caller may already hold locks of invoices.
   */
  readonly holdSalesOrders: (
    scope: Scope,
    numbers: readonly string[],
  ) => Effect.Effect<readonly string[], PortUnavailable>
  /**
   * The last versions of the orders with these numbers that exist, locked as by `lock`, in the order of the numbers.
   */
  readonly lockAll: (scope: Scope, numbers: readonly string[]) => Effect.Effect<readonly Order[], PortUnavailable>
  /** The last versions of the orders with these numbers, without locking them. */
  readonly allOf: (scope: Scope, numbers: readonly string[]) => Effect.Effect<readonly Order[], PortUnavailable>
  /**
   * The accounts that activated orders are invoiced to and that may have something due other than Usage, by account
   * number. The cost does not grow with the number of orders that have nothing due.
   */
  readonly dueAccounts: (scope: Scope, asked: DueAccountsAsked) => Effect.Effect<readonly DueAccount[], PortUnavailable>
  /**
   * Finds and locks the orders that have one of the named parts, in the order of their numbers. Until the unit of work
   * ends nobody changes them. Other callers may hold them too, unless `alone` is given. Names that no order has are
   * ignored.
   */
  readonly holdParts: (
    scope: Scope,
    names: OrderPartNames,
    mode: "shared" | "alone",
  ) => Effect.Effect<readonly HeldOrder[], PortUnavailable>
  readonly find: (
    scope: Scope,
    address: OrderAddress,
    version: "last" | "exact",
    type?: OrderType,
  ) => Effect.Effect<Order, ResourceNotFound | PortUnavailable>
  /** The account that the last version of an order is invoiced to. */
  readonly invoiceAccountOf: (
    scope: Scope,
    id: OrderId,
    type?: OrderType,
  ) => Effect.Effect<AccountId, ResourceNotFound | PortUnavailable>
  /** All versions, oldest first. */
  readonly versions: (
    scope: Scope,
    number: string,
    type: OrderType,
  ) => Effect.Effect<readonly Order[], ResourceNotFound | PortUnavailable>
  /** The last versions; takes the fields of `subscriptionFields` or `salesOrderFields`. */
  readonly list: (
    scope: Scope,
    type: OrderType,
    request: ListRequest,
    only?: { readonly accountId: AccountId },
  ) => Effect.Effect<ListedInParts<Order, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /** All versions of all charges, up to the given version of the order, or of one product of the last version. */
  readonly listCharges: (
    scope: Scope,
    of: { readonly orderId: OrderId } | { readonly orderProductId: OrderProductId },
    request: ListRequest,
  ) => Effect.Effect<Listed<ChargeOfOrder>, FilterTooBroad | ResourceNotFound | PortUnavailable>
  readonly findCharge: (
    scope: Scope,
    id: OrderChargeId,
  ) => Effect.Effect<ChargeOfOrder, ResourceNotFound | PortUnavailable>
  /**
   * Active subscriptions that were due before `today`: their notice date has passed and they renew automatically, or
   * their term has ended. Gives at most `limit` of them, after the id `after` in the order of ids.
   */
  readonly due: (
    scope: Scope,
    what: "renewal" | "expiry",
    today: CalendarDate,
    limit: number,
    after?: OrderId,
  ) => Effect.Effect<readonly OrderId[], PortUnavailable>
  /**
   * The legal entities of all tenants in which an Active subscription falls due on or before a day, each with its first
   * such day. That is the day after the last day for notice of a subscription that renews automatically, where the
   * legal entity allows renewals, or the first day after any subscription's term. Must be called in a unit of work of
   * all tenants.
   */
  readonly firstDues: (until: CalendarDate) => Effect.Effect<readonly FirstDue[], PortUnavailable>
  /**
   * The sums over the orders of an account, without Drafts. The base amounts of each order are rounded as `inBase`
   * does.
   */
  readonly metricsOfAccount: (
    scope: Scope,
    id: AccountId,
    baseCurrency: string,
  ) => Effect.Effect<AccountMetrics, PortUnavailable>
  /** The number of one order that is not deleted and that uses one of the parts of a product in any of its versions. */
  readonly usingProduct: (scope: Scope, parts: PartsOfProduct) => Effect.Effect<string | undefined, PortUnavailable>
  /**
   * The number of one order that belongs to the account or is invoiced to it, in any of its versions. A deleted Draft
   * does not count.
   */
  readonly usingAccount: (scope: Scope, id: AccountId) => Effect.Effect<string | undefined, PortUnavailable>
}
