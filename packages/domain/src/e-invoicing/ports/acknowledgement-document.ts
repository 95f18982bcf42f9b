import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ReadAcknowledgement } from "./acknowledgement-reader.ts"

/** An acknowledgement as people see it. */
export interface ShownAcknowledgement extends Pick<
  ReadAcknowledgement,
  "document" | "documents" | "fileHash" | "header"
> {
  readonly nationalNumber: string
  /** The name of the file that the national system signed. */
  readonly fileName: string
  /** The time when this service received the file. */
  readonly receivedAt: Timestamp
  /**
   * The page on which the national system confirms that it has the document; absent when the acknowledgement has no
   * hash of the document.
   */
  readonly verificationUrl?: string
}

/**
 * Draws an acknowledgement as a PDF for people. The same acknowledgement always gives the same bytes. Drawing blocks no
 * other work, and the documents of one tenant do not delay those of another. Contract:
 * `test/http/e-invoice-pdf.test.ts`.
 */
export interface AcknowledgementDocument {
  /** Fails with `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time. */
  readonly pdf: (tenantId: TenantId, shown: ShownAcknowledgement) => Effect.Effect<Uint8Array, PortUnavailable>
}
