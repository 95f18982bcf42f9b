import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { FormerParties } from "../former-parties.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

/** Keeps what stood on posted invoices before their parties were renewed; it only grows. */
export interface PartiesHistory {
  /** Keeps the parties with the PDF of then, which becomes an attachment of the invoice. */
  readonly keep: (
    scope: Scope,
    former: FormerParties,
    document: InvoiceAttachment,
  ) => Effect.Effect<void, PortUnavailable>
  /** Fills in the PDF of then, where it was not drawn; a later one changes nothing. */
  readonly keepDocument: (
    scope: Scope,
    attachmentId: string,
    content: Uint8Array,
  ) => Effect.Effect<void, PortUnavailable>
  /** Oldest first. The invoice is of the scope: the caller has looked. */
  readonly of: (scope: Scope, invoiceId: InvoiceId) => Effect.Effect<readonly FormerParties[], PortUnavailable>
}
