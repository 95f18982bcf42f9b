import type { HousekeepingStore } from "@svc/domain/shared/ports/housekeeping-store"
import type { Settings } from "../../config/settings.ts"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "HousekeepingStore"

/** Rows that expire: rows whose time in `column` is at least `keptSeconds` ago. */
export interface Expiry {
  readonly table: string
  readonly column: string
  readonly keptSeconds: number
}

/** A log whose months (UTC) are dropped whole, once a month ended at least `keptSeconds` ago. */
export interface MonthlyLog {
  /** The function that drops the months that ended before a given time and returns their number. */
  readonly dropMonths: string
  readonly keptSeconds: number | ((settings: Settings) => number)
}

const secondsBefore = (now: Timestamp, seconds: number): Date => new Date(now - seconds * 1000)

/** `expiries` and `monthlyLogs` come from all contexts. */
export const makePostgresHousekeepingStore = (
  db: Db,
  expiries: readonly Expiry[],
  monthlyLogs: readonly (MonthlyLog & { readonly keptSeconds: number })[],
): HousekeepingStore => ({
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
        const until = secondsBefore(now, keptSeconds)
        const { numAffectedRows = 0n } =
          await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${until}`.execute(q)
        deleted += numAffectedRows
      }
      return Number(deleted)
    }),

  dropMonths: (now) =>
    query(db, port, async (q) => {
      let dropped = 0
      for (const { dropMonths, keptSeconds } of monthlyLogs) {
        const { rows } = await sql<{ months: number }>`select ${sql.id(dropMonths)}(${secondsBefore(now, keptSeconds)}
          ::timestamptz) as months`.execute(q)
        dropped += rows[0]!.months
      }
      return dropped
    }),
})
