import { printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Comparison } from "@svc/domain/listing/filter"
import type { CheckedFilter, FieldValue, ListFields } from "@svc/domain/listing/list-fields"
import type { Scope } from "@svc/domain/shared/scope"
import { BigDecimal } from "effect"
import { type RawBuilder, sql } from "kysely"

type Expression = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

/**
 * A field of another row to which each row of the list refers. A condition on it selects the other rows first, and the
 * list's index of the reference then finds the rows. A look-up from each row of the list would read the whole list.
 */
export interface ReferredField {
  readonly _tag: "Referred"
  /** The value over the rows of the list, used to order them; never null. */
  readonly value: Expression
  /** The column that refers to the other row. */
  readonly key: Expression
  /** The column over the other rows. */
  readonly column: Expression
  /** The ids of the other rows that meet a condition. */
  readonly ids: (condition: Condition, scope: Scope) => Expression
  /** Set when the value is unique within a legal entity. */
  readonly unique?: true
}

/**
 * A number with an index; `near` is the double closest to `value`. Under row-level security an index can narrow only by
 * doubles, because only their comparison is leakproof.
 */
export interface NearField {
  readonly _tag: "Near"
  readonly value: Expression
  readonly near: Expression
}

export type FieldColumn = Expression | ReferredField | NearField

/** The SQL of a list's fields, over the rows of its table. */
export interface FieldColumns<F extends ListFields = ListFields> {
  readonly one: { readonly [N in keyof F["one"]]: FieldColumn }
  readonly many?: { readonly [N in keyof NonNullable<F["many"]>]: Expression | ReferredField }
  /** Turns a condition on one part into a condition on the whole; `many` are expressions inside it. */
  readonly some?: (condition: Condition) => Condition
  /**
   * The column of custom fields, and the condition for rows whose custom fields contain some JSON; an index serves it.
   */
  readonly custom?: { readonly column: Expression; readonly holding: (json: string) => Condition }
}

/** The SQL condition of a checked filter. All names in it are ours, and every value of the caller is a parameter. */
export const filterSql = (columns: FieldColumns, filter: CheckedFilter, scope: Scope): Condition => {
  if ("left" in filter) {
    const [left, right] = [filterSql(columns, filter.left, scope), filterSql(columns, filter.right, scope)]
    return filter._tag === "And" ? sql`(${left} and ${right})` : sql`(${left} or ${right})`
  }
  const simple = columns.one[filter.field]
  if (simple !== undefined) {
    if (!("_tag" in simple)) return condition(simple, filter)
    return simple._tag === "Near" ? nearCondition(simple, filter) : referredCondition(simple, filter, scope)
  }
  const part = columns.many?.[filter.field]
  if (part !== undefined && columns.some !== undefined) return columns.some(partCondition(part, filter, scope))
  return customCondition(columns.custom!, filter.field.slice(filter.field.indexOf("/") + 1), filter)
}

/** The expressions that order the list by a field, in sequence. */
export const orderExpressions = ({ one }: FieldColumns, field: string): readonly Expression[] => {
  const column = one[field]!
  if (!("_tag" in column)) return [column]
  return column._tag === "Near" ? [column.near, column.value] : [column.value]
}

/** A condition that holds for every row. It lets the planner start from the referred rows that give the order. */
export const alwaysThere = ({ one }: FieldColumns, field: string): Condition | undefined => {
  const column = one[field]!
  return "_tag" in column && column._tag === "Referred" ? sql<boolean>`${column.value} is not null` : undefined
}

type Simple = Exclude<CheckedFilter, { readonly _tag: "And" | "Or" }>

const referredCondition = ({ key, column, ids, unique }: ReferredField, filter: Simple, scope: Scope): Condition => {
  const found = ids(condition(column, filter), scope)
  // With a single referred row, an index returns its rows in order; with several, they would have to be sorted.
  const isOne = unique === true && filter._tag === "Compare" && filter.by === "eq"
  return isOne ? sql`${key} = (${found})` : sql`${key} in (${found})`
}

/** The referred row may be missing, so only a comparison with a value can be made on the other row. */
const partCondition = (part: Expression | ReferredField, filter: Simple, scope: Scope): Condition => {
  if (!("_tag" in part)) return condition(part, filter)
  const isNarrow = filter._tag === "Compare" && filter.value !== null && narrowing[filter.by] !== undefined
  return isNarrow ? referredCondition(part, filter, scope) : condition(part.value, filter)
}

const narrowing: Partial<Record<Comparison, string>> = { eq: "=", gt: ">=", ge: ">=", lt: "<=", le: "<=" }

const nearCondition = ({ value, near }: NearField, filter: Simple): Condition => {
  const exact = condition(value, filter)
  if (filter._tag === "Match" || !BigDecimal.isBigDecimal(filter.value)) return exact
  const operator = narrowing[filter.by]
  return operator === undefined
    ? exact
    : sql`(${near} ${sql.raw(operator)} ${parameter(filter.value)}::double precision and ${exact})`
}

const condition = (expression: Expression, filter: Simple): Condition => {
  if (filter._tag === "Compare") return compare(expression, filter.by, filter.value)
  const { by, text, holds } = filter
  const found = {
    startswith: sql<boolean>`starts_with(${expression}, ${text}::text)`,
    endswith: sql<boolean>`right(${expression}, length(${text}::text)) = ${text}`,
    substringof: sql<boolean>`position(${text}::text in ${expression}) > 0`,
  }[by]
  return holds ? found : sql`not ${found}`
}

const operators: { readonly [C in Comparison]: string } = {
  eq: "=",
  ne: "is distinct from",
  gt: ">",
  ge: ">=",
  lt: "<",
  le: "<=",
}

const compare = (expression: Expression, by: Comparison, value: FieldValue): Condition => {
  if (value === null) return by === "eq" ? sql`${expression} is null` : sql`${expression} is not null`
  return sql`${expression} ${sql.raw(operators[by])} ${parameter(value)}`
}

/** Texts, dates and uuids take the type of the expression they are compared with. JavaScript numbers are instants. */
const parameter = (value: NonNullable<FieldValue>): Expression =>
  typeof value === "number"
    ? sql`${new Date(value)}`
    : BigDecimal.isBigDecimal(value)
      ? sql`${printDecimal(value)}::numeric`
      : sql`${value}`

/**
 * Compares a custom field, whose type is that of its value. A value of another type is not equal, and neither less nor
 * greater (contract L12).
 */
const customCondition = (
  { column: fields, holding }: NonNullable<FieldColumns["custom"]>,
  key: string,
  filter: Simple,
): Condition => {
  const member = sql`(${fields} -> ${key}::text)`
  const asText = sql`((${fields} ->> ${key}::text) collate "C")`
  if (filter._tag === "Match") {
    return sql`case when jsonb_typeof(${member}) = 'string' then ${condition(asText, filter)} else false end`
  }
  const { by, value } = filter
  if (value === null) return compare(member, by, value)
  if (by === "eq") return holding(printJson({ [key]: value }))
  if (by === "ne") return sql`${member} is distinct from ${printJson(value)}::jsonb`
  const [type, actual] = BigDecimal.isBigDecimal(value)
    ? ["number", sql`(${fields} ->> ${key}::text)::numeric`]
    : typeof value === "boolean"
      ? ["boolean", sql`(${fields} ->> ${key}::text)::boolean`]
      : ["string", asText]
  return sql`case when jsonb_typeof(${member}) = ${type} then ${compare(actual, by, value)} else false end`
}
