import type { MatchStore } from "@svc/domain/invoicing/ports/match-store"
import type { SalesOrderInvoices } from "@svc/domain/orders/ports/sales-order-invoices"
import type { Payments } from "@svc/domain/payments/payments"
import type { InvoiceWriteOffStore } from "@svc/domain/payments/ports/invoice-write-off-store"
import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import type { PaymentMethodList } from "@svc/domain/reference-data/ports/coded-list"

/** The bindings of payments and of the matches of credit notes. */
export interface PaymentsBindings {
  Payments: Payments
  PaymentMethodList: PaymentMethodList
  PaymentStore: PaymentStore
  InvoiceWriteOffStore: InvoiceWriteOffStore
  MatchStore: MatchStore
  SalesOrderInvoices: SalesOrderInvoices
}
