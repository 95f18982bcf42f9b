import { DateTime } from "effect"
import { addDays, type CalendarDate, parseCalendarDate } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The national system is in this zone, wherever the legal entity is. */
const zone = "Europe/Warsaw"

/** Days off work by their dates (Polish act of 18 January 1951 on days off work, as it is since 2025). */
const fixed = ["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-24", "12-25", "12-26"]
/** Days off work behind Easter Sunday: Easter Monday and Corpus Christi; Pentecost is a Sunday. */
const behindEaster = [1, 60]

/** Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
const easterOf = (year: number): CalendarDate => {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100]
  const leaps = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + leaps + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  const two = (part: number) => String(part).padStart(2, "0")
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}` as CalendarDate
}

/** Whether Poland works on a day. */
const isBusinessDay = (day: CalendarDate): boolean => {
  const weekday = DateTime.getPartUtc(DateTime.makeUnsafe(`${day}T00:00:00Z`), "weekDay")
  if (weekday === 0 || weekday === 6 || fixed.includes(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !behindEaster.some((days) => addDays(easter, days) === day)
}

/** The first business day behind a day. */
export const nextBusinessDay = (day: CalendarDate): CalendarDate => {
  let next = addDays(day, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}

/**
 * The last second at which an invoice of a day may reach the national system: the end of the next business day (Polish
 * VAT act, art. 106nda; contract E49). `undefined` for a text that is no day.
 */
export const statutoryDeadline = (issueDate: string): Timestamp | undefined => {
  const day = parseCalendarDate(issueDate)
  if (day === undefined) return undefined
  const [year, month, date] = nextBusinessDay(day).split("-").map(Number) as [number, number, number]
  const local = { year, month, day: date, hour: 23, minute: 59, second: 59 }
  return DateTime.toEpochMillis(
    DateTime.makeZonedUnsafe(local, { timeZone: zone, adjustForTimeZone: true }),
  ) as Timestamp
}

/** How long before the end of the last day users are told of what is still on its way, in seconds: noon of that day. */
export const toldBeforeSeconds = 12 * 3600

/** A deadline as people read it: `2026-11-24 23:59`, in the zone of the national system. */
export const deadlineText = (deadline: Timestamp): string => {
  const { year, month, day, hour, minute } = DateTime.toParts(DateTime.makeZonedUnsafe(deadline, { timeZone: zone }))
  const two = (part: number) => String(part).padStart(2, "0")
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}
