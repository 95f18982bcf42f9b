import type { LockingClause, Node, RangeVar } from "libpg-query"

/**
 * How a query restricts the tenant of a relation's rows: `constant` for a value in the text or a parameter, `one` for
 * one tenant from elsewhere, `some` for several tenants, or no restriction.
 */
export type Bound = "constant" | "one" | "some" | undefined

const strength = [undefined, "some", "one", "constant"] as const
const unheld: Held = { bound: undefined, from: "" }

/** The tenant column of each tenant table, for names without a schema or with the schema svc. */
export type TenantColumns = ReadonlyMap<string, "tenant_id" | "id">

/** One level of a query: the relations that it reads or changes, by alias, and the conditions that must all hold. */
interface Level {
  /** The tenant tables by alias. Of other relations only the alias is kept. */
  readonly tables: ReadonlyMap<string, string>
  readonly others: ReadonlySet<string>
  readonly conditions: readonly Node[]
}

/**
 * The tenant table that a relation is, if any. `common` are the names of common table expressions, which hide tables of
 * the same name.
 */
export const tenantTable = (
  { relname = "", schemaname }: RangeVar,
  columns: TenantColumns,
  common: ReadonlySet<string>,
): string | undefined =>
  schemaname === "svc" || (schemaname === undefined && !common.has(relname))
    ? columns.has(relname)
      ? relname
      : undefined
    : undefined

export const readLevel = (
  from: readonly Node[],
  where: Node | undefined,
  columns: TenantColumns,
  common: ReadonlySet<string>,
): Level => {
  const tables = new Map<string, string>()
  const others = new Set<string>()
  const conditions = conjuncts(where)
  const add = (node: Node): void => {
    if ("RangeVar" in node) {
      const { alias, relname = "" } = node.RangeVar
      const table = tenantTable(node.RangeVar, columns, common)
      if (table === undefined) others.add(alias?.aliasname ?? relname)
      else tables.set(alias?.aliasname ?? relname, table)
    } else if ("JoinExpr" in node) {
      const { larg, rarg, quals } = node.JoinExpr
      if (larg !== undefined) add(larg)
      if (rarg !== undefined) add(rarg)
      conditions.push(...conjuncts(quals))
    } else if ("RangeSubselect" in node) others.add(node.RangeSubselect.alias?.aliasname ?? "")
    else if ("RangeFunction" in node) others.add(node.RangeFunction.alias?.aliasname ?? "")
  }
  from.forEach(add)
  return { tables, others, conditions }
}

/** A bound, and the source of a tenant that is not a constant. */
export interface Held {
  readonly bound: Bound
  readonly from: string
}

/** The bound of each tenant table, by alias. `values` are names that stand for values, as in a function. */
export const boundsOf = (
  { tables, others, conditions }: Level,
  columns: TenantColumns,
  values: ReadonlySet<string>,
): ReadonlyMap<string, Held> => {
  /** The alias of the table whose tenant column this is. */
  const tenantOf = (node: Node | undefined): string | undefined => {
    const [last, alias] = fieldsOf(node).reverse()
    if (last === undefined) return undefined
    const found = [...tables].filter(
      ([name, table]) => columns.get(table) === last && (alias === undefined || alias === name),
    )
    return found.length === 1 ? found[0]![0] : undefined
  }
  /** The bound that a value gives. A column of another relation may have many values. */
  const given = (node: Node | undefined): Held => {
    if (node === undefined) return unheld
    if (isConstant(node)) return { bound: "constant", from: "" }
    if (!("ColumnRef" in bare(node))) return { bound: "one", from: "an expression" }
    const [name = ""] = fieldsOf(node)
    const [alias] = fieldsOf(node).reverse().slice(1)
    if (alias !== undefined && tables.has(alias)) return unheld
    if (values.has(name)) return { bound: "constant", from: "" }
    return alias === undefined && others.size === 0
      ? { bound: "one", from: "a name" }
      : { bound: "some", from: alias ?? "a name" }
  }

  const bounds = new Map<string, Held>([...tables.keys()].map((alias) => [alias, unheld]))
  const raise = (alias: string, to: Held): boolean => {
    if (strength.indexOf(to.bound) <= strength.indexOf(bounds.get(alias)?.bound)) return false
    bounds.set(alias, to)
    return true
  }
  const edges: (readonly [string, string])[] = []
  for (const [left, right] of conditions.flatMap(equalities)) {
    const [one, other] = [tenantOf(left), right === "a list" ? undefined : tenantOf(right)]
    if (one !== undefined && other !== undefined) edges.push([one, other])
    else if (one !== undefined) raise(one, right === "a list" ? { bound: "some", from: "a list" } : given(right))
    else if (other !== undefined) raise(other, given(left))
  }
  // A tenant that is compared with another table's tenant gets the bound of that table.
  while (edges.some(([one, other]) => raise(one, bounds.get(other)!) || raise(other, bounds.get(one)!)));
  return bounds
}

