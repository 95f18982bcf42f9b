import { Effect } from "effect"
import type { HousekeepingStore } from "./ports/housekeeping-store.ts"
import { allTenants, type UnitOfWork } from "./ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "./timestamp.ts"

export interface KeepHouseDeps {
  readonly store: HousekeepingStore
  readonly unitOfWork: UnitOfWork
}

const day = 24 * 60 * 60
/** The number of days for which partitions are made ahead, so that a worker may be down for days without harm. */
const daysAhead = 7

/** Makes the partitions of the coming days, and deletes and drops what has expired. */
export const makeKeepHouse = ({ store, unitOfWork }: KeepHouseDeps) =>
  Effect.fn("shared.keepHouse")(function* (now: Timestamp) {
    // Each step is a unit of work of its own, so that a failure of one does not undo the others.
    const daysMade = yield* unitOfWork.atomically(
      allTenants,
      store.makePartitions(secondsAfter(now, -day), secondsAfter(now, daysAhead * day)),
    )
    const rowsDeleted = yield* unitOfWork.atomically(allTenants, store.deleteExpired(now))
    const monthsDropped = yield* unitOfWork.atomically(allTenants, store.dropMonths(now))
    return { daysMade, rowsDeleted, monthsDropped }
  })
export type KeepHouse = ReturnType<typeof makeKeepHouse>
