import { sql } from "kysely"
import type { Db } from "../base/database.ts"

/**
 * Begins a new epoch of the feed when the database was restored into another cluster, whose numbers of transactions are
 * others (contract W36). Each process does so before it raises events.
 */
export const beginEventEpoch = async (db: Db): Promise<void> => {
  await sql`select begin_event_epoch()`.execute(db)
}
