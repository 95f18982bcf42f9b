import { type EntryCounter, mostCounted, type Waiting } from "@svc/domain/e-invoicing/ports/entry-counts"
import type { NationalState } from "@svc/domain/invoicing/national-state"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { stateOfEntry } from "./entry-states.ts"

interface Row {
  readonly state: NationalState
  readonly n: number
  readonly oldest: Timestamp | null
}

const none: Waiting = { count: 0 }

export const makePostgresEntryCounter = (db: Db): EntryCounter => ({
  count: ({ tenantId, legalEntityId }, midnight) =>
    query(db, "EntryCounter", async (q) => {
      const ofStatus = (status: string) => sql`(
        select * from national_einvoice_entries e where e.tenant_id = ${tenantId} and e.legal_entity_id = ${legalEntityId}
          and e.status = ${status} order by e.id desc limit ${sql.lit(mostCounted)})`
      const { rows } = await sql<Row>`
        with found as (
          select ${stateOfEntry} as state, e.direction, e.created_at as since from ${ofStatus("Pending")} e
          union all
          select ${stateOfEntry}, e.direction, e.submitted_at from ${ofStatus("Submitted")} e
          union all
          select ${stateOfEntry}, e.direction, e.failed_at from ${ofStatus("Failed")} e
          where not exists (
            select from national_einvoice_entries later where later.tenant_id = ${tenantId}
              and later.invoice_id = e.invoice_id and later.direction = e.direction and later.sequence > e.sequence))
        select state, count(*)::int as n, min(since) as oldest from found where direction = 'Sent' group by state`.execute(
        q,
      )
      const { rows: today } = await sql<{ n: number }>`select count(*)::int as n from national_einvoice_entries
        where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and direction = 'Sent'
          and processed_at >= ${new Date(midnight)}`.execute(q)
      const of = (state: NationalState): Waiting => {
        const row = rows.find((each) => each.state === state)
        return row === undefined ? none : { count: row.n, ...(row.oldest === null ? {} : { oldest: row.oldest }) }
      }
      return {
        pending: of("Pending"),
        waitsForInvoice: of("WaitsForInvoice"),
        submitted: of("Submitted"),
        heldBack: of("HeldBack"),
        failed: of("Failed"),
        unknown: of("Unknown"),
        processedToday: today[0]!.n,
      }
    }),
})
