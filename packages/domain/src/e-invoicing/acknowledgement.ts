import { Result, Schema } from "effect"
import { type NationalNumber, parseNationalNumber } from "./national-number.ts"
import type { Nip } from "./nip.ts"

/** Why an acknowledgement is not (yet) one for an invoice; the entry stays Submitted with it (decisions E5). */
export const acknowledgementReasons = [
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

/** Limits of decisions E5; one file may acknowledge 10,000 documents, which are some 5 MB. */
export const acknowledgementLimits = { bytes: 16 * 1024 * 1024, depth: 64 }

/** What an acknowledgement says of one document; what it does not say is absent. */
export interface AcknowledgedDocument {
  readonly sellerNip?: string
  readonly invoiceNumber?: string
  readonly nationalNumber?: string
  /** When the national system gave the number, as it wrote it. */
  readonly acceptedAt?: string
  /** Base64 SHA-256 of the document the national system keeps. */
  readonly documentHash?: string
  /** `Online` or `Offline`; since v4-3. */
  readonly mode?: string
}

/** Whose invoice is looked for. */
export interface WantedDocument {
  readonly sellerNip: Nip
  readonly invoiceNumber: string
}

/** What was seen of an acknowledgement so far; it does not grow with the number of documents. */
export interface Match {
  readonly documents: number
  readonly matching: number
  readonly found?: AcknowledgedDocument
}

export const nothingSeen: Match = { documents: 0, matching: 0 }

/** Takes one more document into account. */
export const see = (match: Match, document: AcknowledgedDocument, wanted: WantedDocument): Match =>
  document.sellerNip === wanted.sellerNip && document.invoiceNumber === wanted.invoiceNumber
    ? { documents: match.documents + 1, matching: match.matching + 1, found: match.found ?? document }
    : { ...match, documents: match.documents + 1 }

export interface Acknowledgement extends NationalNumber {
  readonly document: AcknowledgedDocument
}

/**
 * The one document of an acknowledgement that is for the invoice (decisions E5, E6). Not the first: a session's file may
 * hold two of one seller and number, and then nobody can say which.
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
  }))
}
