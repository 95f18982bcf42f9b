import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import type { RateProvider } from "@svc/domain/exchange-rates/provider"
import type { RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Selectable } from "kysely"
import type { Tables } from "../base/tables.gen.ts"

const present = <N extends string, A>(name: N, value: A | null) =>
  (value === null ? {} : { [name]: value }) as { readonly [K in N]?: A }
const instant = (at: Timestamp | undefined) => (at === undefined ? null : new Date(at))

export const toRateImport = (row: Selectable<Tables["rate_imports"]>): RateImport => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  id: row.id,
  provider: row.provider as RateProvider,
  state: row.state,
  requested: {
    ...present("from", row.requested_from),
    ...present("to", row.requested_to),
  },
  ...(row.window_from === null || row.window_to === null
    ? {}
    : { window: { from: row.window_from, to: row.window_to } }),
  addHistorical: row.add_historical,
  requestedAt: row.requested_at,
  ...present("startedAt", row.started_at),
  ...present("finishedAt", row.finished_at),
  attempt: row.attempt,
  ...present("leaseUntil", row.lease_until),
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

export const toResult = (row: Selectable<Tables["rate_import_results"]>): CurrencyResult => ({
  ...present("currency", row.currency),
  position: row.position,
  observations: row.observations,
  created: row.created,
  conflicts: row.conflicts,
  failures: row.failures,
  warnings: row.warnings,
})
