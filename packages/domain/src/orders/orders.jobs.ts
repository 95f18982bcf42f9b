import type { LegalEntityId, TenantId } from "../shared/ids.ts"

/** Background jobs of orders. */
export interface OrdersJobs {
  /** Schedules the renewals and expiries of the coming days, one job for each legal entity and night. */
  readonly "orders-nights": Readonly<Record<string, never>>
  /** Renews and expires the subscriptions of a legal entity, a quarter past midnight in its time zone (contract S18). */
  readonly "orders-renew-due": { readonly tenantId: TenantId; readonly legalEntityId: LegalEntityId }
}
