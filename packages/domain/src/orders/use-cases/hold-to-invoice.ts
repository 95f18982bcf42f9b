import { Effect } from "effect"
import type { OrderId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { DueAccountsAsked } from "../due-accounts.ts"
import type { OrderStatus } from "../order.ts"
import { refuse } from "../orders.errors.ts"
import type { ChargedThrough } from "../ports/charged-through.ts"
import type { OrderStore } from "../ports/order-store.ts"

export interface HoldToInvoicePorts {
  readonly orders: Pick<OrderStore, "allOf" | "dueAccounts" | "invoiceAccountOf" | "lock" | "lockAll">
  readonly chargedThrough: ChargedThrough
}

const canBeInvoiced = (status: OrderStatus): boolean => status !== "Draft" && status !== "OrderDraft"

/**
 * The operations of orders that invoicing calls in its unit of work. The account is locked first, then the order
 * (contract V21).
 */
export const makeHoldToInvoice = ({ orders, chargedThrough }: HoldToInvoicePorts) => ({
  invoiceAccountOf: (scope: Scope, id: OrderId) => orders.invoiceAccountOf(scope, id),

  /**
   * Locks the last version of an order, by the id of any version. Refuses a draft, which cannot be invoiced (contract
   * S5).
   */
  holdToInvoice: Effect.fnUntraced(function* (scope: Scope, id: OrderId) {
    const order = yield* orders.lock(scope, { by: "id", id })
    const { status, orderType } = order
    if (!canBeInvoiced(status))
      return yield* refuse("NotInvoiceable", {
        noun: orderType === "Subscription" ? "subscription" : "sales order",
        status,
      })
    return order
  }),

  /** Accounts that may have something due (contract B9). */
  dueAccounts: (scope: Scope, asked: DueAccountsAsked) => orders.dueAccounts(scope, asked),

  /** Locks the last versions of the orders with these numbers that can be invoiced, in the order of the numbers. */
  holdAllToInvoice: (scope: Scope, numbers: readonly string[]) =>
    Effect.map(orders.lockAll(scope, numbers), (found) => found.filter(({ status }) => canBeInvoiced(status))),

  /** The last versions of the orders with these numbers, without locking them. */
  allOf: (scope: Scope, numbers: readonly string[]) => orders.allOf(scope, numbers),

  /** Locks an order by its number. Does nothing when the order no longer exists. */
  holdByNumber: (scope: Scope, number: string) =>
    Effect.asVoid(orders.lock(scope, { by: "number", number })).pipe(
      Effect.catchTag("ResourceNotFound", () => Effect.void),
    ),

  setChargedThrough: chargedThrough.set,
  giveBackCharged: chargedThrough.giveBack,
})
