import { Schema } from "effect"

/** The form of the request is wrong, as opposed to its meaning. Keys are JSON paths or header names (contract Q15). */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  status: Schema.Literals([400, 413, 415]),
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
}) {}

/** Nothing exists at the address. */
export class NothingHere extends Schema.TaggedError<NothingHere>()("NothingHere", {}) {}

/** The resource has changed since the caller read it (RFC 9110, section 13.1.1). */
export class ChangedMeanwhile extends Schema.TaggedError<ChangedMeanwhile>()("ChangedMeanwhile", {}) {}

/**
 * An empty header is a mistake of the client: an empty idempotency key, for example, would not protect a repeated
 * request.
 */
export const emptyHeader = (name: string) => invalidRequest(name, "must not be empty: omit the header instead")

export const invalidRequest = (field: string, text: string, status: 400 | 413 | 415 = 400) =>
  new InvalidRequest({ status, errors: { [field]: [text] } })
