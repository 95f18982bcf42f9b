import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { previousBusinessDay } from "../shared/polish-business-days.ts"

/** A rate of a published table: units of the base currency for one unit of a currency. */
export interface TaxRate {
  readonly source: "nbp"
  /** The table's own number: `226/A/NBP/2026`. */
  readonly tableNumber: string
  /** The day of the table. */
  readonly date: CalendarDate
  readonly rate: Decimal
}

/**
 * The day of the table that VAT is converted at: the last business day in Poland before a tax point. An older table is never
 * used (art. 31a of the Polish VAT act; contract R30).
 */
export const taxTableDate = (taxPoint: CalendarDate): CalendarDate => previousBusinessDay(taxPoint)

/**
 * The day that a rate is looked for before: that on which tax becomes due, or that of an invoice that was made before it
 * (art. 31a of the Polish VAT act).
 */
export const taxPointOf = ({
  invoiceDate,
  deliveryDate,
}: {
  readonly invoiceDate: CalendarDate
  readonly deliveryDate?: CalendarDate
}): CalendarDate => (deliveryDate !== undefined && deliveryDate < invoiceDate ? deliveryDate : invoiceDate)
