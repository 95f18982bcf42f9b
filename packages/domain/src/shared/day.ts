import { DateTime } from "effect"
import { addDays, type CalendarDate, parseCalendarDate, startOf } from "./calendar-date.ts"
import type { Timestamp } from "./timestamp.ts"

const atMidnight = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:00)?$/

/** Reads `yyyy-MM-dd`, also as a date-time at midnight (decisions A2); `undefined` when there is no such day. */
export const parseDate = (text: string): CalendarDate | undefined => parseCalendarDate(text.replace(atMidnight, ""))

export const endOfMonth = (date: CalendarDate): CalendarDate => {
  const nextMonth = addDays(`${date.slice(0, 8)}28` as CalendarDate, 4)
  return addDays(nextMonth, -Number(nextMonth.slice(8)))
}

/** From the one day to the other. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (startOf(to) - startOf(from)) / 86_400_000

/** The day it is at a moment in a time zone (IANA name); that of a legal entity decides what its today is (decisions F). */
export const dateIn = (timeZone: string, at: Timestamp): CalendarDate =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(at, { timeZone })) as CalendarDate
