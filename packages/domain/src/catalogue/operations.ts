import { Effect } from "effect"
import { lookUp, type LookupKey, type LookupKind } from "../listing/lookup-key.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"

/** The operations of a patch on parts of a resource; defaults to Change (contract K10). */
export const operations = ["Change", "Create", "Remove"] as const
export type Operation = (typeof operations)[number]

interface Parts<A, R, E> {
  readonly kind: LookupKind
  /** The member of the request that names the part. */
  readonly member: string
  readonly keyOf: (request: R) => LookupKey | null | undefined
  /** The values of a part's natural keys. */
  readonly natural: (part: A) => Readonly<Record<string, string>>
  /**
   * A new part, or an existing one changed by a request. When the operation of the part is Create, it applies to its
   * children as well.
   */
  readonly apply: (before: A | undefined, request: R, path: string) => Effect.Effect<A, E>
  /** The path of the list in the request. */
  readonly path: string
  /** Whether the resource that holds the list is new, so that everything in the list is new. */
  readonly isNew: boolean
}

/** The parts after the operations of a patch. Parts that the patch does not name stay the same objects. */
export const applyOperations = Effect.fnUntraced(function* <
  A extends { readonly id: string },
  R extends { readonly operation?: Operation | null | undefined },
  E,
>(before: readonly A[], requests: readonly R[], { kind, member, keyOf, natural, apply, path, isNew }: Parts<A, R, E>) {
  let parts = before
  for (const [index, request] of requests.entries()) {
    const at = `${path}[${index}]`
    const operation = isNew ? "Create" : (request.operation ?? "Change")
    if (operation === "Create") {
      parts = [...parts, yield* apply(undefined, request, at)]
      continue
    }
    const named = yield* nameOne(parts, keyOf(request), { kind, natural, field: `${at}.${member}`, operation })
    const changed = operation === "Remove" ? [] : [yield* apply(named, request, at)]
    parts = parts.flatMap((part) => (part === named ? changed : [part]))
  }
  return parts
})

/** The part that a key names within its resource. */
const nameOne = <A extends { readonly id: string }>(
  parts: readonly A[],
  key: LookupKey | null | undefined,
  {
    kind,
    natural,
    field,
    operation,
  }: Pick<Parts<A, never, never>, "kind" | "natural"> & {
    readonly field: string
    readonly operation: Operation
  },
): Effect.Effect<A, FieldsRefused> =>
  key === undefined || key === null
    ? Effect.fail(fieldRefused(field, `is required to ${operation.toLowerCase()} a ${kind.noun}`))
    : lookUp(kind, field, key, (criteria) =>
        Effect.succeed(
          parts.filter((part) =>
            criteria.some(({ key: by, value }) => (by === "Id" ? part.id : natural(part)[by]) === value),
          ),
        ),
      )
