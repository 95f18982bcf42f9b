import type { HousekeepingStore } from "@svc/domain/shared/ports/housekeeping-store"
import { keptFrom } from "@svc/domain/webhooks/retention"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

const port = "HousekeepingStore"

export const makePostgresHousekeepingStore = (db: Db): HousekeepingStore => ({
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
      const at = new Date(now)
      const minuteAgo = new Date(now - 60_000)
      const deletions = [
        q.deleteFrom("idempotency_keys").where(sql<boolean>`expires_at <= ${at}`),
        q.deleteFrom("refresh_tokens").where(sql<boolean>`expires_at <= ${at}`),
        q.deleteFrom("webhook_recoveries").where(sql<boolean>`created_at < ${new Date(keptFrom(now))}`),
        q.deleteFrom("notifications").where(sql<boolean>`created_at < ${new Date(keptFrom(now))}`),
        q.deleteFrom("notification_turns").where(sql<boolean>`raised_at < ${new Date(keptFrom(now))}`),
        q.deleteFrom("sign_in_failures").where(sql<boolean>`failed_at <= ${minuteAgo}`),
      ]
      let deleted = 0n
      for (const deletion of deletions) deleted += (await deletion.executeTakeFirst()).numDeletedRows
      return Number(deleted)
    }),
})
