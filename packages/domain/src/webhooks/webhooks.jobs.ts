import type { RecoveryId, TenantId } from "../shared/ids.ts"

interface RecoveryKey {
  readonly tenantId: TenantId
  readonly recoveryId: RecoveryId
}

/** Background jobs of webhooks; attempts of deliveries have a queue of their own. */
export interface WebhooksJobs {
  /**
   * Sends failed deliveries of a webhook again, or events that it missed. `transactions` are those of
   * `MissedEvents.transactions`.
   */
  readonly "webhooks-recover": RecoveryKey & { readonly transactions?: readonly string[] }
  /** Counts the outcomes of a recovery's deliveries, and withdraws those of a cancelled one. */
  readonly "webhooks-settle-recovery": RecoveryKey
}