/** The aliases of the tables whose rows a query locks; all tables, when the clause names none. */
export const lockedAliases = (clauses: readonly Node[], { tables }: Pick<Level, "tables">): readonly string[] =>
  clauses.flatMap((node) => {
    const { lockedRels = [] } = (node as { readonly LockingClause: LockingClause }).LockingClause
    return lockedRels.length === 0
      ? [...tables.keys()]
      : lockedRels.map((each) => ("RangeVar" in each ? (each.RangeVar.relname ?? "") : ""))
  })

const conjuncts = (node: Node | undefined): Node[] => {
  if (node === undefined) return []
  return "BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR"
    ? (node.BoolExpr.args ?? []).flatMap(conjuncts)
    : [node]
}

/**
 * The pairs that a condition says are equal. For `= any (…)`, `in (…)` and `in (select …)` the right side is a list.
 */
const equalities = (node: Node): readonly (readonly [Node | undefined, Node | undefined | "a list"])[] => {
  if ("SubLink" in node) {
    const { subLinkType, testexpr } = node.SubLink
    return subLinkType === "ANY_SUBLINK" ? partsOf(testexpr).map((part) => [part, "a list"]) : []
  }
  if (!("A_Expr" in node)) return []
  const { kind, name = [], lexpr, rexpr } = node.A_Expr
  const [operator] = name
  if (operator === undefined || !("String" in operator) || operator.String.sval !== "=") return []
  const left = partsOf(lexpr)
  if (kind === "AEXPR_OP_ANY" || kind === "AEXPR_IN") return left.map((part) => [part, "a list"])
  if (kind !== "AEXPR_OP") return []
  const right = partsOf(rexpr)
  return left.map((part, place) => [part, right[place]])
}

/** The members of a row, or the single value. */
const partsOf = (node: Node | undefined): readonly (Node | undefined)[] =>
  node !== undefined && "RowExpr" in node ? (node.RowExpr.args ?? []) : [node]

/** Whether a node is a parameter or a literal, possibly inside the `select` of `postgres/base/query-compiler.ts`. */
const isConstant = (node: Node): boolean => {
  const plain = bare(node)
  if ("ParamRef" in plain || "A_Const" in plain) return true
  if (!("SubLink" in plain)) return false
  const { subLinkType, subselect } = plain.SubLink
  if (subLinkType !== "EXPR_SUBLINK" || subselect === undefined || !("SelectStmt" in subselect)) return false
  const { targetList: [only] = [], fromClause } = subselect.SelectStmt
  const value = only !== undefined && "ResTarget" in only ? only.ResTarget.val : undefined
  return fromClause === undefined && value !== undefined && isConstant(value)
}

const bare = (node: Node): Node =>
  "TypeCast" in node && node.TypeCast.arg !== undefined ? bare(node.TypeCast.arg) : node

/** The parts of a column's name, the table first. */
const fieldsOf = (node: Node | undefined): string[] => {
  const plain = node && bare(node)
  if (plain === undefined || !("ColumnRef" in plain)) return []
  return (plain.ColumnRef.fields ?? []).map((field) => ("String" in field ? (field.String.sval ?? "") : "*"))
}
