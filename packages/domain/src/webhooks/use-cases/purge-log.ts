import { Effect } from "effect"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { LogDay, LogRetention } from "../ports/log-retention.ts"
import { oldestKeptDay } from "../retention.ts"

export interface PurgeLogPorts {
  readonly retention: LogRetention
}

export interface PurgedDay extends LogDay {
  /** The number of deliveries of the day that stay because they expect an attempt. */
  readonly kept: number
  /** False when the day is not dropped: in a dry run, or when its locks were not available. */
  readonly dropped: boolean
}

/**
 * Drops attempts, payloads and settled deliveries that are older than the retention time (contract W30). Deliveries
 * that expect an attempt stay. With `dryRun`, only reports what would be dropped.
 */
export const makePurgeLog = ({ retention }: PurgeLogPorts) =>
  Effect.fn("webhooks.purgeLog")(function* (now: Timestamp, dryRun = false) {
    const before = oldestKeptDay(now)
    const days: PurgedDay[] = []
    for (const each of yield* retention.days(before)) {
      const kept = yield* retention.countKept(each.day)
      days.push({ ...each, kept, dropped: !dryRun && (yield* retention.dropDay(each.day)) })
    }
    const rowsDeleted = dryRun ? 0 : yield* retention.deleteRest(before)
    return { before, days, rowsDeleted }
  })
