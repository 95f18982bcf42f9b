import type { Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"
import type { DocumentVerdict } from "../document-rules/check-document.ts"
import type { DocumentUnreadable } from "../document-rules/unreadable.ts"
import type { Finding } from "../ubl/rules/rule.ts"
import type { WrittenDocument } from "./ubl-writer.ts"

export interface PreflightOptions {
  /** Switches the national rules on. */
  readonly national: boolean
  /** The calendar date where the seller is, `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * Builds and checks documents as `preflight` does. One of thousands of lines holds no other work up, and no tenant's documents
 * those of the others. Fails with `PortUnavailable` when too many long ones of the tenant wait.
 */
export interface DocumentCheck {
  readonly preflight: (
    tenantId: TenantId,
    invoice: PostedInvoice,
    options: PreflightOptions,
  ) => Effect.Effect<Result.Result<WrittenDocument, readonly Finding[]>, PortUnavailable>
  /** Reads a document that somebody sent and checks it as `checkDocument` does (contract E46, E47). */
  readonly verdict: (
    tenantId: TenantId,
    bytes: Uint8Array,
  ) => Effect.Effect<DocumentVerdict, DocumentUnreadable | PortUnavailable>
}
