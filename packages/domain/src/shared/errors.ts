import { Effect, Schema } from "effect"
import type { ActionRefused } from "./refusals.ts"

/** A driven port was unreachable or broke its contract. The cause is for logs only. */
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

/** Renames the paths of refused fields by `rename`; other errors do not change. */
export const refusedUnder =
  (rename: (errors: FieldsRefused["errors"]) => FieldsRefused["errors"]) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.mapError(work, (error) =>
      // The cast is safe, because the error stays a FieldsRefused.
      error instanceof FieldsRefused ? (new FieldsRefused({ errors: rename(error.errors) }) as E) : error,
    )

/** Like `refusedUnder`, with `rename` applied to each path. */
export const fieldsRefusedAs = (rename: (field: string) => string) =>
  refusedUnder((errors) => Object.fromEntries(Object.entries(errors).map(([field, texts]) => [rename(field), texts])))

/**
 * The resource is unknown, or belongs to another tenant or legal entity; the answer is the same for all (contract Q18).
 */
export class ResourceNotFound extends Schema.TaggedError<ResourceNotFound>()("ResourceNotFound", {
  noun: Schema.String,
  id: Schema.String,
}) {
  override get message() {
    return `There is no ${this.noun} ${this.id} in this legal entity.`
  }
}

/** The key was used with another request before; nothing is done (contract Q31). */
export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()("IdempotencyKeyReused", {
  key: Schema.String,
}) {
  override get message() {
    return `The idempotency key '${this.key}' was used before for another request. Use a new key for a new request.`
  }
}

/** A list or a report would take more reading than it may cost (contract L16, T9, T12). */
export class FilterTooBroad extends Schema.TaggedError<FilterTooBroad>()("FilterTooBroad", {
  /** Sentences that say what took too much, and what the caller can do. */
  text: Schema.String,
}) {
  override get message() {
    return this.text
  }
}

/** The errors that a client of any context can see. */
export type SharedError =
  | ActionRefused
  | FieldsRefused
  | FilterTooBroad
  | IdempotencyKeyReused
  | PortUnavailable
  | ResourceNotFound
