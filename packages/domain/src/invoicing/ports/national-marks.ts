import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Invoice } from "../invoice.ts"
import type { NationalMark } from "../national-mark.ts"

/** Reads the mark of the national system for the PDF of an invoice (contract I37). */
export interface NationalMarks {
  /**
   * `undefined` for an invoice that does not go to a national system. No other mark comes into force until the caller's
   * unit of work ends.
   */
  readonly of: (
    invoice: Pick<Invoice, "id" | "invoiceDate" | "legalEntityId" | "tenantId">,
  ) => Effect.Effect<NationalMark | undefined, PortUnavailable>
}
