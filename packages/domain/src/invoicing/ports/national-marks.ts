import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Invoice } from "../invoice.ts"
import type { NationalMark } from "../national-mark.ts"

/** Says what stands on the PDF of an invoice that goes to a national system (contract I37). */
export interface NationalMarks {
  /**
   * `undefined` for an invoice that does not go there. The caller's unit of work holds the answer: until it ends, no other
   * mark comes into force.
   */
  readonly of: (
    invoice: Pick<Invoice, "id" | "invoiceDate" | "legalEntityId" | "tenantId">,
  ) => Effect.Effect<NationalMark | undefined, PortUnavailable>
}
