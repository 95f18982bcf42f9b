import type { EntryStatus } from "@svc/domain/e-invoicing/entry"
import type { NationalState } from "@svc/domain/invoicing/national-state"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sql } from "kysely"
import type { EntryStateCount } from "../../observability/metrics.ts"
import type { Db } from "../base/database.ts"

const day = 86_400_000

/** The status that entries of a state have. */
const statuses = {
  Pending: "Pending",
  WaitsForInvoice: "Pending",
  Submitted: "Submitted",
  HeldBack: "Submitted",
  Processed: "Processed",
  Failed: "Failed",
  Unknown: "Failed",
} as const satisfies Record<NationalState, EntryStatus>

/** The state of an entry, which has exactly one (contract E50). */
export const stateOfEntry = sql<NationalState>`case
  when status = 'Pending' and waits_for_invoice_id is not null then 'WaitsForInvoice'
  when status = 'Submitted' and held_back_by is not null then 'HeldBack'
  when status = 'Failed' and outcome = 'Unknown' then 'Unknown'
  else status end`

/** Entries of all tenants that are on their way, and those that failed within a day, by state with the age of the oldest. */
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

/** The entries of a state. A failed one counts as long as nothing was submitted for its invoice since (contract H7). */
export const inState = (state: NationalState, tenantId: TenantId) => {
  const status = statuses[state]
  const isLast = sql`not exists (select from national_einvoice_entries later where later.tenant_id = ${tenantId}
    and later.invoice_id = national_einvoice_entries.invoice_id and later.direction = national_einvoice_entries.direction
    and later.sequence > national_einvoice_entries.sequence)`
  // The status for the sake of its index.
  return sql<boolean>`(status = ${sql.lit(status)} and ${stateOfEntry} = ${sql.lit(state)}
    ${status === "Failed" ? sql`and ${isLast}` : sql``})`
}

/** The ids of the invoices whose last sent entry is in a state. */
export const invoicesInState = (state: NationalState, { tenantId, legalEntityId }: Scope) =>
  sql`select invoice_id as id from national_einvoice_entries where tenant_id = ${tenantId}
    and legal_entity_id = ${legalEntityId} and direction = 'Sent' and ${inState(state, tenantId)}`
