import type { ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { Revenue } from "@svc/domain/revenue/revenue"

/** What revenue binds. */
export interface RevenueBindings {
  Revenue: Revenue
  ScheduleStore: ScheduleStore
}
