import { Effect } from "effect"
import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import { toIso } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { ConnectionOptions, PgBoss } from "pg-boss"
import { withTraceparent } from "../observability/tracing.ts"
import type { Db } from "../postgres/base/database.ts"
import { arrayBatchSize, inBatches } from "../postgres/base/in-batches.ts"
import { preparedSql } from "../postgres/base/prepared.ts"
import { query, wakeAfterCommit } from "../postgres/base/transaction.ts"
import { inTransaction } from "./in-transaction.ts"
import { notifyChannel } from "./listen.ts"

// The queue does not update waiting jobs when the same jobs are sent again, so this statement makes them due earlier.
const hasten = `
  with hastened as (
    update pgboss.job set start_after = coalesce($3::timestamptz, svc.queue_now())
    where name = $1 and singleton_key = any($2) and state = 'created'
      and start_after > coalesce($3::timestamptz, svc.queue_now())
    returning start_after)
  select pg_notify($4, $1) from hastened where start_after <= svc.queue_now() limit 1`

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
export const makeOwnJobQueue = (db: Db): Jobs => {
  const enqueue: Jobs["enqueue"] = (...[name, data, { dueAt, key } = {}]) => {
    const due = dueAt === undefined ? null : toIso(dueAt)
    const put = withTraceparent((traceparent) =>
      query(db, "JobQueue", (q) =>
        putJob(q, { name, data: JSON.stringify({ ...data, traceparent }), due, key: key ?? null }),
      ),
    )
    return Effect.flatMap(put, ([row]) => (row?.wakes === true ? wakeAfterCommit(name) : Effect.void))
  }
  return {
    enqueue,
    enqueueAll: (name, jobs) =>
      Effect.forEach(jobs, ({ data, key }) => enqueue(name, data, { key }), { discard: true }),
  }
}

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
      await db.executeSql(hasten, [name, [key], startAfter ?? null, notifyChannel])
    }
    return withTraceparent((traceparent) => inTransaction("JobQueue", (options) => send(traceparent, options)))
  },
  enqueueAll: (name, jobs) =>
    inBatches(
      jobs,
      (batch) =>
        withTraceparent((traceparent) =>
          inTransaction("JobQueue", async (options) => {
            const boss = openBoss()
            const rows = batch.map(({ data, key }) => ({
              data: traceparent === undefined ? data : { ...data, traceparent },
              singletonKey: key,
            }))
            await boss.insert(name, rows, options)
            const { db = boss.getDb() } = options
            await db.executeSql(hasten, [name, batch.map(({ key }) => key), null, notifyChannel])
          }),
        ),
      arrayBatchSize,
    ),
})
