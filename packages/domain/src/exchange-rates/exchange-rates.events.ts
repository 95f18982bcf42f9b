import type { RateImport } from "./rate-import.ts"

/** An import of exchange rates failed. The tenant's users are notified, receivers are not. */
export interface RateImportFailed {
  readonly _tag: "RateImportFailed"
  readonly rateImport: RateImport
}
