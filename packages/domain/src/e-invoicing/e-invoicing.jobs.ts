import type { EInvoiceEntryId, EInvoiceReceptionId, InvoiceId, TenantId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"

/** Background jobs of national e-invoices. */
export interface EInvoicingJobs {
  /** Submits a posted invoice to the national system if it must go there. */
  readonly "einvoices-invoice-posted": Scope & { readonly invoiceId: InvoiceId }
  /** Sends an entry, or finds out the outcome of an earlier attempt. */
  readonly "einvoices-attempt": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Checks whether a credit note's entry must still wait for its invoice (contract E36). */
  readonly "einvoices-credited": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Reads the status of those entries of a tenant that are due (contract E26). */
  readonly "einvoices-status-polling": { readonly tenantId: TenantId }
  /** Reads the status of one entry, because the provider hinted at a change. */
  readonly "einvoices-sync": { readonly tenantId: TenantId; readonly entryId: EInvoiceEntryId }
  /** Reports at noon and in the evening the entries that must reach the national system today (contract E49). */
  readonly "einvoices-deadlines": Readonly<Record<string, never>>
  /** Warns every morning of tokens of the national system that end soon (contract E59). */
  readonly "einvoices-token-expiry": Readonly<Record<string, never>>
  /** Fetches the invoices of suppliers of all legal entities (contract E53). */
  readonly "einvoices-receive": Readonly<Record<string, never>>
  /** Fetches the invoices of suppliers of one legal entity, because somebody requested it (contract E55). */
  readonly "einvoices-reception": { readonly tenantId: TenantId; readonly receptionId: EInvoiceReceptionId }
  /** Compares every night the provider's list of documents with the entries. */
  readonly "einvoices-reconcile": Readonly<Record<string, never>>
}
