import type { Effect } from "effect"
import type {
  Acknowledgement,
  AcknowledgementHeader,
  AcknowledgementRefused,
  WantedDocument,
} from "../acknowledgement.ts"

/** An acknowledgement with all that it says of one document. */
export interface ReadAcknowledgement extends Acknowledgement {
  readonly header: AcknowledgementHeader
  /** Base64 of the file's SHA-256. */
  readonly fileHash: string
}

/**
 * Reads an official acknowledgement (UPO) and finds the document that is wanted (contract E32, E33).
 *
 * Contract (`test/property/e-invoicing/acknowledgement.test.ts`, `test/conformance/acknowledgement.test.ts`): every
 * refusal has its reason; time and memory do not grow beyond the file's size, whatever is in it; nothing outside the
 * bytes is ever read.
 */
export interface AcknowledgementReader {
  /** Whether a file is the one whose hash an acknowledgement names: Base64 of its SHA-256. */
  readonly isCleared: (bytes: Uint8Array, documentHash: string) => boolean
  readonly read: (
    bytes: Uint8Array,
    wanted: WantedDocument,
  ) => Effect.Effect<ReadAcknowledgement, AcknowledgementRefused>
}
