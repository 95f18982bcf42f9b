import { DateTime } from "effect"
import { parseCalendarDate } from "../shared/calendar-date.ts"
import { nextBusinessDay } from "../shared/polish-business-days.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The time zone of the national system, which applies to all legal entities. */
const zone = "Europe/Warsaw"

/**
 * The last second at which an invoice of a day may reach the national system: the end of the next business day (Polish
 * VAT act, art. 106nda; contract E49). `undefined` for a text that is no date.
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

/** The seconds before a deadline at which users are notified of unfinished entries: noon of the last day. */
export const toldBeforeSeconds = 12 * 3600

/** A deadline for people, such as `2026-11-24 23:59`, in the zone of the national system. */
export const deadlineText = (deadline: Timestamp): string => {
  const { year, month, day, hour, minute } = DateTime.toParts(DateTime.makeZonedUnsafe(deadline, { timeZone: zone }))
  const two = (part: number) => String(part).padStart(2, "0")
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}
