import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { AccountBalances } from "@svc/domain/orders/ports/account-balances"
import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import { Effect } from "effect"

/** The debts and advances of accounts, from invoices and payments. */
export const makeAccountBalances = (
  invoices: Pick<InvoiceStore, "balanceOf">,
  payments: Pick<PaymentStore, "advancesOf">,
): AccountBalances => ({
  balanceOf: (scope, id, currency) =>
    Effect.zipWith(
      invoices.balanceOf(scope, id, currency),
      payments.advancesOf(scope, id, currency),
      (open, advances) => ({
        ...open,
        ...advances,
      }),
    ),
})
