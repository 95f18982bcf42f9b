import { Result } from "effect"
import { type CalendarDate, endOfMonth } from "../shared/calendar-date.ts"
import { FieldsRefused } from "../shared/errors.ts"
import type { Report, ReportTime } from "./report.ts"

/** The days as the caller gives them. */
export interface TimeAsked {
  readonly From?: CalendarDate | undefined
  readonly To?: CalendarDate | undefined
  readonly Date?: CalendarDate | undefined
}

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01` as CalendarDate

/**
 * The days of a report (contract T3); by default this month and today. When only one end of a period is given, the
 * other is the end of this month or, when this month lies on the wrong side, of the month of the given end.
 */
export const timeOf = (
  { asks }: Pick<Report, "asks">,
  { From, To, Date }: TimeAsked,
  today: CalendarDate,
): Result.Result<ReportTime, FieldsRefused> => {
  if (asks === "day") {
    const foreign = Object.entries({ From, To }).filter(([, value]) => value !== undefined)
    if (foreign.length > 0) return refused(foreign, "must be left out: this report is of one day, given as `Date`")
    return Result.succeed({ date: Date ?? today })
  }
  if (Date !== undefined)
    return refused([["Date"]], "must be left out: this report is of a period, given as `From` and `To`")
  const from = From ?? firstOfMonth(To !== undefined && To < firstOfMonth(today) ? To : today)
  const to = To ?? endOfMonth(From !== undefined && From > endOfMonth(today) ? From : today)
  return to < from ? refused([["To"]], `must not be before From, ${from}`) : Result.succeed({ from, to })
}

const refused = (fields: readonly (readonly [string, ...unknown[]])[], text: string) =>
  Result.fail(new FieldsRefused({ errors: Object.fromEntries(fields.map(([name]) => [name, [text]])) }))
