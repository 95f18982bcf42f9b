import type { AccountUses } from "@svc/domain/customers/ports/account-uses"
import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { QuoteStore } from "@svc/domain/quotes/ports/quote-store"
import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { UsageStore } from "@svc/domain/usage/ports/usage-store"
import { Effect } from "effect"

/** Documents that use accounts: orders, quotes, usage, invoices and payments. */
export const makeAccountUses = (
  quotes: QuoteStore,
  orders: OrderStore,
  usage: UsageStore,
  invoices: InvoiceStore,
  payments: PaymentStore,
): AccountUses => ({
  find: Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
    const order = yield* orders.usingAccount(scope, id)
    if (order !== undefined) return { kind: "order", number: order } as const
    const quote = yield* quotes.usingAccount(scope, id)
    if (quote !== undefined) return { kind: "quote", number: quote } as const
    if (yield* usage.usesAccount(scope, id)) return { kind: "usage" } as const
    const invoice = yield* invoices.usingAccount(scope, id)
    if (invoice !== undefined) return { kind: "invoice", ...invoice } as const
    return (yield* payments.usesAccount(scope, id)) ? ({ kind: "payment" } as const) : undefined
  }),
})
