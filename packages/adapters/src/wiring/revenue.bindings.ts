import type { ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { Revenue } from "@svc/domain/revenue/revenue"

/** The bindings of revenue. */
export interface RevenueBindings {
  Revenue: Revenue
  ScheduleStore: ScheduleStore
}
