import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { previousBusinessDay } from "../shared/polish-business-days.ts"

/** A rate of a published table: units of the base currency for one unit of a currency. */
export interface TaxRate {
  readonly source: "nbp"
  /** The bank's number of the table, such as `226/A/NBP/2026`. */
  readonly tableNumber: string
  /** The day of the table. */
  readonly date: CalendarDate
  readonly rate: Decimal
}

/**
 * The day of the table whose rate converts VAT: the last business day in Poland before a tax point. An older table is
 * never used (art. 31a of the Polish VAT act; contract R30).
 */
export const taxTableDate = (taxPoint: CalendarDate): CalendarDate => previousBusinessDay(taxPoint)

/**
 * The day before which a rate is searched: the day on which tax becomes due, or the date of an invoice that was made
 * earlier (art. 31a of the Polish VAT act).
 */
export const taxPointOf = ({
  invoiceDate,
  deliveryDate,
}: {
  readonly invoiceDate: CalendarDate
  readonly deliveryDate?: CalendarDate
}): CalendarDate => (deliveryDate !== undefined && deliveryDate < invoiceDate ? deliveryDate : invoiceDate)
