import type { Filter, Literal } from "@svc/domain/listing/filter"
import { printDecimal } from "@svc/domain/shared/decimal"

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

/** The inverse of `parseFilter`, with parentheses only where needed. */
export const printFilter = (filter: Filter): string => {
  switch (filter._tag) {
    // The parser groups from the left, and `and` binds before `or`.
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
