import type { RateImportId, TenantId } from "../shared/ids.ts"

/** Background jobs of exchange rates. */
export interface ExchangeRatesJobs {
  /** Starts the imports that are due, from every provider that is switched on. */
  readonly "rates-due": Readonly<Record<string, never>>
  /** Runs an import that was asked for. */
  readonly "rates-import": { readonly tenantId: TenantId; readonly importId: RateImportId }
}
