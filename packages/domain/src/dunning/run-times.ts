import { DateTime } from "effect"
import { addDays, type CalendarDate, dateIn, daysBetween } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { DunningCampaign } from "./campaign.ts"

/** The instant of an hour of a day in a time zone. Where the clock skips the hour, it is later by as much. */
const instantOf = (timeZone: string, day: CalendarDate, hour: number): Timestamp => {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const local = { year, month, day: date, hour }
  return DateTime.toEpochMillis(DateTime.makeZonedUnsafe(local, { timeZone, adjustForTimeZone: true })) as Timestamp
}

const someMonday = "2024-01-01" as CalendarDate
const isWorkday = (day: CalendarDate): boolean => daysBetween(someMonday, day) % 7 < 5

type Plan = Pick<DunningCampaign, "sendHour" | "onlyOnWorkdays" | "lastRunOn">

/** Whether reminders of the plan are written on a day that is not done. */
export const isDayOf = ({ lastRunOn, onlyOnWorkdays }: Omit<Plan, "sendHour">, day: CalendarDate): boolean =>
  (lastRunOn === undefined || lastRunOn < day) && (!onlyOnWorkdays || isWorkday(day))

/** The day to work through now, in the legal entity's time zone; `undefined` before its hour, after it was done, or at a weekend. */
export const dayToRun = (plan: Plan, timeZone: string, now: Timestamp): CalendarDate | undefined => {
  const today = dateIn(timeZone, now)
  if (now < instantOf(timeZone, today, plan.sendHour)) return undefined
  return isDayOf(plan, today) ? today : undefined
}

/** The next time at which to look, after now. */
export const nextLook = ({ sendHour }: Plan, timeZone: string, now: Timestamp): Timestamp => {
  const today = dateIn(timeZone, now)
  const at = instantOf(timeZone, today, sendHour)
  return at > now ? at : instantOf(timeZone, addDays(today, 1), sendHour)
}
