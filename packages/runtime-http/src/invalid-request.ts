import { Schema } from "effect"

/** The form of the request is wrong, not what it asks for. Keys are JSON paths or header names (contract Q15). */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  status: Schema.Literals([400, 413, 415]),
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
}) {}

/** The address names nothing. */
export class NothingHere extends Schema.TaggedError<NothingHere>()("NothingHere", {}) {}

/** The resource is in another state than the caller has seen (RFC 9110, section 13.1.1). */
export class ChangedMeanwhile extends Schema.TaggedError<ChangedMeanwhile>()("ChangedMeanwhile", {}) {}

/** An empty header is a slip of the client: an empty key, say, would not make two requests one. */
export const emptyHeader = (name: string) => invalidRequest(name, "must not be empty: leave the header out instead")

export const invalidRequest = (field: string, text: string, status: 400 | 413 | 415 = 400) =>
  new InvalidRequest({ status, errors: { [field]: [text] } })
