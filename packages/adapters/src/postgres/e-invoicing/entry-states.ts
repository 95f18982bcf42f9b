import type { NationalState } from "@svc/domain/invoicing/national-state"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { EntryStateCount } from "../../observability/database-metrics.ts"
import type { Db } from "../base/database.ts"

const day = 86_400_000

/**
 * The states of entries; each entry has exactly one (contract E50). The conditions use only these columns, so that
 * indexes serve them.
 */
const conditions = {
  Pending: sql`status = 'Pending' and waits_for_invoice_id is null`,
  WaitsForInvoice: sql`status = 'Pending' and waits_for_invoice_id is not null`,
  Submitted: sql`status = 'Submitted' and held_back_by is null`,
  HeldBack: sql`status = 'Submitted' and held_back_by is not null`,
  Processed: sql`status = 'Processed'`,
  Failed: sql`status = 'Failed' and outcome is distinct from 'Unknown'`,
  Unknown: sql`status = 'Failed' and outcome = 'Unknown'`,
} as const satisfies Record<NationalState, unknown>

/** The state of an entry. */
export const stateOfEntry = sql<NationalState>`case ${sql.join(
  Object.entries(conditions).map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`),
  sql` `,
)} end`

/**
 * Entries of all tenants that are in progress, and entries that failed within a day: by state, with the age of the
 * oldest.
 */
export const readEntryStates = async (db: Db, now: Timestamp): Promise<readonly EntryStateCount[]> => {
  const { rows } = await sql<EntryStateCount>`
    select s.state, count(e.since)::int as count,
      coalesce(extract(epoch from ${new Date(now)}::timestamptz - min(e.since)), 0)::float8 as "oldestSeconds"
    from (values ('Pending'), ('WaitsForInvoice'), ('Submitted'), ('HeldBack'), ('Failed'), ('Unknown')) as s (state)
    left join (
      select ${stateOfEntry} as state, created_at as since from national_einvoice_entries where status = 'Pending'
      union all
      select ${stateOfEntry}, submitted_at from national_einvoice_entries where status = 'Submitted'
      union all
      select ${stateOfEntry}, failed_at from national_einvoice_entries
      where status = 'Failed' and failed_at > ${new Date(now - day)}
    ) e on e.state = s.state
    group by s.state`.execute(db)
  return rows
}

/** The entries in a state. A failed entry counts until its invoice is submitted again (contract H7). */
export const inState = (state: NationalState, tenantId: TenantId) => {
  const isLast = sql`not exists (select from national_einvoice_entries later where later.tenant_id = ${tenantId}
    and later.invoice_id = national_einvoice_entries.invoice_id and later.direction = national_einvoice_entries.direction
    and later.sequence > national_einvoice_entries.sequence)`
  return sql<boolean>`(${conditions[state]} ${state === "Failed" || state === "Unknown" ? sql`and ${isLast}` : sql``})`
}

/** The ids of the invoices whose last outgoing entry is in a state. */
export const invoicesInState = (state: NationalState, { tenantId, legalEntityId }: Scope) =>
  sql`select invoice_id as id from national_einvoice_entries where tenant_id = ${tenantId}
    and legal_entity_id = ${legalEntityId} and direction = 'Sent' and ${inState(state, tenantId)}`
