import { Result, Schema } from "effect"
import { type NationalNumber, parseNationalNumber } from "./national-number.ts"
import type { Nip } from "./nip.ts"

/**
 * Why an acknowledgement is not (yet) one for an invoice; the entry stays Submitted with this reason (contract E29,
 * E32, E33, E34).
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
 * The largest and deepest file that is read (contract E32); one file may acknowledge 10,000 documents, which are some 5
 * MB.
 */
export const acknowledgementLimits = { bytes: 16 * 1024 * 1024, depth: 64 }

/** The data of one document in an acknowledgement; members that the acknowledgement leaves out are absent. */
export interface AcknowledgedDocument {
  readonly sellerNip?: string
  readonly invoiceNumber?: string
  readonly nationalNumber?: string
  /** The issue date of the invoice, as the file has it. */
  readonly issueDate?: string
  /** When the document reached the national system, as the file has it. */
  readonly sentAt?: string
  /** When the national system gave the number, as the file has it. */
  readonly acceptedAt?: string
  /** Base64 SHA-256 of the document the national system keeps. */
  readonly documentHash?: string
  /** `Online` or `Offline`; since v4-3. */
  readonly mode?: string
}

/** The data of a whole acknowledgement; members that it leaves out are absent. */
export interface AcknowledgementHeader {
  /** The authority that took the documents in. */
  readonly receivedBy?: string
  /** The reference of the session in which the documents came. */
  readonly session?: string
  /** On whose behalf they came, as `Nip`, `IdWewnetrzny`, `IdZlozonyVatUE` or `IdDostawcyUslugPeppol`. */
  readonly contextKind?: string
  readonly contextId?: string
  /** The token that opened the session, or else the hash of the document that did. */
  readonly tokenReference?: string
  readonly authenticationHash?: string
  /** The schema of the national documents, and the code of their form. */
  readonly structure?: string
  readonly formCode?: string
}

/** The invoice whose document is looked for. */
export interface WantedDocument {
  readonly sellerNip: Nip
  readonly invoiceNumber: string
}

/**
 * The documents of an acknowledgement seen so far, as counts and the one that matched; its size does not grow with
 * their number.
 */
export interface Match {
  readonly documents: number
  readonly matching: number
  readonly found?: AcknowledgedDocument
}

export const nothingSeen: Match = { documents: 0, matching: 0 }

/** Adds one more document to what was seen. */
export const see = (match: Match, document: AcknowledgedDocument, wanted: WantedDocument): Match =>
  document.sellerNip === wanted.sellerNip && document.invoiceNumber === wanted.invoiceNumber
    ? { documents: match.documents + 1, matching: match.matching + 1, found: match.found ?? document }
    : { ...match, documents: match.documents + 1 }

export interface Acknowledgement extends NationalNumber {
  readonly document: AcknowledgedDocument
  /** How many documents the file acknowledges. */
  readonly documents: number
}

/**
 * The one document of an acknowledgement that is for the invoice (contract E33, E34). The first one is not enough: a
 * session's file may hold two of one seller and number, and then nobody can say which.
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
