import { Effect, Result } from "effect"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { exampleId, isUuid } from "../shared/ids.ts"

/**
 * Names another resource in a request: by its id, by a natural key, or by an object that tells which key is used
 * (contract Q12).
 */
export type LookupKey = string | { readonly key?: string | null; readonly value?: string | null }

/** A kind of resource that can be looked up, and its keys. */
export interface LookupKind {
  /** The noun for messages, such as `account`. */
  readonly noun: string
  /** The name of its id as a key, such as `Account-Id`. */
  readonly id: string
  /** Its natural keys, in the order in which they are tried for a plain text. */
  readonly keys: readonly string[]
}

/** `Id`, or one of the natural keys. */
export interface Criterion {
  readonly key: string
  readonly value: string
}

/** The criteria of a key, one of which must match. A plain text that is a uuid is an id and nothing else. */
export const criteriaOf = (
  { id, keys }: LookupKind,
  field: string,
  wanted: LookupKey,
): Result.Result<readonly Criterion[], FieldsRefused> => {
  const { key, value } = typeof wanted === "string" ? { key: undefined, value: wanted } : wanted
  if (value === undefined || value === null || value.trim() === "")
    return Result.fail(fieldRefused(typeof wanted === "string" ? field : `${field}.value`, "must not be empty"))
  if (key === undefined || key === null)
    return Result.succeed(
      isUuid(value) ? [{ key: "Id", value: value.toLowerCase() }] : keys.map((each) => ({ key: each, value })),
    )
  const asked = key.toLowerCase()
  if (asked === id.toLowerCase() || asked === "id")
    return isUuid(value)
      ? Result.succeed([{ key: "Id", value: value.toLowerCase() }])
      : Result.fail(fieldRefused(`${field}.value`, `must be an id such as ${exampleId}`))
  const natural = keys.find((each) => each.toLowerCase() === asked)
  return natural === undefined
    ? Result.fail(fieldRefused(`${field}.key`, `must be one of ${[...keys, id].join(", ")}`))
    : Result.succeed([{ key: natural, value }])
}

/** The single resource that a key names. None or several are refused under the field. */
export const lookUp = <A extends { readonly id: string }, E>(
  kind: LookupKind,
  field: string,
  wanted: LookupKey,
  find: (criteria: readonly Criterion[]) => Effect.Effect<readonly A[], E>,
): Effect.Effect<A, E | FieldsRefused> =>
  Effect.gen(function* () {
    const found = yield* find(yield* Effect.fromResult(criteriaOf(kind, field, wanted)))
    const [first, ...more] = [...new Map(found.map((each) => [each.id, each])).values()]
    if (first === undefined) return yield* fieldRefused(field, `names no ${kind.noun} of this legal entity`)
    if (more.length > 0) return yield* fieldRefused(field, `names more than one ${kind.noun}: give the id`)
    return first
  })
