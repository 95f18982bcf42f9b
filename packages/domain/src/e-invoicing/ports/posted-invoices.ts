import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"

/** Invoices and credit notes that were posted, as their documents need them: what was frozen when they were. */
export interface PostedInvoices {
  /** `undefined` for one that is unknown, another legal entity's or not posted. */
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<PostedInvoice | undefined, PortUnavailable>
  /** `Invoice.ElectronicInvoiceId` becomes the invoice's own GUID (specification 2.8), which changes it. */
  readonly setElectronicInvoiceId: (scope: Scope, id: InvoiceId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}
