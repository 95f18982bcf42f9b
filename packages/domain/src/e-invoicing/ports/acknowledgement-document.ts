import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ReadAcknowledgement } from "./acknowledgement-reader.ts"

/** An acknowledgement as it is shown to people. */
export interface ShownAcknowledgement extends Pick<
  ReadAcknowledgement,
  "document" | "documents" | "fileHash" | "header"
> {
  readonly nationalNumber: string
  /** The name of the file that the national system signed. */
  readonly fileName: string
  /** When the file was taken in here. */
  readonly receivedAt: Timestamp
  /** Where the national system shows that it has the document; absent where the acknowledgement has no hash of it. */
  readonly verificationUrl?: string
}

/**
 * Draws an acknowledgement for people: a PDF. The same bytes for the same acknowledgement. It holds no other work up, and no
 * tenant's documents those of the others. Contract: `test/http/e-invoice-pdf.test.ts`.
 */
export interface AcknowledgementDocument {
  /** Fails with `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time. */
  readonly pdf: (tenantId: TenantId, shown: ShownAcknowledgement) => Effect.Effect<Uint8Array, PortUnavailable>
}
