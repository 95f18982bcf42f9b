import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Invoice } from "../invoice.ts"
import type { NationalMark } from "../national-mark.ts"

/** An invoice with its mark of the national system. */
export type DrawnInvoice = Invoice & { readonly nationalMark?: NationalMark }

/**
 * Draws an invoice as a PDF for people. The same posted invoice always gives the same bytes. Drawing blocks no other
 * work, and the documents of one tenant do not delay those of another.
 */
export interface InvoiceDocument {
  /**
   * `load` reads the invoice when the tenant's turn comes, so that waiting drawings take no memory. Fails with
   * `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time.
   */
  readonly pdf: <E>(
    tenantId: TenantId,
    load: Effect.Effect<DrawnInvoice, E>,
  ) => Effect.Effect<Uint8Array, E | PortUnavailable>
}
