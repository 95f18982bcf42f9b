import { fromUnits } from "@svc/domain/shared/decimal"
import { comparisons, type Filter, type Literal, matches } from "@svc/domain/listing/filter"
import { checkFilter, type FieldType, type FieldValue, type ListFields } from "@svc/domain/listing/list-fields"
import { parseInstant } from "@svc/domain/shared/parse-instant"
import { Result } from "effect"
import fc from "fast-check"
import { printFilter } from "./print-filter.ts"

const words = ["", "a", "A", "ab", "Ab b", "b", "ä", "Z", "it's", "100 %", "a_b", "\u{1F9FE}", "\uFFFD", "x\\y"]
export const word = fc.constantFrom(...words)
export const maybe = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: undefined, freq: 3 })
export const amount = fc.integer({ min: 0, max: 30 }).map((units) => fromUnits(BigInt(units), 1))
export const day = fc.integer({ min: 1, max: 9 }).map((n) => `2026-01-0${n}`)

/** Reads a field's values from the JSON of GET, so that the reference filter shares no code with the product. */
export const valuesOf = (fields: ListFields, body: unknown, field: string): readonly FieldValue[] => {
  const at = (value: unknown, parts: readonly string[]): readonly unknown[] => {
    if (Array.isArray(value)) return value.flatMap((item) => at(item, parts))
    const [part, ...rest] = parts
    return part === undefined
      ? [value ?? null]
      : at((value as Readonly<Record<string, unknown>> | undefined)?.[part], rest)
  }
  const type = fields.one[field] ?? fields.many?.[field]
  return at(body, field.split("/")).map((value): FieldValue => {
    if (value === null || value === undefined) return null
    if (type === "instant") return parseInstant(value as string)!
    // Filters compare countries by code; answers show names.
    if (field.endsWith("/country")) return { Sweden: "SE", Germany: "DE" }[value as string] ?? (value as string)
    return value as FieldValue
  })
}

const literal: fc.Arbitrary<Literal> = fc.oneof(
  word.map((value) => ({ _tag: "Text" as const, value })),
  word.map((value) => ({ _tag: "Text" as const, value: `n${value}` })),
  amount.map((value) => ({ _tag: "Number" as const, value })),
  fc.boolean().map((value) => ({ _tag: "Boolean" as const, value })),
  day.map((value) => ({ _tag: "DateTime" as const, value })),
  fc.constant({ _tag: "Null" as const }),
)

const literalFor = (
  type: FieldType | "custom",
  some: { readonly ids: readonly string[]; readonly instants: readonly string[] },
) => {
  const tagged = (_tag: "Text" | "DateTime" | "Guid", of: fc.Arbitrary<string>): fc.Arbitrary<Literal> =>
    of.map((value) => ({ _tag, value }))
  const none = fc.constant<Literal>({ _tag: "Null" })
  if (typeof type === "object") return tagged("Text", fc.constantFrom(...type))
  const of: Record<string, fc.Arbitrary<Literal>> = {
    text: fc.oneof(
      tagged("Text", word),
      tagged(
        "Text",
        word.map((each) => `n${each}`),
      ),
      tagged(
        "Text",
        word.map((each) => `p${each}`),
      ),
      none,
    ),
    number: fc.oneof(
      amount.map((value): Literal => ({ _tag: "Number", value })),
      none,
    ),
    date: fc.oneof(tagged("DateTime", day), none),
    instant: tagged("DateTime", fc.constantFrom(...some.instants)),
    uuid: fc.oneof(tagged("Guid", fc.constantFrom(...some.ids)), none),
    boolean: fc.boolean().map((value): Literal => ({ _tag: "Boolean", value })),
    custom: literal,
  }
  return of[type]!
}

export const filtersOf = (
  fields: ListFields,
  customKeys: readonly string[],
  some: Parameters<typeof literalFor>[1],
) => {
  const types = { ...fields.one, ...fields.many } as Readonly<Record<string, FieldType>>
  const places: readonly (readonly [string, FieldType | "custom"])[] = [
    ...Object.entries(types),
    ...customKeys.map((key) => [`customFields/${key}`, "custom"] as const),
  ]
  const compare = fc.constantFrom(...places).chain(([field, type]) =>
    fc.record({
      _tag: fc.constant("Compare" as const),
      field: fc.constant(field),
      by: fc.constantFrom(...comparisons),
      value: literalFor(type, some),
    }),
  )
  const texts = places.filter(([, type]) => type === "text" || type === "custom")
  const match = fc.constantFrom(...texts).chain(([field]) =>
    fc.record({
      _tag: fc.constant("Match" as const),
      by: fc.constantFrom(...matches),
      field: fc.constant(field),
      text: word,
      holds: fc.boolean(),
    }),
  )
  return fc
    .letrec<{ filter: Filter }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 3 },
        compare,
        match,
        fc.record({ _tag: fc.constantFrom("And" as const, "Or" as const), left: tie("filter"), right: tie("filter") }),
      ),
    }))
    .filter.map((filter) => ({ filter, checked: checkFilter(fields, filter) }))
    .filter(({ checked }) => Result.isSuccess(checked))
    .map(({ filter, checked }) => ({ written: printFilter(filter), checked: Result.getOrThrow(checked) }))
}
