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

/** A version of a charge with what it belongs to. */
export interface ChargeOfOrder {
  readonly charge: OrderCharge
  readonly orderProductId: OrderProductId
  readonly order: Order
}

/** The first day on which something falls due in a legal entity. */
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
 * Keeps orders with all their versions.
 *
 * Contract (`test/contract/order-store.contract.test.ts`), within the scope and the type, where one is given:
 * - `insert`, `addVersion` and `update` fail with NumberTaken when another order, product or charge has a number of theirs;
 *   the unit of work has to be given up then;
 * - `find` after `insert`, `addVersion` or `update` gives back an equal order; `last` whichever version is named, `exact`
 *   the very version that an id names;
 * - `lock` gives the last version, whichever is named, and holds the order until the unit of work ends: two who lock one
 *   order wait for each other, two orders of one account do not;
 * - `addVersion` makes `after` the last version and keeps every version before as it was;
 * - `removeLast` takes the last version away, with its bookings, and gives the one before, equal to what it was when the
 *   last one was made; of a part that the last version did not touch it is what is known of it now;
 * - `update` writes into the last version, which `lock` gave in the same unit of work, what differs, and leaves the
 *   versions before as they were;
 * - an order with the status Deleted is found by nobody and is in no list: a Draft leaves nothing behind, any other its
 *   number and its account. Its bookings go too, and it uses no product;
 * - products are in the order of `productLineNumber`, all other parts in the order of their ids, charges by that of their
 *   first version.
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
   * Those of some numbers that are of sales orders, in their order. Their last versions are held against another call of this
   * until the unit of work ends; the orders themselves are not, so that a caller may hold invoices already.
   */
  readonly holdSalesOrders: (
    scope: Scope,
    numbers: readonly string[],
  ) => Effect.Effect<readonly string[], PortUnavailable>
  /** The last versions of the orders with these numbers that are there, held as by `lock`, in the order of the numbers. */
  readonly lockAll: (scope: Scope, numbers: readonly string[]) => Effect.Effect<readonly Order[], PortUnavailable>
  /** The same without holding them. */
  readonly allOf: (scope: Scope, numbers: readonly string[]) => Effect.Effect<readonly Order[], PortUnavailable>
  /**
   * The accounts, by their numbers, that activated orders are invoiced to of which something that is not Usage may be due;
   * what is asked costs no more where nothing is due of very many others.
   */
  readonly dueAccounts: (scope: Scope, asked: DueAccountsAsked) => Effect.Effect<readonly DueAccount[], PortUnavailable>
  /**
   * The orders that have one of the named parts, in the order of their numbers, which is also the order in which they are
   * held: until the unit of work ends nobody changes them. Others may hold them too, unless they are held `alone`.
   * Nothing is said of names that nobody has.
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
  /** Oldest first. */
  readonly versions: (
    scope: Scope,
    number: string,
    type: OrderType,
  ) => Effect.Effect<readonly Order[], ResourceNotFound | PortUnavailable>
  /** The last versions, with the fields `subscriptionFields` or `salesOrderFields`. */
  readonly list: (
    scope: Scope,
    type: OrderType,
    request: ListRequest,
    only?: { readonly accountId: AccountId },
  ) => Effect.Effect<ListedInParts<Order, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /** All versions of all charges up to that version of the order, or of one product of the last version. */
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
   * Active subscriptions of which something is due before `today`: notice was possible until a day before and they renew
   * themselves, or the first day behind their term has come; at most `limit`, behind `after` in the order of their ids.
   */
  readonly due: (
    scope: Scope,
    what: "renewal" | "expiry",
    today: CalendarDate,
    limit: number,
    after?: OrderId,
  ) => Effect.Effect<readonly OrderId[], PortUnavailable>
  /**
   * Of all tenants the legal entities in which an Active subscription falls due on a day or before, each with the first day:
   * the day after the last one for notice of one that renews itself, where the legal entity lets it, or the first day behind
   * the term of any. Asked in a unit of work of all tenants.
   */
  readonly firstDues: (until: CalendarDate) => Effect.Effect<readonly FirstDue[], PortUnavailable>
  /** The sums over the orders of an account, without Drafts; each order's base amounts are rounded as `inBase` does. */
  readonly metricsOfAccount: (
    scope: Scope,
    id: AccountId,
    baseCurrency: string,
  ) => Effect.Effect<AccountMetrics, PortUnavailable>
  /** The number of one order that is not deleted and that has, in any version, one of the parts of a product. */
  readonly usingProduct: (scope: Scope, parts: PartsOfProduct) => Effect.Effect<string | undefined, PortUnavailable>
  /** The number of one order whose account it is, or that is invoiced to it, in any version; a deleted Draft is none. */
  readonly usingAccount: (scope: Scope, id: AccountId) => Effect.Effect<string | undefined, PortUnavailable>
}
