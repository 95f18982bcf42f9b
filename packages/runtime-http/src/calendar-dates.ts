import { type CalendarDate, parseCalendarDate } from "@svc/domain/shared/calendar-date"
import { Effect } from "effect"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"

/** Reads a date, or a date-time at midnight (decisions A2), that has the form of one. */
export const readDate = (field: string, text: string): Effect.Effect<CalendarDate, InvalidRequest> => {
  const date = parseCalendarDate(text.slice(0, 10))
  return date === undefined ? Effect.fail(invalidRequest(field, "is not a date that exists")) : Effect.succeed(date)
}

export const readOptionalDate = (
  field: string,
  text: string | undefined,
): Effect.Effect<CalendarDate | undefined, InvalidRequest> =>
  text === undefined ? Effect.undefined : readDate(field, text)
