import { type Limits, limitsDefaults } from "@svc/domain/webhooks/pace"
import type { PaceStore } from "@svc/domain/webhooks/ports/pace-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { now } from "./queue-rows.ts"
import { toStored } from "./settings-rows.ts"

const port = "PaceStore"
/** Of a millisecond. */
const microseconds = 1000

interface PaceRow {
  /** Microseconds, as a text. */
  readonly next_at: string | null
  readonly open: number
  readonly settings: unknown
}

const limitsOf = (settings: unknown): Limits => ({
  ...limitsDefaults,
  ...(settings === null ? {} : toStored(settings).limits),
})

/** The ends of the requests under way, the earliest first, without those whose claims have lapsed. */
const stillOpen = sql`array(select o from unnest(p.open) o where o > ${now} order by o)`

/** `leaseSeconds` is the duration of a claim: a request whose worker has died counts as under way for so long. */
export const makePostgresPaceStore = (db: Db, leaseSeconds: number): PaceStore => ({
  lock: ({ tenantId, webhookId }) =>
    query(db, port, async (q) => {
      await sql`insert into webhook_paces (tenant_id, webhook_id) values (${tenantId}, ${webhookId})
        on conflict do nothing`.execute(q)
      const { rows } = await sql<PaceRow>`
        select p.next_at, cardinality(${stillOpen}) as open,
          (select s.settings from webhook_settings s
            where s.tenant_id = ${tenantId} and s.webhook_id = ${webhookId}) as settings
        from webhook_paces p where p.tenant_id = ${tenantId} and p.webhook_id = ${webhookId}
        for update of p`.execute(q)
      const { next_at: nextAt, open, settings } = rows[0]!
      return { limits: limitsOf(settings), open, ...(nextAt === null ? {} : { nextAt: Number(nextAt) / microseconds }) }
    }),

  save: ({ tenantId, webhookId }, { nextAt, againAt, opened }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`
          update webhook_paces p
          set next_at = ${nextAt === undefined ? null : Math.round(nextAt * microseconds)}::bigint,
            rests_until = ${againAt === undefined ? null : new Date(againAt)}::timestamptz,
            open = ${stillOpen} || array_fill(${now} + ${leaseSeconds} * interval '1 second', array[${opened}::integer])
          where p.tenant_id = ${tenantId} and p.webhook_id = ${webhookId}`.execute(q),
      ),
    ),

  // The earliest ends are taken away, whichever requests have ended: the others lapse later than the requests do.
  end: ({ tenantId, webhookId }, requests) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`
          update webhook_paces p set open = (${stillOpen})[${requests}::integer + 1:]
          where p.tenant_id = ${tenantId} and p.webhook_id = ${webhookId}`.execute(q),
      ),
    ),
})
