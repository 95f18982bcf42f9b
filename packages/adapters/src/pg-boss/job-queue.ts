import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import { toIso } from "@svc/domain/shared/timestamp"
import type { ConnectionOptions, PgBoss } from "pg-boss"
import { inTransaction } from "./in-transaction.ts"
import { notifyChannel } from "./listen.ts"

// The queue keeps a job that waits as it is, so this statement makes it due earlier.
const hasten = `
  with hastened as (
    update pgboss.job set start_after = coalesce($3::timestamptz, svc.queue_now())
    where name = $1 and singleton_key = $2 and state = 'created'
      and start_after > coalesce($3::timestamptz, svc.queue_now())
    returning start_after)
  select pg_notify($4, $1) from hastened where start_after <= svc.queue_now()`

/**
 * Sends in the current transaction when there is one, so a job exists only if its cause was committed. `now` is the
 * application's clock, in milliseconds.
 */
export const makePgBossJobQueue = (boss: PgBoss, now: () => number): JobQueue<Readonly<Record<string, object>>> => ({
  enqueue: (...[name, data, { dueAt, key } = {}]) => {
    const startAfter = dueAt === undefined || dueAt <= now() ? undefined : toIso(dueAt)
    const send = async (options: ConnectionOptions): Promise<void> => {
      const sent = await boss.send(name, data, {
        ...options,
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
      if (sent !== null || key === undefined) return
      const { db = boss.getDb() } = options
      await db.executeSql(hasten, [name, key, startAfter ?? null, notifyChannel])
    }
    return inTransaction("JobQueue", send)
  },
})
