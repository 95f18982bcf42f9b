import type { ListFields } from "../listing/list-fields.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The type of a field; an instant is shown in ISO 8601. */
export type ReportFieldType = "text" | "number" | "date" | "instant" | "boolean"

/** A value of a row: a date and a text as text, an instant in milliseconds; a field without one is absent. */
export type ReportValue = string | boolean | Decimal | Timestamp

export type ReportRow = Readonly<Record<string, ReportValue | undefined>>

/** A report of the fixed list (contract T1): its rows have its fields, in this order. */
export interface Report {
  /** The same in every installation. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** What a row is of. */
  readonly entityName: string
  readonly fields: Readonly<Record<string, ReportFieldType>>
  /** The fields that nothing keeps: rules make them when a row is shown. */
  readonly computed?: readonly string[]
  /** `From` and `To`, or `Date`: what the report is asked for (contract T3). */
  readonly asks: "period" | "day"
}

/** What a report is asked for: the days of a period, both inclusive, or one day. */
export type ReportTime = { readonly from: CalendarDate; readonly to: CalendarDate } | { readonly date: CalendarDate }

/** By what the rows of a report are filtered and ordered. */
export const fieldsOf = ({ fields }: Pick<Report, "fields">): ListFields => ({ one: fields })
