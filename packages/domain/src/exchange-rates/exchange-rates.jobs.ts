import type { RateImportId, TenantId } from "../shared/ids.ts"

/** Background jobs of exchange rates. */
export interface ExchangeRatesJobs {
  /** Starts the imports that are due, from every enabled provider. */
  readonly "rates-due": Readonly<Record<string, never>>
  /** Runs an import that was requested. */
  readonly "rates-import": { readonly tenantId: TenantId; readonly importId: RateImportId }
}
