import type { Effect } from "effect"
import type { Acknowledgement, AcknowledgementRefused, WantedDocument } from "../acknowledgement.ts"

/**
 * Reads an official acknowledgement (UPO) and finds the document that is wanted (contract E32, E33).
 *
 * Contract (`test/property/e-invoicing/acknowledgement.test.ts`, `test/conformance/acknowledgement.test.ts`): every
 * refusal has its reason; time and memory do not grow beyond the file's size, whatever is in it; nothing outside the
 * bytes is ever read.
 */
export interface AcknowledgementReader {
  readonly read: (bytes: Uint8Array, wanted: WantedDocument) => Effect.Effect<Acknowledgement, AcknowledgementRefused>
}
