import { makeFirstOpenDay } from "@svc/domain/ledger/ledger"
import { makeScheduleMissing } from "@svc/domain/revenue/revenue"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Client } from "pg"
import { makeIdSource } from "../crypto/id-source.ts"
import { openPostgres } from "../postgres/base/open.ts"
import { makePostgresUnitOfWork } from "../postgres/base/transaction.ts"
import { makePostgresPeriodStore } from "../postgres/ledger/period-store.ts"
import { makePostgresScheduleStore } from "../postgres/revenue/schedule-store.ts"

/**
 * Makes schedules for lines that were posted before schedules existed (contract D9), one legal entity at a time; a
 * finished one is removed from the list.
 */
export const scheduleMissing = async (client: Client, url: string): Promise<void> => {
  const { rows } = await client.query<Scope>(
    'select tenant_id as "tenantId", legal_entity_id as "legalEntityId" from revenue_schedules_missing order by 1, 2',
  )
  if (rows.length === 0) return
  const db = openPostgres({
    url,
    role: "svc_worker",
    maxConnections: 1,
    applicationName: "svc migrate",
    onError: () => undefined,
  })
  try {
    const schedules = makePostgresScheduleStore(db)
    const ledger = { firstOpenDay: makeFirstOpenDay(makePostgresPeriodStore(db)) }
    const unitOfWork = makePostgresUnitOfWork(db, () => undefined)
    const schedule = makeScheduleMissing({ schedules, ledger, ids: makeIdSource(Date.now), unitOfWork })
    for (const scope of rows) {
      await Effect.runPromise(schedule(scope))
      const done = "delete from revenue_schedules_missing where tenant_id = $1 and legal_entity_id = $2"
      await client.query(done, [scope.tenantId, scope.legalEntityId])
    }
  } finally {
    await db.destroy()
  }
}
