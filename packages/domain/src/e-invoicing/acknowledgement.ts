import { Result, Schema } from "effect"
import { type NationalNumber, parseNationalNumber } from "./national-number.ts"
import type { Nip } from "./nip.ts"

/**
 * The reasons why an acknowledgement does not (yet) prove an invoice. The entry stays Submitted with the reason
 * (contract E29, E32, E33, E34).
 */
const acknowledgementReasons = [
  "upo_empty",
  "upo_too_large",
  "upo_not_utf8",
  "upo_doctype_forbidden",
  "upo_too_deep",
  "upo_malformed",
  "upo_unknown_root",
  "upo_no_documents",
  "upo_other_invoice",
  "upo_ambiguous",
  "upo_number_missing",
  "upo_number_malformed",
  "upo_number_other_seller",
  "upo_duplicate_field",
] as const
export type AcknowledgementReason = (typeof acknowledgementReasons)[number]

export class AcknowledgementRefused extends Schema.TaggedError<AcknowledgementRefused>()("AcknowledgementRefused", {
  reason: Schema.Literals(acknowledgementReasons),
}) {
  override get message() {
    return `The acknowledgement cannot be used: ${this.reason}.`
  }
}

/**
 * The limits of size and depth of a file that is read (contract E32). One file may acknowledge 10,000 documents, which
 * take some 5 MB.
 */
export const acknowledgementLimits = { bytes: 16 * 1024 * 1024, depth: 64 }

/** The data of one document in an acknowledgement. Absent members are absent in the acknowledgement. */
export interface AcknowledgedDocument {
  readonly sellerNip?: string
  readonly invoiceNumber?: string
  readonly nationalNumber?: string
  /** The issue date of the invoice, as the file states it. */
  readonly issueDate?: string
  /** The time when the document reached the national system, as the file states it. */
  readonly sentAt?: string
  /** The time when the national system assigned the number, as the file states it. */
  readonly acceptedAt?: string
  /** Base64 of the SHA-256 of the document that the national system stores. */
  readonly documentHash?: string
  /** `Online` or `Offline`; in files since v4-3. */
  readonly mode?: string
}

/** The data of a whole acknowledgement. Absent members are absent in the acknowledgement. */
export interface AcknowledgementHeader {
  /** The authority that received the documents. */
  readonly receivedBy?: string
  /** The reference of the session in which the documents were sent. */
  readonly session?: string
  /**
   * The company on whose behalf the documents were sent; the kind is `Nip`, `IdWewnetrzny`, `IdZlozonyVatUE` or
   * `IdDostawcyUslugPeppol`.
   */
  readonly contextKind?: string
  readonly contextId?: string
  /** The token that opened the session, or else the hash of the document that opened it. */
  readonly tokenReference?: string
  readonly authenticationHash?: string
  /** The schema of the national documents, and the code of their form. */
  readonly structure?: string
  readonly formCode?: string
}

/** The invoice whose document is searched. */
export interface WantedDocument {
  readonly sellerNip: Nip
  readonly invoiceNumber: string
}

/**
 * The documents of an acknowledgement that were read so far, as counts and the one that matched. The size does not grow
 * with their number.
 */
export interface Match {
  readonly documents: number
  readonly matching: number
  readonly found?: AcknowledgedDocument
}

export const nothingSeen: Match = { documents: 0, matching: 0 }

/** Adds one document to those that were read. */
export const see = (match: Match, document: AcknowledgedDocument, wanted: WantedDocument): Match =>
  document.sellerNip === wanted.sellerNip && document.invoiceNumber === wanted.invoiceNumber
    ? { documents: match.documents + 1, matching: match.matching + 1, found: match.found ?? document }
    : { ...match, documents: match.documents + 1 }

export interface Acknowledgement extends NationalNumber {
  readonly document: AcknowledgedDocument
  /** The number of documents that the file acknowledges. */
  readonly documents: number
}

/**
 * The only document of an acknowledgement that is for the invoice (contract E33, E34). A session's file may hold two
 * documents of one seller and number; then it is unknown which is meant, so more than one match is refused.
 */
export const concludeMatch = (
  { documents, matching, found }: Match,
  { sellerNip }: WantedDocument,
): Result.Result<Acknowledgement, AcknowledgementReason> => {
  if (documents === 0) return Result.fail("upo_no_documents")
  if (found === undefined) return Result.fail("upo_other_invoice")
  if (matching > 1) return Result.fail("upo_ambiguous")
  return Result.map(parseNationalNumber(found.nationalNumber ?? "", sellerNip), (number) => ({
    ...number,
    document: found,
    documents,
  }))
}
