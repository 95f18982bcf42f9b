import type { Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"
import type { DocumentVerdict } from "../document-rules/check-document.ts"
import type { DocumentUnreadable } from "../document-rules/unreadable.ts"
import type { Finding } from "../ubl/rules/rule.ts"
import type { WrittenDocument } from "./ubl-writer.ts"

export interface PreflightOptions {
  /** Whether the national rules apply. */
  readonly national: boolean
  /** The calendar date at the seller's place, `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * Builds and checks documents as `preflight` does. A document of thousands of lines blocks no other work, and the
 * documents of one tenant do not delay those of another. Fails with `PortUnavailable` when too many long documents of
 * the tenant wait.
 */
export interface DocumentCheck {
  readonly preflight: (
    tenantId: TenantId,
    invoice: PostedInvoice,
    options: PreflightOptions,
  ) => Effect.Effect<Result.Result<WrittenDocument, readonly Finding[]>, PortUnavailable>
  /** Reads a document that somebody sent, and checks it as `checkDocument` does (contract E46, E47). */
  readonly verdict: (
    tenantId: TenantId,
    bytes: Uint8Array,
  ) => Effect.Effect<DocumentVerdict, DocumentUnreadable | PortUnavailable>
}
