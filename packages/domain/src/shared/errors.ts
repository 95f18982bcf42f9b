import { Schema } from "effect"

/** A driven port could not be reached or answered out of contract. The cause is for logs only. */
export class PortUnavailable extends Schema.TaggedError<PortUnavailable>()("PortUnavailable", {
  port: Schema.String,
  cause: Schema.Defect(),
}) {}

/** Input that is well-formed but breaks a rule. Keys are the JSON paths of the fields (decisions A5). */
export class FieldsRefused extends Schema.TaggedError<FieldsRefused>()("FieldsRefused", {
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
}) {
  override get message() {
    return Object.entries(this.errors)
      .map(([field, texts]) => `${field}: ${texts.join(", ")}`)
      .join("; ")
  }
}

export const fieldRefused = (field: string, text: string) => new FieldsRefused({ errors: { [field]: [text] } })
