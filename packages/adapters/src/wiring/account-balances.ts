import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { AccountBalances } from "@svc/domain/orders/ports/account-balances"
import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import { zero } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"

/** The debts and advances of accounts, from invoices and payments. */
export const makeAccountBalances = (
  invoices: Pick<InvoiceStore, "openOf">,
  payments: Pick<PaymentStore, "advancesOf">,
): AccountBalances => ({
  balancesOf: (scope, id) =>
    Effect.zipWith(invoices.openOf(scope, id), payments.advancesOf(scope, id), (open, advances) => {
      const of = <A extends { readonly currency: string }>(amounts: readonly A[], currency: string) =>
        amounts.find((each) => each.currency === currency)
      const currencies = [...new Set([...open, ...advances].map(({ currency }) => currency))].toSorted()
      const balances = currencies.map((currency) => {
        const { open: owed = zero, openBase = zero } = of(open, currency) ?? {}
        const { advances: left = zero, advancesBase = zero } = of(advances, currency) ?? {}
        return { currency, open: owed, openBase, advances: left, advancesBase }
      })
      return {
        balances,
        ...given({
          lastInvoiced: open
            .map(({ last }) => last)
            .toSorted()
            .at(-1),
        }),
      }
    }),
})
