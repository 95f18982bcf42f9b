import type { RecoveryId, TenantId } from "../shared/ids.ts"

/** Background jobs of webhooks; attempts of deliveries have a queue of their own. */
export interface WebhooksJobs {
  /** Sends failed deliveries of a webhook again. */
  readonly "webhooks-recover": { readonly tenantId: TenantId; readonly recoveryId: RecoveryId }
}
