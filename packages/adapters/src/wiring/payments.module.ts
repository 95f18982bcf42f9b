import { makePayments } from "@svc/domain/payments/payments"
import { makePaymentChecks } from "../postgres/payments/payment-checks.ts"
import { makePostgresInvoiceWriteOffStore } from "../postgres/payments/invoice-write-off-store.ts"
import { makePostgresPaymentStore } from "../postgres/payments/payment-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Payments of customers. */
export const paymentsModule = {
  bind: (bind) => {
    provide(bind, "PaymentStore", ["Db"], makePostgresPaymentStore)
    provide(bind, "InvoiceWriteOffStore", ["Db"], makePostgresInvoiceWriteOffStore)
    provideFrom(
      bind,
      "Payments",
      {
        payments: "PaymentStore",
        invoiceWriteOffs: "InvoiceWriteOffStore",
        customers: "Customers",
        invoicing: "Invoicing",
        ledger: "Ledger",
        organisation: "Organisation",
        referenceData: "ReferenceData",
        exchangeRates: "ExchangeRates",
        events: "EventBus",
        locks: "ResourceLock",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makePayments,
    )
  },
  booksChecks: makePaymentChecks,
} satisfies ContextModule
