import { DateTime, Option, Schema } from "effect"
import type { Timestamp } from "./timestamp.ts"

/** A day of the Gregorian calendar without a zone, `2026-11-20`; texts compare as the days do. */
export const CalendarDate = Schema.String.pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type

const notation = /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:00)?)?$/

/** Reads `yyyy-MM-dd`, also as a date-time at midnight (decisions A2); `undefined` when there is no such day. */
export const parseDate = (text: string): CalendarDate | undefined => {
  const [, date = ""] = notation.exec(text) ?? []
  const day = Option.getOrUndefined(DateTime.make(date))
  // The engine takes the 31st of February for the 3rd of March; PostgreSQL knows no year 0.
  return day !== undefined && !date.startsWith("0000") && toText(day) === date ? (date as CalendarDate) : undefined
}

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  toText(DateTime.add(midnight(date), { days }))

export const endOfMonth = (date: CalendarDate): CalendarDate => toText(DateTime.endOf(midnight(date), "month"))

/** From the one day to the other. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (DateTime.toEpochMillis(midnight(to)) - DateTime.toEpochMillis(midnight(from))) / 86_400_000

/** The day it is at a moment in a time zone (IANA name); that of a legal entity decides what its today is (decisions F). */
export const dateIn = (timeZone: string, at: Timestamp): CalendarDate =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(at, { timeZone })) as CalendarDate

const midnight = (date: CalendarDate) => DateTime.makeUnsafe(date)
const toText = (day: DateTime.Utc) => DateTime.formatIsoDateUtc(day) as CalendarDate
