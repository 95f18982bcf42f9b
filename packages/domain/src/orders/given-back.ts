import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"

/** The first day of a version of a charge that is not invoiced any more; absent when nothing is. */
export interface GivenBack {
  readonly orderChargeId: OrderChargeId
  readonly from?: CalendarDate
}
