import type { EntryIn } from "./entry.ts"

/** A submission failed and somebody has to look: for the tenant's users, not for receivers. */
export interface NationalEInvoiceFailed {
  readonly _tag: "NationalEInvoiceFailed"
  readonly entry: EntryIn<"Failed">
}
