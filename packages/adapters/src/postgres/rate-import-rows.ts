import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import type { RateProvider } from "@svc/domain/exchange-rates/provider"
import type { RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { LegalEntityId, RateImportId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Selectable } from "kysely"
import type { Database, RateImportTable } from "./database.ts"

const present = <N extends string, A>(name: N, value: A | null) =>
  (value === null ? {} : { [name]: value }) as { readonly [K in N]?: A }
const instant = (at: Timestamp | undefined) => (at === undefined ? null : new Date(at))

export const toRateImport = (row: Selectable<RateImportTable>): RateImport => ({
  tenantId: row.tenant_id as TenantId,
  legalEntityId: row.legal_entity_id as LegalEntityId,
  id: row.id as RateImportId,
  provider: row.provider as RateProvider,
  state: row.state,
  requested: {
    ...present("from", row.requested_from as CalendarDate | null),
    ...present("to", row.requested_to as CalendarDate | null),
  },
  ...(row.window_from === null || row.window_to === null
    ? {}
    : { window: { from: row.window_from as CalendarDate, to: row.window_to as CalendarDate } }),
  addHistorical: row.add_historical,
  requestedAt: row.requested_at as Timestamp,
  ...present("startedAt", row.started_at as Timestamp | null),
  ...present("finishedAt", row.finished_at as Timestamp | null),
  attempt: row.attempt,
  ...present("leaseUntil", row.lease_until as Timestamp | null),
  currencies: row.currencies,
  done: row.done,
  created: row.created,
  conflicts: row.conflicts,
  ...present("message", row.message),
})

/** The columns that change while an import runs. */
export const changingColumns = (rateImport: RateImport) => ({
  state: rateImport.state,
  window_from: rateImport.window?.from ?? null,
  window_to: rateImport.window?.to ?? null,
  add_historical: rateImport.addHistorical,
  started_at: instant(rateImport.startedAt),
  finished_at: instant(rateImport.finishedAt),
  attempt: rateImport.attempt,
  lease_until: instant(rateImport.leaseUntil),
  currencies: rateImport.currencies,
  message: rateImport.message ?? null,
})

export const countColumns = ({ done, created, conflicts }: RateImport) => ({ done, created, conflicts })

export const toResult = (row: Selectable<Database["rate_import_results"]>): CurrencyResult => ({
  ...present("currency", row.currency),
  position: row.position,
  observations: row.observations,
  created: row.created,
  conflicts: row.conflicts,
  failures: row.failures,
})
