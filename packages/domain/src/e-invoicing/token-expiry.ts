import { type CalendarDate, dateIn, daysBetween } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The numbers of days before the last day of a token at which administrators are warned, once each (contract E59). */
export const tokenWarningDays = [30, 7, 1] as const
export type TokenWarningDays = (typeof tokenWarningDays)[number]

/** The day in the zone of the national system, by which its tokens end. */
export const tokenDay = (now: Timestamp): CalendarDate => dateIn("Europe/Warsaw", now)

/**
 * The warning that is due on a day; `warned` is the last one that was given. When several were missed, only the last of
 * them is given. A token that has ended gets the warning of its last day.
 */
export const tokenWarning = (
  expires: CalendarDate,
  today: CalendarDate,
  warned: TokenWarningDays | undefined,
): TokenWarningDays | undefined => {
  const reached = tokenWarningDays.findLast((days) => daysBetween(today, expires) <= days)
  return reached !== undefined && (warned === undefined || reached < warned) ? reached : undefined
}
