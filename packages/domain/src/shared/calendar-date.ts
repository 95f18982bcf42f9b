import { DateTime, Schema } from "effect"
import type { Timestamp } from "./timestamp.ts"

/** A day of the Gregorian calendar without a zone, `yyyy-MM-dd`; days compare as their texts do. */
export const CalendarDate = Schema.String.pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number): number =>
  daysOfMonth[month - 1]! + (month === 2 && isLeap(year) ? 1 : 0)

/** Reads `yyyy-MM-dd`; `undefined` when it is written otherwise or when there is no such day. */
export const parseCalendarDate = (text: string): CalendarDate | undefined => {
  const [matched, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const exists =
    matched !== undefined &&
    Number(year) >= 1 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= lengthOf(Number(year), Number(month))
  return exists ? (text as CalendarDate) : undefined
}

/** The day of a moment in UTC. */
export const dateOf = (at: Timestamp): CalendarDate =>
  DateTime.formatIsoDateUtc(DateTime.makeUnsafe(at)) as CalendarDate

/** The first moment of a day in UTC. */
export const startOf = (date: CalendarDate): Timestamp =>
  DateTime.toEpochMillis(DateTime.makeUnsafe(`${date}T00:00:00Z`)) as Timestamp

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOf((startOf(date) + days * 86_400_000) as Timestamp)

/** The same day so many months later or, when negative, earlier; clamped to the end of the month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const day = Math.min(Number(date.slice(8)), lengthOf(year, month))
  const two = (part: number) => String(part).padStart(2, "0")
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}` as CalendarDate
}
