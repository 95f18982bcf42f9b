import { DateTime } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Order } from "./order.ts"

/** When subscriptions are renewed and expired: a quarter past midnight in the legal entity's time zone (contract S18). */
const nightly = { hour: 0, minute: 15 } as const

/** The moment of the nightly work on a day; where that time does not exist, as much later as clocks are put forward. */
export const nightOf = (timeZone: string, day: CalendarDate): Timestamp => {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const local = { year, month, day: date, ...nightly }
  return DateTime.toEpochMillis(DateTime.makeZonedUnsafe(local, { timeZone, adjustForTimeZone: true })) as Timestamp
}

/** The first day on which something falls due by itself: a renewal, or else the end; `undefined` when nothing does. */
export const dueOn = ({
  status,
  isAutoRenewed,
  noticePeriodDate,
  end,
}: Pick<Order, "status" | "isAutoRenewed" | "noticePeriodDate" | "end">): CalendarDate | undefined => {
  if (status !== "Active") return undefined
  return isAutoRenewed && noticePeriodDate !== undefined ? addDays(noticePeriodDate, 1) : end
}
