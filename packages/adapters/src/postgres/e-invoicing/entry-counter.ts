import { type EntryCounter, mostCounted, type Waiting } from "@svc/domain/e-invoicing/ports/entry-counts"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

interface Row {
  readonly kind: "pending" | "waitsForInvoice" | "submitted" | "heldBack" | "failed" | "unknown"
  readonly n: number
  readonly oldest: Timestamp | null
}

const none: Waiting = { count: 0 }

export const makePostgresEntryCounter = (db: Db): EntryCounter => ({
  count: ({ tenantId, legalEntityId }, now, timeZone) =>
    query(db, "EntryCounter", async (q) => {
      const ofState = (status: string) => sql`(
        select * from national_einvoice_entries e where e.tenant_id = ${tenantId} and e.legal_entity_id = ${legalEntityId}
          and e.status = ${status} order by e.id desc limit ${sql.lit(mostCounted)})`
      const { rows } = await sql<Row>`
        with found as (
          select case when e.waits_for_invoice_id is null then 'pending' else 'waitsForInvoice' end as kind, e.direction,
            e.created_at as since from ${ofState("Pending")} e
          union all
          select case when e.held_back_by is null then 'submitted' else 'heldBack' end, e.direction, e.submitted_at
          from ${ofState("Submitted")} e
          union all
          select k.kind, e.direction, e.failed_at from ${ofState("Failed")} e
          cross join lateral (values ('failed'), (case e.outcome when 'Unknown' then 'unknown' end)) as k (kind)
          where k.kind is not null and not exists (
            select from national_einvoice_entries later where later.tenant_id = ${tenantId}
              and later.invoice_id = e.invoice_id and later.direction = e.direction and later.sequence > e.sequence))
        select kind, count(*)::int as n, min(since) as oldest from found where direction = 'Sent' group by kind`.execute(
        q,
      )
      const { rows: today } = await sql<{ n: number }>`select count(*)::int as n from national_einvoice_entries
        where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and direction = 'Sent'
          and processed_at >= date_trunc('day', ${new Date(now)}::timestamptz, ${timeZone})`.execute(q)
      const of = (kind: Row["kind"]): Waiting => {
        const row = rows.find((each) => each.kind === kind)
        return row === undefined ? none : { count: row.n, ...(row.oldest === null ? {} : { oldest: row.oldest }) }
      }
      return {
        pending: of("pending"),
        waitsForInvoice: of("waitsForInvoice"),
        submitted: of("submitted"),
        heldBack: of("heldBack"),
        failed: of("failed"),
        unknown: of("unknown"),
        processedToday: today[0]!.n,
      }
    }),
})
