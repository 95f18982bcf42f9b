import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { withDates } from "./charge-dates.ts"
import type { OrderCharge } from "./order-charge.ts"

/** Who ends a charge: the version of the order, and when. */
export interface Ending {
  readonly version: number
  readonly now: Timestamp
}

/**
 * A charge that ends before a day (contract S9, S19). One that ended before stays the same object, as does a OneOff that
 * was due before the day; a charge that has not begun by then becomes empty, and one without a start is never billed.
 */
export const endCharge = (charge: OrderCharge, day: CalendarDate, { version, now }: Ending): OrderCharge => {
  const { start, end, chargeType } = charge
  const isOver = chargeType === "OneOff" ? start !== undefined && start < day : end !== undefined && end <= day
  if (charge.endedIn !== undefined || isOver) return charge
  const until = start === undefined || day > start ? day : start
  const dates = start === undefined ? {} : { start, end: until }
  return { ...withDates(charge, dates), endedIn: version, modifiedAt: now }
}
