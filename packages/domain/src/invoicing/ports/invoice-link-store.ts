import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLinkId, TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { InvoiceLink } from "../invoice-link.ts"

/**
 * Stores links to pages of invoices. Tokens are encrypted at rest, and found by their hash.
 *
 * Contract (`test/http/pay-page.test.ts`), within the scope: `of` gives the links of an invoice, newest first. `byToken`
 * gives a link of the tenant, whether it works or not.
 */
export interface InvoiceLinkStore {
  readonly insert: (link: InvoiceLink) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceLinkId) => Effect.Effect<InvoiceLink | undefined, PortUnavailable>
  readonly of: (scope: Scope, invoiceId: InvoiceId) => Effect.Effect<readonly InvoiceLink[], PortUnavailable>
  readonly byToken: (tenantId: TenantId, token: string) => Effect.Effect<InvoiceLink | undefined, PortUnavailable>
  readonly revoke: (scope: Scope, id: InvoiceLinkId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}

/** The pages of the deployment. */
export interface InvoicePages {
  /** False without TLS, unless only this machine can reach the pages: a token must not travel in the clear. */
  readonly isSafe: boolean
  readonly addressOf: (token: string) => string
}
