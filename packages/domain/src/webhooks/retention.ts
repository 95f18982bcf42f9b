import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** Days that attempts are kept, and deliveries and payloads with them (contract W30). */
export const retentionDays = 15

const daySeconds = 24 * 60 * 60

/** The moment from which on the log is certainly complete. */
export const keptFrom = (now: Timestamp): Timestamp => secondsAfter(now, -retentionDays * daySeconds)

/**
 * Start of the oldest day (UTC) that is kept, because the log is dropped by whole days (contract W30). Older deliveries
 * that expect an attempt stay; an older settled one is never sent again.
 */
export const oldestKeptDay = (now: Timestamp): Timestamp => {
  const kept = keptFrom(now)
  return (kept - (kept % (daySeconds * 1000))) as Timestamp
}
