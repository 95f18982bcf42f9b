import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The number of days for which attempts, deliveries and payloads are kept (contract W30). */
export const retentionDays = 15

const daySeconds = 24 * 60 * 60

/** The time from which the log is certainly complete. */
export const keptFrom = (now: Timestamp): Timestamp => secondsAfter(now, -retentionDays * daySeconds)

/**
 * The start of the oldest day (UTC) that is kept, because the log is dropped by whole days (contract W30). Older
 * deliveries that expect an attempt stay; an older settled delivery is never sent again.
 */
export const oldestKeptDay = (now: Timestamp): Timestamp => {
  const kept = keptFrom(now)
  return (kept - (kept % (daySeconds * 1000))) as Timestamp
}
