import type { EventId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type FeedFilter, type FeedPosition, mostFeedBytes, noId } from "@svc/domain/webhooks/feed"
import type { EventFeed, FeedNews, FeedPage } from "@svc/domain/webhooks/ports/event-feed"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { textArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "EventFeed"

/** How many events the reading of a page examines at most, whether they match or not. */
const readAtOnce = 1_000

/** Where the event `e` is in the order of the feed. */
const place = sql`(e.epoch, e.xid, e.id)`
export const behind = ({ epoch, xid, id }: FeedPosition): RawBuilder<boolean> =>
  sql<boolean>`${place} > (${epoch}::smallint, ${xid}::xid8, ${id}::uuid)`

/** The oldest transaction that may still commit events. All transactions before it have ended. */
const open = sql`((select current_event_epoch()), (select pg_snapshot_xmin(pg_current_snapshot())))`
export const served = sql<boolean>`(e.epoch, e.xid) < ${open}`

export const matching = (
  { legalEntityId }: Scope,
  { tags, accountId }: FeedFilter,
): RawBuilder<boolean> => sql<boolean>`
  not e.is_test
  and ${tags === undefined ? sql`true` : sql`e.tag = any(${textArray([...tags])}::text[])`}
  and ${accountId === undefined ? sql`true` : sql`e.search_keys @> array[search_key(${legalEntityId}::uuid, ${accountId}::text)]`}`

interface PlaceRow {
  readonly epoch: number
  readonly xid: string
  readonly id: EventId
  readonly raised_at: Timestamp
}
interface EventRow extends PlaceRow {
  readonly tag: string
  /** Null in a row that only shows how far the page has read. */
  readonly envelope: string | null
  /** The number of events that were read, and of those among them that match. */
  readonly seen: number
  readonly matched: number
}

const toPosition = ({ epoch, xid, id, raised_at: at }: PlaceRow): FeedPosition => ({ epoch, xid, id, at })

export const makePostgresEventFeed = (db: Db): EventFeed => ({
  end: (now) =>
    Effect.map(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql<{ epoch: number; xid: string }>`
            select current_event_epoch() as epoch, pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
        ),
      ),
      (rows) => ({ ...rows[0]!, id: noId, at: now }),
    ),

  isAhead: ({ epoch, xid }) =>
    Effect.map(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql<{ ahead: boolean }>`
            select (${epoch}::smallint, ${xid}::xid8) > (current_event_epoch(), pg_snapshot_xmax(pg_current_snapshot())) as ahead`,
        ),
      ),
      (rows) => rows[0]!.ahead,
    ),

  page: (scope, filter, after, limit, now) =>
    Effect.map(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql<EventRow>`
          with read as materialized (
            select e.epoch, e.xid, e.id, e.tag, e.raised_at, octet_length(e.envelope) as size, ${matching(scope, filter)} as matches
            from events e
            where e.tenant_id = ${scope.tenantId} and e.legal_entity_id = ${scope.legalEntityId}
              and ${behind(after)} and ${served}
            order by e.epoch, e.xid, e.id limit ${sql.lit(readAtOnce)}),
          numbered as (
            select r.*, count(*) over () as seen, count(*) filter (where matches) over () as matched,
              row_number() over (partition by matches order by epoch, xid, id) as number,
              sum(size) over (partition by matches order by epoch, xid, id) as bytes,
              row_number() over (order by epoch desc, xid desc, id desc) as backwards
            from read r),
          chosen as (
            select n.*, matches and number <= ${limit} and (number = 1 or bytes <= ${sql.lit(mostFeedBytes)}) as fits from numbered n)
          select s.epoch, s.xid::text as xid, s.id, s.raised_at, s.tag, s.seen::int as seen, s.matched::int as matched,
            case when s.fits then (
              select o.envelope from events o where o.tenant_id = ${scope.tenantId} and o.id = s.id) end as envelope
          from chosen s where s.fits or s.backwards = 1 order by s.epoch, s.xid, s.id`,
        ),
      ),
      (rows) => toPage(rows, after, now),
    ),

  news: (scope, after) =>
    Effect.map(
      query(db, port, (q) => {
        const mine = sql`e.tenant_id = ${scope.tenantId} and e.legal_entity_id = ${scope.legalEntityId}`
        return runPrepared(
          q,
          sql<{ head: readonly [number, string, string] | null; held: Timestamp | null }>`
          select
            (select json_build_array(e.epoch, e.xid::text, e.id) from events e
              where ${mine} and not e.is_test and ${behind(after)} and ${served}
              order by e.epoch desc, e.xid desc, e.id desc limit 1) as head,
            (select e.raised_at from events e
              where ${mine} and not e.is_test and (e.epoch, e.xid) >= ${open}
              order by e.epoch, e.xid, e.id limit 1) as held`,
        )
      }),
      (rows): FeedNews => {
        const { head, held } = rows[0]!
        return {
          ...(head === null ? {} : { head: { epoch: head[0], xid: head[1], id: head[2], at: after.at } }),
          ...(held === null ? {} : { heldSince: held }),
        }
      },
    ),
})

/**
 * A page with the events of the rows. The next page begins after the last of them, or after everything that was read
 * when the page has all that match.
 */
const toPage = (rows: readonly EventRow[], after: FeedPosition, now: Timestamp): FeedPage => {
  const events = rows.flatMap((row) =>
    row.envelope === null ? [] : [{ id: row.id, tag: row.tag, envelope: row.envelope, position: toPosition(row) }],
  )
  const furthest = rows.at(-1)
  if (furthest === undefined) return { events, last: { ...after, at: now }, caughtUp: true }
  const isCut = events.length < furthest.matched
  const caughtUp = !isCut && furthest.seen < readAtOnce
  const last = toPosition(isCut ? rows[events.length - 1]! : furthest)
  return { events, last: caughtUp ? { ...last, at: now } : last, caughtUp }
}
