import type { ListFields } from "../listing/list-fields.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The type of a field. An instant is shown in ISO 8601. */
export type ReportFieldType = "text" | "number" | "date" | "instant" | "boolean"

/** A value of a row. Dates are texts and instants are in milliseconds. A field without a value is absent. */
export type ReportValue = string | boolean | Decimal | Timestamp

export type ReportRow = Readonly<Record<string, ReportValue | undefined>>

/** A report of the fixed list (contract T1). Its rows have its fields, in this order. */
export interface Report {
  /** The id, which is the same in every installation. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** The kind of object that a row represents. */
  readonly entityName: string
  readonly fields: Readonly<Record<string, ReportFieldType>>
  /** The fields that are not stored: rules compute them when a row is shown. */
  readonly computed?: readonly string[]
  /** The parameters of the report: `From` and `To` for a period, or `Date` for a day (contract T3). */
  readonly asks: "period" | "day"
}

/** The time of a report: the days of a period, both inclusive, or one day. */
export type ReportTime = { readonly from: CalendarDate; readonly to: CalendarDate } | { readonly date: CalendarDate }

/** The fields by which the rows of a report are filtered and ordered. */
export const fieldsOf = ({ fields }: Pick<Report, "fields">): ListFields => ({ one: fields })
