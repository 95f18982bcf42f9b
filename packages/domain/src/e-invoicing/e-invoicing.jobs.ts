import type { EInvoiceEntryId, EInvoiceReceptionId, InvoiceId, TenantId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"

/** Background jobs of national e-invoices. */
export interface EInvoicingJobs {
  /** Submits a posted invoice to the national system if it has to go there. */
  readonly "einvoices-invoice-posted": Scope & { readonly invoiceId: InvoiceId }
  /** Sends an entry, or finds out what became of it. */
  readonly "einvoices-attempt": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Looks whether a credit note's entry still has to wait for its invoice (contract E36). */
  readonly "einvoices-credited": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Reads the status of those entries of a tenant that are due (contract E26). */
  readonly "einvoices-status-polling": { readonly tenantId: TenantId }
  /** Reads one entry anew, because the provider hinted at a change of it. */
  readonly "einvoices-sync": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Tells at noon and in the evening of what has to reach the national system today (contract E49). */
  readonly "einvoices-deadlines": Readonly<Record<string, never>>
  /** Fetches the invoices of suppliers of all legal entities (contract E53). */
  readonly "einvoices-receive": Readonly<Record<string, never>>
  /** Fetches the invoices of suppliers of one legal entity, because somebody asked for it (contract E55). */
  readonly "einvoices-reception": { readonly tenantId: TenantId; readonly receptionId: EInvoiceReceptionId }
  /** Compares every night what the provider lists with what is known here. */
  readonly "einvoices-reconcile": Readonly<Record<string, never>>
}
