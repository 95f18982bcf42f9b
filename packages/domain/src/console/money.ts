import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"

/** The ages of overdue invoices, by the days since the due date; the last one has no end. */
export const overdueAges = [
  { from: 1, through: 30 },
  { from: 31, through: 60 },
  { from: 61, through: 90 },
  { from: 91 },
] as const satisfies readonly { readonly from: number; readonly through?: number }[]

/** A number of documents with their sum in base currency. */
export interface MoneySum {
  readonly count: number
  readonly amount: Decimal
}

/** The money of a legal entity in the month of a day, in base currency (contract H20). */
export interface Money {
  readonly today: CalendarDate
  /** Posted invoices and credit notes that are dated in the month, up to the day. */
  readonly invoiced: MoneySum
  /** The same of the month before, up to the same day of it. */
  readonly invoicedBefore: MoneySum
  readonly paid: MoneySum
  readonly paidBefore: MoneySum
  /** The open amounts of posted invoices that are overdue, for each of `overdueAges`. */
  readonly overdue: readonly MoneySum[]
}
