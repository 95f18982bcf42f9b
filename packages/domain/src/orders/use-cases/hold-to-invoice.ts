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

/** What invoicing needs of orders, in its unit of work: the account is held first, then the order (contract V21). */
export const makeHoldToInvoice = ({ orders, chargedThrough }: HoldToInvoicePorts) => ({
  invoiceAccountOf: (scope: Scope, id: OrderId) => orders.invoiceAccountOf(scope, id),

  /** The last version of an order, whichever version is named, held; a draft cannot be invoiced (contract S5). */
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

  /** Accounts of which something may be due (contract B9). */
  dueAccounts: (scope: Scope, asked: DueAccountsAsked) => orders.dueAccounts(scope, asked),

  /** The last versions of the orders with these numbers that can be invoiced, held, in the order of the numbers. */
  holdAllToInvoice: (scope: Scope, numbers: readonly string[]) =>
    Effect.map(orders.lockAll(scope, numbers), (found) => found.filter(({ status }) => canBeInvoiced(status))),

  /** The last versions of the orders with these numbers, as they are now and held by nobody. */
  allOf: (scope: Scope, numbers: readonly string[]) => orders.allOf(scope, numbers),

  /** Holds an order by its number; absent when it is not there any more. */
  holdByNumber: (scope: Scope, number: string) =>
    Effect.asVoid(orders.lock(scope, { by: "number", number })).pipe(
      Effect.catchTag("ResourceNotFound", () => Effect.void),
    ),

  setChargedThrough: chargedThrough.set,
  giveBackCharged: chargedThrough.giveBack,
})
