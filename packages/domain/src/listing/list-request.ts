import { type Effect, Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"
import { parseInstant } from "../shared/parse-instant.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { checkOrder, type CheckedFilter, type ListFields, type Ordering } from "./list-fields.ts"
import { parseChecked } from "./read-filter.ts"

/** The filter and order of a list. Items that are equal in the order are sorted by id (contract L6). */
export interface ListRequest {
  readonly filter?: CheckedFilter
  readonly order: readonly Ordering[]
  /** Keeps items that were changed at or after this time, themselves or in a part (contract L14). */
  readonly modifiedAfter?: Timestamp
  /** Keeps items that were last changed before this time. */
  readonly modifiedBefore?: Timestamp
  readonly offset: number
  readonly limit: number
}

export interface Listed<A> {
  readonly items: readonly A[]
  /** The number of items without `offset` and `limit`. */
  readonly total: number
}

/** A list of large items, read part by part in the unit of work that requested the list. */
export interface ListedInParts<A, E> {
  readonly parts: readonly Effect.Effect<readonly A[], E>[]
  /** The number of items without `offset` and `limit`. */
  readonly total: number
}

/** The parameters of a list as the caller writes them (contract L6, L8, L14). */
export interface ListQuery {
  readonly Filter?: string
  readonly OrderBy?: string
  readonly ModifiedAfter?: string
  readonly ModifiedBefore?: string
}

/** Reads the parameters of a list, or reports the mistakes in each parameter. */
export const readListRequest = (
  fields: ListFields,
  query: ListQuery,
  page: Pick<ListRequest, "offset" | "limit">,
): Result.Result<ListRequest, FieldsRefused> => {
  const errors: Record<string, readonly string[]> = {}
  const read = <A>(name: keyof ListQuery, parse: (text: string) => Result.Result<A, string>): A | undefined => {
    const text = query[name]
    if (text === undefined) return undefined
    const outcome = parse(text)
    if (Result.isSuccess(outcome)) return outcome.success
    errors[name] = [outcome.failure]
    return undefined
  }
  const instant = (text: string) => {
    const at = parseInstant(text)
    return at === undefined ? Result.fail("must be a moment such as 2026-11-20T12:00:00Z") : Result.succeed(at)
  }
  const filter = read("Filter", (text) => parseChecked(fields, text))
  const order = read("OrderBy", (text) => checkOrder(fields, text)) ?? []
  const modifiedAfter = read("ModifiedAfter", instant)
  const modifiedBefore = read("ModifiedBefore", instant)
  if (Object.keys(errors).length > 0) return Result.fail(new FieldsRefused({ errors }))
  return Result.succeed({
    ...page,
    order,
    ...(filter === undefined ? {} : { filter }),
    ...(modifiedAfter === undefined ? {} : { modifiedAfter }),
    ...(modifiedBefore === undefined ? {} : { modifiedBefore }),
  })
}
