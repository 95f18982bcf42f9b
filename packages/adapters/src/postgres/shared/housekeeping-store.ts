import type { HousekeepingStore } from "@svc/domain/shared/ports/housekeeping-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "HousekeepingStore"

/** Rows that expire: those whose moment in `column` is `keptSeconds` ago or more. */
export interface Expiry {
  readonly table: string
  readonly column: string
  readonly keptSeconds: number
}

/** `expiries` are those of all contexts. */
export const makePostgresHousekeepingStore = (db: Db, expiries: readonly Expiry[]): HousekeepingStore => ({
  makePartitions: (from, to) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ days: number }>`select make_partitions((${new Date(from)}::timestamptz at time zone 'UTC')::date,
          (${new Date(to)}::timestamptz at time zone 'UTC')::date) as days`.execute(q),
      ),
      ({ rows: [row] }) => row?.days ?? 0,
    ),

  deleteExpired: (now) =>
    query(db, port, async (q) => {
      let deleted = 0n
      for (const { table, column, keptSeconds } of expiries) {
        const until = new Date(now - keptSeconds * 1000)
        const { numAffectedRows = 0n } =
          await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${until}`.execute(q)
        deleted += numAffectedRows
      }
      return Number(deleted)
    }),
})
