import type { CalendarDate } from "../shared/calendar-date.ts"
import type { InvoiceId } from "../shared/ids.ts"

/** The posted invoice that another document is about. */
export interface InvoiceReference {
  readonly id: InvoiceId
  readonly number: string
  readonly invoiceDate: CalendarDate
}

/** Members of the buyer that a correction sets. */
export interface CorrectedBuyer {
  readonly name?: string
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
  readonly electronicInvoiceAddress?: string
  readonly electronicInvoiceAddressScheme?: string
}

/** Why a document corrects an invoice (contract I36). */
export interface Correction {
  readonly reason: string
  /** The buyer, where he was wrong. */
  readonly buyer?: CorrectedBuyer
  /** Of an invoice that adds to another one: that one. Of a credit note it is `credited`. */
  readonly corrected?: InvoiceReference
}
