import type { PeriodRevenue } from "@svc/domain/ledger/ports/period-obstacles"
import { type CalendarDate, endOfMonth } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "PeriodRevenue"

const open = ({ tenantId, legalEntityId }: Scope) =>
  sql`from revenue_schedule_items i
    where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.journal_id is null`

/** Reads open items only: a recognised item has a voucher in its month, which the ledger itself checks. */
export const makePostgresPeriodRevenue = (db: Db): PeriodRevenue => ({
  unrecognised: (scope, through) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ n: string }>`select count(*) as n ${open(scope)} and i.period <= ${through}`.execute(q),
      ),
      ({ rows: [row] }) => Number(row!.n),
    ),

  months: (scope) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{
          first: CalendarDate | null
          last: CalendarDate | null
        }>`select (select min(i.period) ${open(scope)}) as first,
          (select max(i.period) ${open(scope)}) as last`.execute(q),
      ),
      ({ rows: [row] }) => (row?.first && row.last ? { from: row.first, to: endOfMonth(row.last) } : undefined),
    ),
})
