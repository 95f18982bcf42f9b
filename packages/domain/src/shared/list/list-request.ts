import { Result } from "effect"
import { FieldsRefused } from "../errors.ts"
import { parseInstant } from "../parse-instant.ts"
import type { Timestamp } from "../timestamp.ts"
import { checkFilter, checkOrder, type CheckedFilter, type ListFields, type Ordering } from "./list-fields.ts"
import { parseFilter } from "./parse-filter.ts"

/** Which items of a list, and in which order; those that are equal in it follow in the order of their ids. */
export interface ListRequest {
  readonly filter?: CheckedFilter
  readonly order: readonly Ordering[]
  /** Changed at this moment or later, the item or a part of it. */
  readonly modifiedAfter?: Timestamp
  /** Last changed before this moment. */
  readonly modifiedBefore?: Timestamp
  readonly offset: number
  readonly limit: number
}

export interface Listed<A> {
  readonly items: readonly A[]
  /** Without `offset` and `limit`. */
  readonly total: number
}

/** What a caller writes, by the names of the interface (resource-shapes, "[P]"). */
export interface ListQuery {
  readonly Filter?: string
  readonly OrderBy?: string
  readonly ModifiedAfter?: string
  readonly ModifiedBefore?: string
}

/** Reads what a caller asks a list for, or says under each parameter what is wrong with it. */
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
  const filter = read("Filter", (text) => Result.flatMap(parseFilter(text), (parsed) => checkFilter(fields, parsed)))
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
