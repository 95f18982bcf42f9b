import { Effect, Schema } from "effect"
import type { ActionRefused } from "./refusals.ts"

/** A driven port could not be reached or answered out of contract. The cause is for logs only. */
export class PortUnavailable extends Schema.TaggedError<PortUnavailable>()("PortUnavailable", {
  port: Schema.String,
  cause: Schema.Defect(),
}) {}

/** Input that is well-formed but breaks a rule. Keys are the JSON paths of the fields (contract Q15). */
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

/** What `work` refuses of fields, under the paths that `rename` gives; another error stays as it is. */
export const refusedUnder =
  (rename: (errors: FieldsRefused["errors"]) => FieldsRefused["errors"]) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.mapError(work, (error) =>
      // The same kind of error, so that the type stays what it was.
      error instanceof FieldsRefused ? (new FieldsRefused({ errors: rename(error.errors) }) as E) : error,
    )

/** As `refusedUnder`, with `rename` for one path. */
export const fieldsRefusedAs = (rename: (field: string) => string) =>
  refusedUnder((errors) => Object.fromEntries(Object.entries(errors).map(([field, texts]) => [rename(field), texts])))

/** Unknown, or of another tenant or legal entity: all answer alike (contract Q18). */
export class ResourceNotFound extends Schema.TaggedError<ResourceNotFound>()("ResourceNotFound", {
  noun: Schema.String,
  id: Schema.String,
}) {
  override get message() {
    return `There is no ${this.noun} ${this.id} in this legal entity.`
  }
}

/** The key came before with another request: nothing is done (contract Q31). */
export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()("IdempotencyKeyReused", {
  key: Schema.String,
}) {
  override get message() {
    return `The idempotency key '${this.key}' was used before for another request. Use a new key for a new request.`
  }
}

/** What a list is asked for takes more reading than a list is worth (contract L16). */
export class FilterTooBroad extends Schema.TaggedError<FilterTooBroad>()("FilterTooBroad", {
  /** How long a list or a report may take. */
  seconds: Schema.Finite,
  of: Schema.Literals(["list", "report"]),
}) {
  override get message() {
    if (this.of === "report")
      return `The report could not be made within ${this.seconds} seconds. Ask for a shorter period where the report has one, or add a condition to Filter. As text/csv the report is sent while it is read, so that only its first rows have to be found in that time.`
    return `The list could not be searched within ${this.seconds} seconds. Add a condition on an indexed field, or a shorter range of time.`
  }
}

/** What a client of any context can be told. */
export type SharedError =
  | ActionRefused
  | FieldsRefused
  | FilterTooBroad
  | IdempotencyKeyReused
  | PortUnavailable
  | ResourceNotFound
