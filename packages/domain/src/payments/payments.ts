import type { ListRequest } from "../listing/list-request.ts"
import type { PaymentId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import type { InvoiceWriteOffStore } from "./ports/invoice-write-off-store.ts"
import type { PaymentStore } from "./ports/payment-store.ts"
import { type BookPaymentPorts, makeBookPayment } from "./use-cases/book-payment.ts"
import { type ChangePaymentPorts, makeChangePayment } from "./use-cases/change-payment.ts"
import { type ImportStatementPorts, makeImportStatement } from "./use-cases/import-statement.ts"
import { type CreatePaymentPorts, makeCreatePayment } from "./use-cases/create-payment.ts"
import { makeRefundPayment, type RefundPaymentPorts } from "./use-cases/refund-payment.ts"
import { makeWriteOffInvoice, type WriteOffInvoicePorts } from "./use-cases/write-off-invoice.ts"

export interface PaymentsPorts
  extends
    BookPaymentPorts,
    Omit<ChangePaymentPorts, "customers" | "invoicing" | "organisation">,
    Omit<CreatePaymentPorts, "customers">,
    Omit<ImportStatementPorts, "customers">,
    Omit<RefundPaymentPorts, "customers" | "events" | "organisation">,
    Omit<WriteOffInvoicePorts, "events" | "invoicing" | "organisation"> {
  readonly customers: ChangePaymentPorts["customers"]
  readonly payments: PaymentStore
  readonly invoiceWriteOffs: InvoiceWriteOffStore
  readonly invoicing: WriteOffInvoicePorts["invoicing"] &
    BookPaymentPorts["invoicing"] &
    ChangePaymentPorts["invoicing"] &
    CreatePaymentPorts["invoicing"]
  readonly organisation: BookPaymentPorts["organisation"]
  readonly events: BookPaymentPorts["events"]
}

/** Payments of customers: the invoices that they settle, and their bookings. */
export const makePayments = (ports: PaymentsPorts) => {
  const { payments, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  const book = makeBookPayment(ports)
  return {
    ...makeCreatePayment(ports, book),
    ...makeChangePayment(ports, book),
    ...makeRefundPayment(ports, book),
    ...makeWriteOffInvoice(ports),
    import: makeImportStatement(ports),
    get: (scope: Scope, id: PaymentId) => within(scope, payments.find(scope, id)),
    list: (scope: Scope, request: ListRequest) => within(scope, payments.list(scope, request)),
  }
}
export type Payments = ReturnType<typeof makePayments>
