import { DateTime } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Order } from "./order.ts"

/**
 * The local time at which subscriptions are renewed and expired: a quarter past midnight in the legal entity's time
 * zone (contract S18).
 */
const nightly = { hour: 0, minute: 15 } as const

/**
 * The instant of the nightly work on a day. Where the clock skips that local time, the instant is later by as much as
 * the clock skips.
 */
export const nightOf = (timeZone: string, day: CalendarDate): Timestamp => {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const local = { year, month, day: date, ...nightly }
  return DateTime.toEpochMillis(DateTime.makeZonedUnsafe(local, { timeZone, adjustForTimeZone: true })) as Timestamp
}

/**
 * The first day on which something happens to the order by itself: its renewal, or else its end; `undefined` when
 * neither will.
 */
export const dueOn = ({
  status,
  isAutoRenewed,
  noticePeriodDate,
  end,
}: Pick<Order, "status" | "isAutoRenewed" | "noticePeriodDate" | "end">): CalendarDate | undefined => {
  if (status !== "Active") return undefined
  return isAutoRenewed && noticePeriodDate !== undefined ? addDays(noticePeriodDate, 1) : end
}
