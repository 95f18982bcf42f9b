import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { RateImportId, RecoveryId, TenantId } from "../ids.ts"

/** Every background job but the delivery of webhooks, by queue name. Workers and senders share this one list. */
export interface Jobs {
  /** Send failed deliveries of a webhook again, as many as were asked for. */
  readonly "webhooks-recover": { readonly tenantId: TenantId; readonly recoveryId: RecoveryId }
  /** Every night: what has to be made ahead of time and what has expired. */
  readonly housekeeping: Readonly<Record<string, never>>
  /** Exchange rates are due from every provider that is switched on. */
  readonly "rates-due": Readonly<Record<string, never>>
  /** Exchange rates were asked for. */
  readonly "rates-import": { readonly tenantId: TenantId; readonly importId: RateImportId }
}
export type JobName = keyof Jobs

/** Background work. `enqueue` joins the running unit of work, so a job exists only if its cause was committed. */
export interface JobQueue {
  readonly enqueue: <N extends JobName>(name: N, data: Jobs[N]) => Effect.Effect<void, PortUnavailable>
}
