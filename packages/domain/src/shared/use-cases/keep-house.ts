import { Effect } from "effect"
import type { HousekeepingStore } from "../ports/housekeeping-store.ts"
import { allTenants, type UnitOfWork } from "../ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "../timestamp.ts"

export interface KeepHouseDeps {
  readonly store: HousekeepingStore
  readonly unitOfWork: UnitOfWork
}

const day = 24 * 60 * 60
/** Partitions are made for a week ahead, so that a worker that is down for days harms nothing. */
const daysAhead = 7

/** Makes the partitions of the coming days and deletes what has expired. */
export const makeKeepHouse = ({ store, unitOfWork }: KeepHouseDeps) =>
  Effect.fn("shared.keepHouse")(function* (now: Timestamp) {
    // Apart, so that one that fails does not undo the other.
    const daysMade = yield* unitOfWork.atomically(
      allTenants,
      store.makePartitions(secondsAfter(now, -day), secondsAfter(now, daysAhead * day)),
    )
    const rowsDeleted = yield* unitOfWork.atomically(allTenants, store.deleteExpired(now))
    return { daysMade, rowsDeleted }
  })
export type KeepHouse = ReturnType<typeof makeKeepHouse>
