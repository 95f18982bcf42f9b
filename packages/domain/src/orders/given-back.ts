import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"

/**
 * A version of a charge with the first day that is no longer invoiced; `from` is absent when nothing of it is invoiced
 * any more.
 */
export interface GivenBack {
  readonly orderChargeId: OrderChargeId
  readonly from?: CalendarDate
}
