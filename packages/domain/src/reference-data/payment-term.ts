import { addDays, type CalendarDate, endOfMonth } from "../shared/calendar-date.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

export const paymentTermTypes = ["NetDays", "EndOfMonthNetDays", "NetDaysEndOfMonth"] as const
export type PaymentTermType = (typeof paymentTermTypes)[number]

export interface PaymentTerm {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly termType: PaymentTermType
  readonly days: number
}

export const paymentTermFields = {
  one: { id: "uuid", name: "text", description: "text", termType: paymentTermTypes, days: "number" },
} as const satisfies ListFields

export const paymentTermKind: LookupKind = { noun: "payment term", id: "PaymentTerm-Id", keys: ["Name"] }

export const longestTermDays = 3_650

const dueDates: { readonly [T in PaymentTermType]: (from: CalendarDate, days: number) => CalendarDate } = {
  NetDays: addDays,
  /** A number of days after the end of the month of the invoice's date. */
  EndOfMonthNetDays: (from, days) => addDays(endOfMonth(from), days),
  /** The end of the month that contains the day a number of days after the invoice's date. */
  NetDaysEndOfMonth: (from, days) => endOfMonth(addDays(from, days)),
}

/** The due date of an invoice; without a term, its own date (contract C14). */
export const dueDate = (term: Pick<PaymentTerm, "termType" | "days"> | undefined, from: CalendarDate): CalendarDate =>
  term === undefined ? from : dueDates[term.termType](from, term.days)
