import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { FormerParties } from "../former-parties.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

/** Stores the parties that posted invoices showed before they were renewed. Entries are never removed. */
export interface PartiesHistory {
  /** Stores the parties with the PDF that showed them, which becomes an attachment of the invoice. */
  readonly keep: (
    scope: Scope,
    former: FormerParties,
    document: InvoiceAttachment,
  ) => Effect.Effect<void, PortUnavailable>
  /** Stores the PDF of former parties when none was drawn before; otherwise changes nothing. */
  readonly keepDocument: (
    scope: Scope,
    attachmentId: string,
    content: Uint8Array,
  ) => Effect.Effect<void, PortUnavailable>
  /** The former parties, oldest first. The caller must have checked that the invoice belongs to the scope. */
  readonly of: (scope: Scope, invoiceId: InvoiceId) => Effect.Effect<readonly FormerParties[], PortUnavailable>
}
