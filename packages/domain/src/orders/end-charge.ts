import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { withDates } from "./charge-dates.ts"
import type { OrderCharge } from "./order-charge.ts"

/** The version of the order that ends a charge, and the time of that. */
export interface Ending {
  readonly version: number
  readonly now: Timestamp
}

/**
 * The charge with its end before a day (contract S9, S19). A charge that ended earlier, or a OneOff that was due
 * earlier, stays the same object. A charge that has not begun by then becomes empty; a charge without a start is never
 * billed.
 */
export const endCharge = (charge: OrderCharge, day: CalendarDate, { version, now }: Ending): OrderCharge => {
  const { start, end, chargeType } = charge
  const isOver = chargeType === "OneOff" ? start !== undefined && start < day : end !== undefined && end <= day
  if (charge.endedIn !== undefined || isOver) return charge
  const until = start === undefined || day > start ? day : start
  const dates = start === undefined ? {} : { start, end: until }
  return { ...withDates(charge, dates), endedIn: version, modifiedAt: now }
}
