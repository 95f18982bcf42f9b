import { Result } from "effect"
import { parseDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { isUuid } from "../shared/ids.ts"
import { parseInstant } from "../shared/parse-instant.ts"
import type { Comparison, Filter, Literal, Match } from "./filter.ts"

/** The type of a field by which a list may be filtered and ordered; for an enumeration, its values. */
export type FieldType = "text" | "number" | "date" | "instant" | "uuid" | "boolean" | readonly string[]

/**
 * The fields of a resource by their path in its JSON (contract L9). `many` are fields of repeated parts: a condition on
 * them holds when it holds for one part, and lists cannot be ordered by them (contract L11). `custom` are the paths of
 * custom fields: `customFields/key` (contract L12).
 */
export interface ListFields<Name extends string = string> {
  readonly one: { readonly [N in Name]?: FieldType }
  readonly many?: { readonly [N in Name]?: FieldType }
  readonly custom?: readonly string[]
}

/** The value of a field: an instant in milliseconds, a date or uuid in its canonical notation. */
export type FieldValue = string | number | boolean | Decimal | null

/** A filter with known fields and values of their types. */
export type CheckedFilter =
  | { readonly _tag: "And" | "Or"; readonly left: CheckedFilter; readonly right: CheckedFilter }
  | { readonly _tag: "Compare"; readonly field: string; readonly by: Comparison; readonly value: FieldValue }
  | {
      readonly _tag: "Match"
      readonly field: string
      readonly by: Match
      readonly text: string
      readonly holds: boolean
    }

export interface Ordering {
  readonly field: string
  readonly descending: boolean
}

type Checked<A> = Result.Result<A, string>

/**
 * Finds the fields of a filter in any letter case, and reads its values by their types. The failure reports the first
 * mistake.
 */
export const checkFilter = (fields: ListFields, filter: Filter): Checked<CheckedFilter> =>
  Result.gen(function* () {
    if ("left" in filter) {
      const left = yield* checkFilter(fields, filter.left)
      return { _tag: filter._tag, left, right: yield* checkFilter(fields, filter.right) }
    }
    const { name, type } = yield* findField(fields, filter.field)
    if (filter._tag === "Match") {
      if (type !== "text" && type !== "custom")
        return yield* Result.fail(`${name} is not a text, so it cannot be searched`)
      return { ...filter, field: name }
    }
    const value = yield* readValue(name, type, filter.value)
    if (value === null && filter.by !== "eq" && filter.by !== "ne")
      return yield* Result.fail(`${name} can be compared with null only by eq or ne`)
    if ((type === "uuid" || type === "boolean" || typeof type === "object") && !["eq", "ne"].includes(filter.by))
      return yield* Result.fail(`${name} has no order: use eq or ne`)
    return { _tag: "Compare", field: name, by: filter.by, value }
  })

/** Reads `OrderBy`: fields separated by commas, each optionally followed by `asc` or `desc`. */
export const checkOrder = (fields: ListFields, text: string): Checked<readonly Ordering[]> =>
  Result.all(
    text.split(",").map((part) =>
      Result.gen(function* () {
        const [path = "", direction = "asc", ...rest] = part.trim().split(/\s+/)
        if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
          return yield* Result.fail(`has '${part.trim().slice(0, 60)}': write a field, or a field and asc or desc`)
        const { name, type, isMany } = yield* findField(fields, path)
        if (isMany || type === "custom") return yield* Result.fail(`cannot order by ${name}`)
        return { field: name, descending: direction.toLowerCase() === "desc" }
      }),
    ),
  )

interface Found {
  readonly name: string
  readonly type: FieldType | "custom"
  readonly isMany: boolean
}

const findField = ({ one, many = {}, custom = [] }: ListFields, path: string): Checked<Found> => {
  const wanted = path.toLowerCase()
  for (const [known, isMany] of [
    [one, false],
    [many, true],
  ] as const) {
    const name = Object.keys(known).find((each) => each.toLowerCase() === wanted)
    if (name !== undefined) return Result.succeed({ name, type: known[name]!, isMany })
  }
  const prefix = custom.find((each) => wanted.startsWith(`${each.toLowerCase()}/`) && wanted.length > each.length + 1)
  return prefix === undefined
    ? Result.fail(
        `'${path.slice(0, 60)}' is not a field of this list; it has ${Object.keys({ ...one, ...many }).join(", ")}`,
      )
    : Result.succeed({ name: `${prefix}${path.slice(prefix.length)}`, type: "custom", isMany: false })
}

const readValue = (field: string, type: FieldType | "custom", literal: Literal): Checked<FieldValue> => {
  if (literal._tag === "Null") return Result.succeed(null)
  const value = values(type, literal)
  return value === undefined ? Result.fail(`${field} must be compared with ${expected(type)}`) : Result.succeed(value)
}

const values = (type: FieldType | "custom", literal: Exclude<Literal, { _tag: "Null" }>): FieldValue | undefined => {
  const { _tag, value } = literal
  const written = typeof value === "string" ? value : undefined
  if (typeof type === "object") return type.find((each) => each.toLowerCase() === written?.toLowerCase())
  switch (type) {
    case "text":
      return _tag === "Text" ? value : undefined
    case "number":
      return _tag === "Number" ? value : undefined
    case "boolean":
      return _tag === "Boolean" ? value : undefined
    case "uuid":
      return written !== undefined && isUuid(written) ? written.toLowerCase() : undefined
    case "date":
      return written === undefined ? undefined : parseDate(written)
    case "instant":
      return written === undefined ? undefined : parseInstant(written)
    case "custom":
      return _tag === "DateTime" ? parseDate(value) : value
  }
}

const expected = (type: FieldType | "custom"): string => {
  if (typeof type === "object") return `one of ${type.join(", ")}, in single quotes`
  const examples = {
    text: "a text in single quotes",
    number: "a number",
    boolean: "true or false",
    uuid: "guid'0199d3a0-0000-7000-8000-000000000001'",
    date: "datetime'2026-11-20'",
    instant: "datetime'2026-11-20T12:00:00Z'",
    custom: "a text, a number, true, false or datetime'2026-11-20'",
  }
  return examples[type]
}
