import { sql } from "kysely"
import type { QueueState } from "../observability/database-metrics.ts"
import type { Db } from "../postgres/base/database.ts"
import { laneQueues } from "./queues.ts"

/**
 * Counts the jobs of the named queues and the attempts of every lane. `now` is the application's clock, in
 * milliseconds.
 */
export const readQueueState = async (
  db: Db,
  queues: readonly string[],
  now: number,
): Promise<readonly QueueState[]> => {
  const at = new Date(now)
  const { rows } = await sql<{
    name: string
    waiting: string
    scheduled: string
    active: string
    oldest: number | null
  }>`
    select name, waiting, scheduled, active, extract(epoch from ${at}::timestamptz - oldest)::float as oldest
    from count_jobs(${at})
    union all
    select case lane when 'first' then ${laneQueues.first} else ${laneQueues.retry} end, waiting, scheduled, active,
      extract(epoch from ${at}::timestamptz - oldest)::float
    from count_delivery_queue(${at})`.execute(db)
  return [...Object.values(laneQueues), ...queues].map((name) => {
    const row = rows.find((each) => each.name === name)
    return {
      queue: name,
      waiting: Number(row?.waiting ?? 0),
      scheduled: Number(row?.scheduled ?? 0),
      active: Number(row?.active ?? 0),
      oldestSeconds: row?.oldest ?? 0,
    }
  })
}

/** Work that has to be done before the clock may move on. */
export interface DueWork {
  /** Queues and lanes with a due job that nobody has taken. */
  readonly queues: readonly string[]
  /** True while deliveries that could be sent now wait outside the queue. */
  readonly isCongested: boolean
  /** True when no job and no attempt is taken or due, and none is about to enter the queue. */
  readonly isQuiet: boolean
}

/** Reads the work that is due or taken at `now`, in milliseconds. */
export const readDueWork = async (db: Db, now: number): Promise<DueWork> => {
  const at = new Date(now)
  const { rows } = await sql<{ queue: string | null; due: boolean }>`
    select name as queue, bool_or(state < 'active') as due from pgboss.job
    where state = 'active' or (state < 'active' and not blocked and start_after <= ${at}) group by name
    union all
    select distinct case lane when 'first' then ${laneQueues.first} else ${laneQueues.retry} end, true
    from delivery_queue where due_at <= ${at}
    union all
    (select null, true
      from webhooks w
      left join parked_deliveries p on p.tenant_id = w.tenant_id and p.webhook_id = w.id
      left join webhook_settings s on s.tenant_id = w.tenant_id and s.webhook_id = w.id
      left join webhook_paces c on c.tenant_id = w.tenant_id and c.webhook_id = w.id
      where w.congested and w.status = 'Enabled' and w.deleted_at is null
        and (w.waits_until is null or w.waits_until <= ${at} or p.asked_for)
        and (not coalesce(s.settings ? 'limits', false)
          or p.delivery_id is not null and (c.rests_until is null or c.rests_until <= ${at}))
      limit 1)`.execute(db)
  return {
    queues: rows.flatMap(({ queue, due }) => (queue !== null && due ? [queue] : [])),
    isCongested: rows.some(({ queue }) => queue === null),
    isQuiet: rows.length === 0,
  }
}

/** The queues among these that have a due job which nobody has taken. */
export const readDueQueues = async (db: Db, queues: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${sql.val([...queues])}::text[]) queue where exists (
      select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= queue_now())`.execute(
    db,
  )
  return rows.map(({ queue }) => queue)
}

/** The time at which the next job or attempt after `now` is due, in milliseconds. */
export const nextJobDue = async (db: Db, now: number): Promise<number | undefined> => {
  const { rows } = await sql<{ due: number | null }>`
    select least(
      (select min(start_after) from pgboss.job where state < 'active' and start_after > ${new Date(now)}),
      (select min(due_at) from delivery_queue where due_at > ${new Date(now)}),
      (select min(p.rests_until) from webhook_paces p where p.rests_until > ${new Date(now)} and exists (
        select from parked_deliveries d where d.tenant_id = p.tenant_id and d.webhook_id = p.webhook_id)),
      (select min(waits_until) from webhooks where congested and waits_until > ${new Date(now)})) as due`.execute(db)
  return rows[0]?.due ?? undefined
}
