import type { RateImport } from "./rate-import.ts"

/** An import of exchange rates ended without success: for the tenant's users, not for receivers. */
export interface RateImportFailed {
  readonly _tag: "RateImportFailed"
  readonly rateImport: RateImport
}
