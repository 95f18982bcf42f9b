import { type CalendarDate, parseDate } from "@svc/domain/shared/calendar-date"
import { Effect } from "effect"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"

/** Reads a date, or a date-time at midnight (contract Q6). */
export const readDate = (field: string, text: string): Effect.Effect<CalendarDate, InvalidRequest> => {
  const date = parseDate(text)
  return date === undefined
    ? Effect.fail(invalidRequest(field, "must be a date that exists, such as 2026-11-20"))
    : Effect.succeed(date)
}

export const readOptionalDate = (
  field: string,
  text: string | undefined,
): Effect.Effect<CalendarDate | undefined, InvalidRequest> =>
  text === undefined ? Effect.undefined : readDate(field, text)
