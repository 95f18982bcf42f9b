import type { RecoveryId, TenantId } from "../shared/ids.ts"

interface RecoveryKey {
  readonly tenantId: TenantId
  readonly recoveryId: RecoveryId
}

/** Background jobs of webhooks; attempts of deliveries have a queue of their own. */
export interface WebhooksJobs {
  /** Sends failed deliveries of a webhook again, or what it missed; `transactions` as in `MissedEvents.transactions`. */
  readonly "webhooks-recover": RecoveryKey & { readonly transactions?: readonly string[] }
  /** Counts what has become of a recovery's deliveries, and takes back those of a cancelled one. */
  readonly "webhooks-settle-recovery": RecoveryKey
}
