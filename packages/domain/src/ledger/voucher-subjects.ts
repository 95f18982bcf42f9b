import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { AccountId, InvoiceId } from "../shared/ids.ts"
import type { BookedVoucher } from "./journal.ts"

/** The members of a voucher's invoice or credit note that vouchers show. */
export interface VoucherInvoice {
  readonly id: InvoiceId
  readonly invoiceNumber: string | undefined
  readonly status: string
  readonly notes: string | undefined
  readonly invoiceDate: CalendarDate
  readonly currency: string
  readonly subtotal: Decimal
  readonly tax: Decimal
  readonly totalAmount: Decimal
  readonly settledAmount: Decimal
  readonly taxIncluded: boolean
  readonly invoiceBatchId: string | undefined
  readonly invoiceType: string
  readonly customFields: Readonly<Record<string, unknown>>
  readonly externalERPId: string | undefined
  readonly externalCRMId: string | undefined
}

/** The members of the invoiced account that vouchers show. */
export interface VoucherAccount {
  readonly id: AccountId
  readonly accountNumber: string
  readonly accountType: string
  readonly invoiceDeliveryMethod: string
  readonly name: string
  readonly organizationNumber: string | undefined
  readonly accountsReceivable: string | undefined
  readonly currencyCode: string
  readonly taxRegistrationNumber: string | undefined
  readonly taxTemplate: string | undefined
  readonly invoiceBatchGroupId: string | undefined
  readonly customFields: Readonly<Record<string, unknown>>
  readonly externalERPId: string | undefined
  readonly externalCRMId: string | undefined
}

/** A voucher with its invoice and account. */
export interface VoucherSubjects {
  readonly voucher: BookedVoucher
  readonly invoice: VoucherInvoice | undefined
  readonly account: VoucherAccount | undefined
}
