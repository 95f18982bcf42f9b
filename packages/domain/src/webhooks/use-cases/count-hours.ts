import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { HourCounts } from "../ports/hour-counts.ts"

export interface CountHoursPorts {
  readonly hours: HourCounts
  readonly unitOfWork: UnitOfWork
}

/**
 * Counts the deliveries of the hours that are due, tenant by tenant, and gives the number of hours that were written
 * (contract H6).
 */
export const makeCountHours = ({ hours, unitOfWork }: CountHoursPorts) =>
  Effect.fn("webhooks.countHours")(function* () {
    const now = yield* currentTime
    const due = yield* unitOfWork.atomically(allTenants, hours.due(now))
    let written = 0
    for (const [tenantId, own] of Map.groupBy(due, (each) => each.tenantId)) {
      const ids = own.map(({ webhookId }) => webhookId)
      written += yield* unitOfWork.atomically(tenantId, hours.keep(tenantId, ids, now))
    }
    return written
  })
