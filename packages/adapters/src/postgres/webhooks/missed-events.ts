import type { MissedEvents, MissedRange } from "@svc/domain/webhooks/ports/missed-events"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { lowestIdBehind, lowestIdFrom } from "./delivery-rows.ts"
import { eventColumns, toEventEntry } from "./event-rows.ts"

const port = "MissedEvents"

const missed = (q: Db, { tenantId, legalEntityId, webhookId, since, until, tags }: MissedRange) =>
  q
    .selectFrom("events as e")
    .where("e.tenant_id", "=", tenantId)
    .where("e.legal_entity_id", "=", legalEntityId)
    .where(sql<boolean>`e.tag = any(${sql.val([...tags])}::text[])`)
    .where("e.is_test", "=", false)
    .where(sql<boolean>`e.raised_at >= ${new Date(since)} and e.id >= ${lowestIdFrom(since)}`)
    .where(sql<boolean>`e.raised_at < ${new Date(until)} and e.id < ${lowestIdBehind(until)}`)
    .where(
      sql<boolean>`not exists (select from webhook_deliveries d
        where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId} and d.event_id = e.id)`,
    )

/** Each transaction holds the lock of its virtual id, even before its first write; background workers have no user. */
const transactions = sql<{ id: string }>`
  select l.virtualxid as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'virtualxid' and l.granted and a.datname = current_database() and a.usesysid is not null
    and l.pid <> pg_backend_pid()`

export const makePostgresMissedEvents = (db: Db): MissedEvents => ({
  transactions: Effect.map(
    query(db, port, (q) => transactions.execute(q)),
    ({ rows }) => rows.map(({ id }) => id),
  ),

  count: (range) =>
    Effect.map(
      query(db, port, (q) =>
        missed(q, range)
          .select(({ fn }) => fn.countAll<string>().as("n"))
          .executeTakeFirstOrThrow(),
      ),
      ({ n }) => Number(n),
    ),

  next: (range, after, limit) =>
    Effect.map(
      query(db, port, async (q) => {
        // A separate statement, so that the next one sees what was written before the lock was granted.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`missed:${range.tenantId}:${range.webhookId}`}, 0))`.execute(
          q,
        )
        return missed(q, range)
          .select(eventColumns)
          .$if(after !== undefined, (some) => some.where("e.id", ">", after!))
          .orderBy("e.id")
          .limit(limit)
          .execute()
      }),
      (rows) => {
        const last = rows.length < limit ? undefined : rows.at(-1)!.id
        return { found: rows.map(toEventEntry), ...(last === undefined ? {} : { last }) }
      },
    ),
})
