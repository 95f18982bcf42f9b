import { BigDecimal } from "effect"
import type { CheckedFilter, FieldValue } from "./list-fields.ts"
import type { Listed, ListRequest } from "./list-request.ts"

/** Reads the values of a field of an item: several for repeated parts, none when the item has none. */
export type ReadField<A> = (item: A, field: string) => readonly FieldValue[]

/**
 * A list of items that are not in a database, such as countries, with the same filters and orders. An item without a
 * time of modification counts as never modified.
 */
export const listInMemory = <A extends { readonly id: string }>(
  all: readonly A[],
  read: ReadField<A>,
  { filter, order, modifiedAfter, modifiedBefore, offset, limit }: ListRequest,
  modifiedAt: (item: A) => number = () => -Infinity,
): Listed<A> => {
  const found = all.filter(
    (item) =>
      (filter === undefined || holds(filter, (field) => read(item, field))) &&
      (modifiedAfter === undefined || modifiedAt(item) >= modifiedAfter) &&
      (modifiedBefore === undefined || modifiedAt(item) < modifiedBefore),
  )
  const keys = [...order, { field: "id", descending: false }]
  const sorted =
    order.length === 0
      ? found
      : found.toSorted((a, b) => {
          for (const { field, descending } of keys) {
            const difference = compareNullable(read(a, field)[0] ?? null, read(b, field)[0] ?? null)
            if (difference !== 0) return descending ? -difference : difference
          }
          return 0
        })
  return { items: sorted.slice(offset, offset + limit), total: found.length }
}

/**
 * Whether an item with these values matches the filter. A condition on several values holds when it holds for one of
 * them.
 */
export const holds = (filter: CheckedFilter, read: (field: string) => readonly FieldValue[]): boolean => {
  if ("left" in filter) {
    const left = holds(filter.left, read)
    return filter._tag === "And" ? left && holds(filter.right, read) : left || holds(filter.right, read)
  }
  return read(filter.field).some((value) =>
    filter._tag === "Match"
      ? typeof value === "string" && matches[filter.by](value, filter.text) === filter.holds
      : compares(filter, value),
  )
}

const matches = {
  startswith: (text: string, part: string) => text.startsWith(part),
  endswith: (text: string, part: string) => text.endsWith(part),
  substringof: (text: string, part: string) => text.includes(part),
}

const compares = ({ by, value }: Extract<CheckedFilter, { _tag: "Compare" }>, actual: FieldValue): boolean => {
  if (value === null || actual === null) return (value === actual) === (by === "eq") && (by === "eq" || by === "ne")
  if (typeof value !== typeof actual) return by === "ne"
  const difference = compare(actual, value)
  return {
    eq: difference === 0,
    ne: difference !== 0,
    gt: difference > 0,
    ge: difference >= 0,
    lt: difference < 0,
    le: difference <= 0,
  }[by]
}

/** Compares texts by code points, like every list; missing values come last (contract L7). */
const compareNullable = (a: FieldValue, b: FieldValue): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b)

const compare = (a: NonNullable<FieldValue>, b: NonNullable<FieldValue>): number => {
  if (BigDecimal.isBigDecimal(a) && BigDecimal.isBigDecimal(b)) return BigDecimal.Order(a, b)
  if (typeof a === "string" && typeof b === "string") return compareCodePoints(a, b)
  return a === b ? 0 : a < b ? -1 : 1
}

const compareCodePoints = (a: string, b: string): number => {
  const [x, y] = [Array.from(a), Array.from(b)]
  const at = x.findIndex((character, index) => character !== y[index])
  if (at === -1) return x.length - y.length
  return y[at] === undefined ? 1 : x[at]!.codePointAt(0)! - y[at].codePointAt(0)!
}
