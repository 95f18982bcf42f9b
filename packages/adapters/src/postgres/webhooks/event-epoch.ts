import { sql } from "kysely"
import type { Db } from "../base/database.ts"

/**
 * Begins a new epoch of the feed after the database was restored into another cluster, which counts transactions anew
 * (contract W36). Each process calls this before it raises events.
 */
export const beginEventEpoch = async (db: Db): Promise<void> => {
  await sql`select begin_event_epoch()`.execute(db)
}
