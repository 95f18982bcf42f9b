import type { SimpleAccount } from "../customers/account.ts"
import type { Invoice, InvoiceStatus } from "./invoice.ts"
import { invoiceTotals } from "./invoice.ts"
import { ocrNumber } from "./ocr-number.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { given } from "../shared/given.ts"
import type { InvoiceId } from "../shared/ids.ts"

/** The members of an invoice that its settlements show. */
export interface SettledInvoice {
  readonly id: InvoiceId
  readonly account: SimpleAccount
  readonly number: string
  readonly ocrNumber?: string
  readonly status: InvoiceStatus
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  readonly buyerReference?: string
  readonly currency: string
  readonly subtotal: Decimal
  readonly tax: Decimal
  readonly total: Decimal
  readonly settled: Decimal
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

export const settledInvoiceOf = (invoice: Invoice): SettledInvoice => {
  const { subtotal, tax, total } = invoiceTotals(invoice)
  const { id, account, status, invoiceDate, dueDate, currency, settled } = invoice
  return {
    id,
    account,
    // Only posted invoices are settled, so there is a number.
    number: invoice.number!,
    status,
    invoiceDate,
    dueDate,
    currency,
    subtotal,
    tax,
    total,
    settled,
    ...given({
      ocrNumber: ocrNumber(invoice.number, invoice.type),
      buyerReference: invoice.buyerReference,
      externalERPId: invoice.externalERPId,
      externalCRMId: invoice.externalCRMId,
    }),
  }
}
