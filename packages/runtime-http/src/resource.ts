import type { FieldType, ListFields } from "@svc/domain/listing/list-fields"
import type { Decimal } from "@svc/domain/shared/decimal"
import type { Static, TObject, TSchema } from "typebox"
import type { Reply } from "./operation.ts"

/** The parts of a resource that a list of it needs. */
export interface ListedResource<R> {
  readonly schema: TSchema
  readonly fields: ListFields
  /** The body, with `Items` in it if it is too large to be made in one piece; for `GET` only. */
  readonly streamed: (item: R) => unknown
}

/** A resource of the interface: defined once, used by its lists, answers and operations. */
export interface Resource<A> extends ListedResource<A> {
  readonly body: (item: A) => unknown
  /** 200 with the resource in its current state. */
  readonly ok: (item: A) => Reply
  /** 201 with the new resource. */
  readonly created: (item: A) => Reply
}

/**
 * The type of a body for a schema of type `A`: an optional member may also be present as `undefined`, which JSON omits.
 */
type Shown<A> = A extends Decimal
  ? A
  : A extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : A extends object
      ? { readonly [K in keyof A]: {} extends Pick<A, K> ? Shown<A[K]> | undefined : Shown<A[K]> }
      : A

/** A list field is a member of the body or a part of a member. */
type PathOf<B> = (keyof B & string) | `${keyof B & string}/${string}`
type FieldsOf<F, B> = { readonly [N in keyof F]: N extends PathOf<B> ? FieldType : never }

/**
 * Describes a resource. A body that does not match its schema, or a list field that its body lacks, does not compile.
 */
export const resource = <A, S extends TObject, B extends Shown<Static<S>>, F extends ListFields>({
  schema,
  fields,
  body,
}: {
  readonly schema: S
  readonly fields: F & { readonly one: FieldsOf<F["one"], B>; readonly many?: FieldsOf<F["many"], B> }
  readonly body: (item: A) => B
}): Resource<A> => ({
  schema,
  fields,
  body,
  streamed: body,
  ok: (item) => ({ status: 200, body: body(item) }),
  created: (item) => ({ status: 201, body: body(item) }),
})
