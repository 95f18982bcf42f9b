import { Client } from "pg"
import { until } from "../support/until.ts"

export interface Held {
  /** Resolves when another connection waits for a lock. */
  readonly untilWaitedFor: () => Promise<void>
  readonly release: () => Promise<void>
}

/** Locks rows of a table, or the whole table, in a transaction that stays open. */
export const holdTable = async (databaseUrl: string, table: string, rows?: string): Promise<Held> => {
  const client = new Client({ connectionString: databaseUrl })
  // The database may be dropped during the transaction, when a test fails
  client.on("error", () => undefined)
  await client.connect()
  await client.query("begin")
  await client.query(rows === undefined ? `lock table ${table}` : `select from ${table} where ${rows} for update`)
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()"
  return {
    untilWaitedFor: async () => {
      await until(
        async () => {
          await client.query("select pg_stat_clear_snapshot()")
          return (await client.query(waiting)).rowCount ?? 0
        },
        (count) => count > 0,
      )
    },
    release: () => client.end(),
  }
}
