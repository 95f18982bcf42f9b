import { Effect } from "effect"
import { type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"

/** Reads a date of a request; gives the default when the request has none. */
export const readDate = (
  field: string,
  text: string | null | undefined,
  otherwise: CalendarDate,
): Effect.Effect<CalendarDate, FieldsRefused> => {
  if (text === undefined || text === null) return Effect.succeed(otherwise)
  const date = parseDate(text)
  return date === undefined
    ? Effect.fail(fieldRefused(field, "must be a date such as 2026-11-20"))
    : Effect.succeed(date)
}
