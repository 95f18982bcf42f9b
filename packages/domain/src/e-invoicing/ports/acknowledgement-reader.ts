import type { Effect } from "effect"
import type {
  Acknowledgement,
  AcknowledgementHeader,
  AcknowledgementRefused,
  WantedDocument,
} from "../acknowledgement.ts"

/** An acknowledgement with all its data on one document. */
export interface ReadAcknowledgement extends Acknowledgement {
  readonly header: AcknowledgementHeader
  /** Base64 of the file's SHA-256. */
  readonly fileHash: string
}

/**
 * Reads an official acknowledgement (UPO) and finds a document in it (contract E32, E33).
 *
 * Contract (`test/property/e-invoicing/acknowledgement.test.ts`, `test/conformance/acknowledgement.test.ts`): every
 * refusal has a reason. Time and memory are proportional to the file's size for any content. Nothing outside the bytes
 * is read.
 */
export interface AcknowledgementReader {
  /** Whether a file has the hash that an acknowledgement names: Base64 of its SHA-256. */
  readonly isCleared: (bytes: Uint8Array, documentHash: string) => boolean
  readonly read: (
    bytes: Uint8Array,
    wanted: WantedDocument,
  ) => Effect.Effect<ReadAcknowledgement, AcknowledgementRefused>
}
