import { Schema } from "effect"

/** The limits of a document that is checked. The largest that the national system accepts has 10,000 lines and 3 MB. */
export const documentLimits = { bytes: 16 * 1024 * 1024, depth: 64, elements: 400_000 }

/** The reasons why a document is not read to its end, as texts for the person who sent it. */
const texts = {
  document_doctype_forbidden: "it has a document type (DOCTYPE), which is not read",
  document_empty: "it is empty",
  document_malformed: "it is not well-formed XML to its end",
  document_not_utf8: "it is not in UTF-8",
  document_too_deep: `it has more than ${documentLimits.depth} elements within each other`,
  document_too_large: `it is larger than ${documentLimits.bytes} bytes`,
  document_too_many_elements: `it has more than ${documentLimits.elements} elements`,
  document_unknown_root: "it is neither an Invoice nor a CreditNote of UBL 2",
}
export type UnreadableReason = keyof typeof texts
const reasons = Object.keys(texts) as UnreadableReason[]

/** The document was not read to its end (contract E47). */
export class DocumentUnreadable extends Schema.TaggedError<DocumentUnreadable>()("DocumentUnreadable", {
  reason: Schema.Literals(reasons),
}) {
  override get message() {
    return `The document cannot be checked: ${texts[this.reason]}.`
  }
}
