import { Effect } from "effect"
import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import { toIso } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { ConnectionOptions, PgBoss } from "pg-boss"
import { withTraceparent } from "../observability/tracing.ts"
import type { Db } from "../postgres/base/database.ts"
import { preparedSql } from "../postgres/base/prepared.ts"
import { query, wakeAfterCommit } from "../postgres/base/transaction.ts"
import { inTransaction } from "./in-transaction.ts"
import { notifyChannel } from "./listen.ts"

// The queue does not update a waiting job when the same job is sent again, so this statement makes it due earlier.
const hasten = `
  with hastened as (
    update pgboss.job set start_after = coalesce($3::timestamptz, svc.queue_now())
    where name = $1 and singleton_key = $2 and state = 'created'
      and start_after > coalesce($3::timestamptz, svc.queue_now())
    returning start_after)
  select pg_notify($4, $1) from hastened where start_after <= svc.queue_now()`

type Jobs = JobQueue<Readonly<Record<string, object>>>

interface JobValues {
  readonly name: string
  readonly data: string
  readonly due: string | null
  readonly key: string | null
}

const putJob = preparedSql<JobValues, { readonly wakes: boolean }>(
  (at) => sql<{ wakes: boolean }>`
    select put_job(${at.name}::text, ${at.data}::jsonb, ${at.due}::timestamptz, ${at.key}::text) as wakes`,
)

/**
 * The queue of HTTP. It may add jobs of the tenant of its unit of work and do nothing else with them. A refusal of the
 * queue is `PortUnavailable`.
 */
export const makeOwnJobQueue = (db: Db): Jobs => ({
  enqueue: (...[name, data, { dueAt, key } = {}]) => {
    const due = dueAt === undefined ? null : toIso(dueAt)
    const put = withTraceparent((traceparent) =>
      query(db, "JobQueue", (q) =>
        putJob(q, { name, data: JSON.stringify({ ...data, traceparent }), due, key: key ?? null }),
      ),
    )
    return Effect.flatMap(put, ([row]) => (row?.wakes === true ? wakeAfterCommit(name) : Effect.void))
  },
})

/**
 * The queue of the worker and the command line, on pg-boss itself. Sends in the current transaction when there is one,
 * so that a job exists only if its cause was committed. `openBoss` is called when pg-boss is loaded; `now` is the
 * application's clock, in milliseconds.
 */
export const makePgBossJobQueue = (openBoss: () => PgBoss, now: () => number): Jobs => ({
  enqueue: (...[name, data, { dueAt, key } = {}]) => {
    const startAfter = dueAt === undefined || dueAt <= now() ? undefined : toIso(dueAt)
    const send = async (traceparent: string | undefined, options: ConnectionOptions): Promise<void> => {
      const boss = openBoss()
      const sent = await boss.send(name, traceparent === undefined ? data : { ...data, traceparent }, {
        ...options,
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
      if (sent !== null || key === undefined) return
      const { db = boss.getDb() } = options
      await db.executeSql(hasten, [name, key, startAfter ?? null, notifyChannel])
    }
    return withTraceparent((traceparent) => inTransaction("JobQueue", (options) => send(traceparent, options)))
  },
})
