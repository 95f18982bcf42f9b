import type { Effect } from "effect"
import type { Address } from "../../reference-data/address.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Quote } from "../quote.ts"

/** The legal entity that makes an offer, as the document shows it. */
export interface QuoteSeller {
  readonly name: string
  readonly address: Address
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
}

/** A quote with its seller as the seller is when the document is drawn. */
export interface Offer {
  readonly quote: Quote
  readonly seller: QuoteSeller
}

/**
 * Draws a quote as a PDF for the customer. Drawing blocks no other work, and the documents of one tenant do not delay
 * those of another. Contract: `test/http/quote-document.test.ts`.
 */
export interface QuoteDocument {
  /**
   * `load` reads the quote when the tenant's turn comes, so that waiting drawings take no memory. Fails with
   * `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time.
   */
  readonly pdf: <E>(tenantId: TenantId, load: Effect.Effect<Offer, E>) => Effect.Effect<Uint8Array, E | PortUnavailable>
}
