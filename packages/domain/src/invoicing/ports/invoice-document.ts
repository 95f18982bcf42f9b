import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Invoice } from "../invoice.ts"
import type { NationalMark } from "../national-mark.ts"

/** An invoice with what the national system has of it. */
export type DrawnInvoice = Invoice & { readonly nationalMark?: NationalMark }

/**
 * Draws an invoice for people: a PDF. The same bytes for the same posted invoice. It holds no other work up, and no
 * tenant's documents those of the others.
 */
export interface InvoiceDocument {
  /**
   * `load` gives the invoice when the tenant has its turn, so that those that wait take no memory. Fails with
   * `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time.
   */
  readonly pdf: <E>(
    tenantId: TenantId,
    load: Effect.Effect<DrawnInvoice, E>,
  ) => Effect.Effect<Uint8Array, E | PortUnavailable>
}
