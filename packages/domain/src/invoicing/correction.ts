import type { CalendarDate } from "../shared/calendar-date.ts"
import type { InvoiceId } from "../shared/ids.ts"

/** A posted invoice, as another document refers to it. */
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

/** The correction of an invoice by a document (contract I36). */
export interface Correction {
  readonly reason: string
  /** The members of the buyer that were wrong, with their right values. */
  readonly buyer?: CorrectedBuyer
  /** The invoice to which this invoice adds. A credit note names its invoice as `credited` instead. */
  readonly corrected?: InvoiceReference
}
