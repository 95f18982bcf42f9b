import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** Specification 6.2 and 8: attempts are kept for so many days; deliveries and payloads with them (decisions B8). */
export const retentionDays = 15

const daySeconds = 24 * 60 * 60

/** The moment from which on the log is sure to be there. */
export const keptFrom = (now: Timestamp): Timestamp => secondsAfter(now, -retentionDays * daySeconds)

/**
 * The log is dropped by whole days (UTC): the start of the oldest day that is kept. What is older goes, but for
 * deliveries that expect an attempt; nothing older that is settled is ever sent again.
 */
export const oldestKeptDay = (now: Timestamp): Timestamp => {
  const kept = keptFrom(now)
  return (kept - (kept % (daySeconds * 1000))) as Timestamp
}
