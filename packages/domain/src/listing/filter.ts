import { type Decimal, printDecimal } from "../shared/decimal.ts"

export const comparisons = ["eq", "ne", "gt", "ge", "lt", "le"] as const
export type Comparison = (typeof comparisons)[number]

export const matches = ["startswith", "endswith", "substringof"] as const
export type Match = (typeof matches)[number]

export type Literal =
  | { readonly _tag: "Text"; readonly value: string }
  | { readonly _tag: "Number"; readonly value: Decimal }
  | { readonly _tag: "Boolean"; readonly value: boolean }
  | { readonly _tag: "Null" }
  /** The text inside `datetime'…'` and `guid'…'`; it is read when the type of the field is known. */
  | { readonly _tag: "DateTime"; readonly value: string }
  | { readonly _tag: "Guid"; readonly value: string }

/** The `Filter` of a list as it is written: the part of OData 2's `$filter` that the interface takes (contract L8). */
export type Filter =
  | { readonly _tag: "And" | "Or"; readonly left: Filter; readonly right: Filter }
  | { readonly _tag: "Compare"; readonly field: string; readonly by: Comparison; readonly value: Literal }
  | {
      readonly _tag: "Match"
      readonly by: Match
      readonly field: string
      readonly text: string
      readonly holds: boolean
    }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const printLiteral = (literal: Literal): string => {
  switch (literal._tag) {
    case "Text":
      return quoted(literal.value)
    case "Number":
      return printDecimal(literal.value)
    case "Boolean":
      return String(literal.value)
    case "Null":
      return "null"
    case "DateTime":
      return `datetime${quoted(literal.value)}`
    case "Guid":
      return `guid${quoted(literal.value)}`
  }
}

const inParentheses = (filter: Filter, when: boolean) => (when ? `(${printFilter(filter)})` : printFilter(filter))

/** The inverse of `parseFilter`; parentheses only where they are needed. */
export const printFilter = (filter: Filter): string => {
  switch (filter._tag) {
    // The parser groups from the left, `and` before `or`.
    case "And":
      return `${inParentheses(filter.left, filter.left._tag === "Or")} and ${inParentheses(filter.right, filter.right._tag === "Or" || filter.right._tag === "And")}`
    case "Or":
      return `${printFilter(filter.left)} or ${inParentheses(filter.right, filter.right._tag === "Or")}`
    case "Compare":
      return `${filter.field} ${filter.by} ${printLiteral(filter.value)}`
    case "Match": {
      const text = quoted(filter.text)
      const call =
        filter.by === "substringof" ? `substringof(${text}, ${filter.field})` : `${filter.by}(${filter.field}, ${text})`
      return filter.holds ? call : `${call} eq false`
    }
  }
}
