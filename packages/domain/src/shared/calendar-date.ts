import { DateTime, Schema } from "effect"
import { fromIso, type Timestamp, toIso } from "./timestamp.ts"

/** A day of the Gregorian calendar without a time zone, `yyyy-MM-dd`. Days compare like their texts. */
export const CalendarDate = Schema.String.pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number): number =>
  daysOfMonth[month - 1]! + (month === 2 && isLeap(year) ? 1 : 0)

/** Reads `yyyy-MM-dd`; `undefined` for another notation or a day that does not exist. */
export const parseCalendarDate = (text: string): CalendarDate | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
  return exists ? (text as CalendarDate) : undefined
}

const atMidnight = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/

/** Reads `yyyy-MM-dd`, also as a date-time at midnight (contract Q6); `undefined` for a day that does not exist. */
export const parseDate = (text: string): CalendarDate | undefined => parseCalendarDate(text.replace(atMidnight, ""))

/** The day of a time in UTC. */
export const dateOf = (at: Timestamp): CalendarDate => toIso(at).slice(0, 10) as CalendarDate

/**
 * The day of a time in a time zone (IANA name). Today, for a legal entity, is the day in its time zone (contract M9).
 */
export const dateIn = (timeZone: string, at: Timestamp): CalendarDate =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(at, { timeZone })) as CalendarDate

/** The time at which the day of a given time began in a time zone (IANA name). */
export const midnightIn = (timeZone: string, at: Timestamp): Timestamp =>
  DateTime.toEpochMillis(DateTime.startOf(DateTime.makeZonedUnsafe(at, { timeZone }), "day")) as Timestamp

/** The start of a day in UTC. */
export const startOf = (date: CalendarDate): Timestamp => fromIso(`${date}T00:00:00Z`)

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOf((startOf(date) + days * 86_400_000) as Timestamp)

export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (startOf(to) - startOf(from)) / 86_400_000

/**
 * The same day a number of months later or, when negative, earlier; at most the last day of that month (contract M10).
 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const day = Math.min(Number(date.slice(8)), lengthOf(year, month))
  const two = (part: number) => String(part).padStart(2, "0")
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}` as CalendarDate
}

export const endOfMonth = (date: CalendarDate): CalendarDate =>
  `${date.slice(0, 8)}${lengthOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}` as CalendarDate

/**
 * The number of months between the months of two days, ignoring the days themselves: 1 from 31 January to 1 February.
 */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
