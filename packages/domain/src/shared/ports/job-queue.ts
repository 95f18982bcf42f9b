import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { EInvoiceEntryId, InvoiceId, RateImportId, RecoveryId, TenantId } from "../ids.ts"
import type { Scope } from "../scope.ts"
import type { Timestamp } from "../timestamp.ts"

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
  /** An invoice was posted: it may have to go to the national system. */
  readonly "einvoices-invoice-posted": Scope & { readonly invoiceId: InvoiceId }
  /** An entry is to be sent, or its fate to be found out. */
  readonly "einvoices-attempt": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** `NationalEInvoiceStatusPollingJob` of specification 6.4, for the entries of a tenant that are due. */
  readonly "einvoices-status-polling": { readonly tenantId: TenantId }
  /** The provider hinted at a change of one entry. */
  readonly "einvoices-sync": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Every night: what the provider lists beside what is known here. */
  readonly "einvoices-reconcile": Readonly<Record<string, never>>
}
export type JobName = keyof Jobs

export interface JobTiming {
  /** At once when absent or past. */
  readonly dueAt?: Timestamp
  /** Of jobs with the same key in a queue only one waits, for the earliest of their times; one that is being done does not count. */
  readonly key?: string
}

/** Background work. `enqueue` joins the running unit of work, so a job exists only if its cause was committed. */
export interface JobQueue {
  readonly enqueue: <N extends JobName>(
    name: N,
    data: Jobs[N],
    timing?: JobTiming,
  ) => Effect.Effect<void, PortUnavailable>
}
