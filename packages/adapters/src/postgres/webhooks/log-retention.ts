import type { LogRetention } from "@svc/domain/webhooks/ports/log-retention"
import { Clock, Duration, Effect, Schedule } from "effect"
import { DatabaseError } from "pg"
import { sql } from "kysely"
import { systemClock } from "../../clock/app-clock.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "LogRetention"

/**
 * The most deliveries that `dropDay` moves while others wait; a day that keeps more is emptied around them by
 * `deleteRest`.
 */
const mostKept = 10_000
/**
 * Pauses between attempts to get the locks. Other transactions hold them briefly in real time, also under the test
 * clock.
 */
const untilLocked = {
  until: (isDropped: boolean) => isDropped,
  times: 59,
  schedule: Schedule.min([Schedule.exponential(Duration.millis(50)), Schedule.spaced(Duration.seconds(1))]),
}
const batchSize = 5_000

/** SQLSTATE of lock not available, and of deadlock detected. */
const busy: ReadonlySet<unknown> = new Set(["55P03", "40P01"])

const ofDay = (column: string, day: string) => {
  const id = sql.ref(column)
  return sql<boolean>`${id} >= first_uuid(${`${day} 00:00:00Z`}::timestamptz)
    and ${id} < first_uuid(${`${day} 00:00:00Z`}::timestamptz + interval '1 day')`
}

/** True when the delivery `d` still expects an attempt; a delivery of a deleted webhook does not. */
const expectsAttempt = sql<boolean>`(d.state = 'Pending' or d.next_attempt_at is not null) and exists (
  select from webhooks w where w.tenant_id = d.tenant_id and w.id = d.webhook_id and w.deleted_at is null)`

export const makePostgresLogRetention = (db: Db): LogRetention => {
  const findKept = async (q: Db, day: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      select d.id from webhook_deliveries d where ${ofDay("d.id", day)} and ${expectsAttempt}`.execute(q)
    return rows.map(({ id }) => id)
  }
  /** The events of a day whose deliveries were made after midnight, or much later on request. */
  const findLateEvents = async (q: Db, day: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      select distinct d.event_id as id from webhook_deliveries d
      where ${ofDay("d.event_id", day)} and d.id >= first_uuid(${`${day} 00:00:00Z`}::timestamptz + interval '1 day')
        and d.id < first_uuid(${`${day} 00:00:00Z`}::timestamptz + interval '2 days')
      union select r.event_id from replayed_events r where ${ofDay("r.event_id", day)}`.execute(q)
    return rows.map(({ id }) => id)
  }

  const tryToDrop = async (day: string, kept: readonly string[], events: readonly string[]): Promise<boolean> => {
    try {
      await sql`select drop_log_day(${day}::date, ${sql.val([...kept])}::uuid[], ${sql.val([...events])}::uuid[])`.execute(
        db,
      )
      return true
    } catch (error) {
      if (error instanceof DatabaseError && busy.has(error.code)) return false
      throw error
    }
  }

  const deleteInBatches = async (q: Db, deletion: ReturnType<typeof sql>): Promise<number> => {
    let total = 0
    for (;;) {
      const { numAffectedRows = 0n } = await deletion.execute(q)
      total += Number(numAffectedRows)
      if (numAffectedRows < BigInt(batchSize)) return total
    }
  }

  return {
    days: (before) =>
      Effect.map(
        query(db, port, (q) =>
          sql<{ day: string; bytes: string }>`
            select to_char(to_date(right(c.relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day,
              sum(pg_total_relation_size(c.oid)) as bytes
            from pg_inherits i join pg_class c on c.oid = i.inhrelid
            where i.inhparent in ('events'::regclass, 'webhook_deliveries'::regclass, 'webhook_attempts'::regclass)
              and c.relname ~ '_[0-9]{8}$'
              and to_date(right(c.relname, 8), 'YYYYMMDD') < (${new Date(before)}::timestamptz at time zone 'UTC')::date
            group by 1 order by 1`.execute(q),
        ),
        ({ rows }) => rows.map(({ day, bytes }) => ({ day, bytes: Number(bytes) })),
      ),

    countKept: (day) =>
      Effect.map(
        query(db, port, (q) => findKept(q, day)),
        (kept) => kept.length,
      ),

    // Finds the rows to keep before it requests the locks: no delivery this old starts to expect an attempt in between.
    dropDay: Effect.fnUntraced(function* (day) {
      const kept = yield* query(db, port, () => findKept(db, day))
      if (kept.length > mostKept) return false
      const events = yield* query(db, port, () => findLateEvents(db, day))
      return yield* query(db, port, () => tryToDrop(day, kept, events)).pipe(
        Effect.repeat(untilLocked),
        Effect.provideService(Clock.Clock, systemClock.effect),
      )
    }),

    deleteRest: (before) =>
      query(db, port, async () => {
        const at = new Date(before)
        const batch = sql.lit(batchSize)
        const deletions = [
          sql`
            delete from webhook_attempts where started_at < ${at} and (tenant_id, delivery_id, number, started_at) in (
              select tenant_id, delivery_id, number, started_at from webhook_attempts
              where started_at < ${at} limit ${batch})`,
          sql`
            delete from webhook_deliveries where id < first_uuid(${at}) and (tenant_id, id) in (
              select d.tenant_id, d.id from webhook_deliveries d
              where d.id < first_uuid(${at}) and not (${expectsAttempt}) limit ${batch})`,
          sql`
            delete from parked_deliveries where (tenant_id, webhook_id, delivery_id) in (
              select p.tenant_id, p.webhook_id, p.delivery_id from parked_deliveries p
              where p.delivery_id < first_uuid(${at}) and not exists (
                select from webhook_deliveries d where d.tenant_id = p.tenant_id and d.id = p.delivery_id) limit ${batch})`,
          sql`
            delete from events where id < first_uuid(${at}) and (tenant_id, id) in (
              select e.tenant_id, e.id from events e where e.id < first_uuid(${at}) and not exists (
                select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.event_id = e.id) limit ${batch})`,
          sql`
            delete from replayed_events where event_id < first_uuid(${at}) and (tenant_id, event_id) in (
              select r.tenant_id, r.event_id from replayed_events r where r.event_id < first_uuid(${at}) and not exists (
                select from events e where e.tenant_id = r.tenant_id and e.id = r.event_id) limit ${batch})`,
        ]
        let total = 0
        for (const deletion of deletions) total += await deleteInBatches(db, deletion)
        return total
      }),
  }
}
