import {
  type DeleteStmt,
  type InsertStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from "libpg-query"
import { boundsOf, lockedAliases, readLevel, type TenantColumns, tenantTable } from "./query-level.ts"
import { writingDepth } from "./writing-depth.ts"

export interface Judgement {
  /** The tenant tables that the statement names. */
  readonly tables: ReadonlySet<string>
  /** Phrases for the ways in which the statement does not name its tenant. */
  readonly breaches: readonly string[]
  /**
   * Phrases for the reasons why a sharding engine could not route the statement to its tenant's node, though it names
   * the tenant.
   */
  readonly unrouted: readonly string[]
}

/**
 * Makes a judge that reads statements with PostgreSQL's own grammar. At each query level, every tenant table must be
 * compared with a given tenant, or with the tenant of a table for which that holds; inserted rows must have their
 * tenant, and locked rows must belong to one tenant.
 *
 * A statement can be routed when the tenant is a constant at each level, no table without tenants is named beside it,
 * and at most two changes feed each other. `values` are names that stand for values in the text. Rejects when the
 * grammar cannot be loaded; the judge throws for a text that is not SQL.
 */
export const makeJudge = async (columns: TenantColumns, ofNobody: readonly string[] = []) => {
  await loadModule()

  return (text: string, values: ReadonlySet<string> = new Set()): Judgement => {
    const tables = new Set<string>()
    const breaches: string[] = []
    const unrouted: string[] = []
    const meet = (table: string) => void tables.add(table)

    const queries = (clause: WithClause | undefined, common: ReadonlySet<string>): ReadonlySet<string> => {
      const known = new Set(common)
      for (const cte of clause?.ctes ?? []) {
        if (!("CommonTableExpr" in cte)) continue
        look(cte.CommonTableExpr.ctequery, known)
        known.add(cte.CommonTableExpr.ctename ?? "")
      }
      return known
    }

    const level = (
      from: readonly Node[],
      where: Node | undefined,
      common: ReadonlySet<string>,
      locks: readonly Node[] = [],
    ): void => {
      const read = readLevel(from, where, columns, common)
      const bounds = boundsOf(read, columns, values)
      const locked = lockedAliases(locks, read)
      for (const [alias, table] of read.tables) {
        meet(table)
        const { bound, from: source } = bounds.get(alias)!
        if (bound === undefined) breaches.push(`${table} without its tenant`)
        else if (bound === "some" && locked.includes(alias)) breaches.push(`locks ${table} of several tenants`)
        else if (bound !== "constant") unrouted.push(`${table} takes its tenant from ${source}`)
      }
    }

    const select = (statement: SelectStmt, outer: ReadonlySet<string>): void => {
      const { withClause, fromClause = [], whereClause, lockingClause, larg, rarg, ...rest } = statement
      const common = queries(withClause, outer)
      for (const side of [larg, rarg]) if (side !== undefined) select(side, common)
      level(fromClause, whereClause, common, lockingClause)
      look([fromClause, whereClause, rest], common)
    }
    const change = (
      { relation, withClause, whereClause, ...rest }: UpdateStmt | DeleteStmt,
      others: readonly Node[],
      outer: ReadonlySet<string>,
    ): void => {
      const common = queries(withClause, outer)
      const table = tenantTable(relation ?? {}, columns, new Set())
      for (const target of "targetList" in rest ? (rest.targetList ?? []) : []) {
        const isTenant = table !== undefined && "ResTarget" in target && nameOf(target.ResTarget) === columns.get(table)
        if (isTenant) unrouted.push(`sets the tenant of ${table}`)
      }
      level([{ RangeVar: relation ?? {} }, ...others], whereClause, common)
      look([whereClause, rest], common)
    }
    const insert = (
      { relation = {}, cols, selectStmt, withClause, ...rest }: InsertStmt,
      outer: ReadonlySet<string>,
    ): void => {
      const common = queries(withClause, outer)
      const table = tenantTable(relation, columns, new Set())
      if (table !== undefined) {
        meet(table)
        // An insert without a column list begins with the first column, which is the tenant in every table.
        const inserted = cols ?? firstColumnOf(selectStmt)
        const named = inserted.some((each) => "ResTarget" in each && nameOf(each.ResTarget) === columns.get(table))
        if (!named) breaches.push(`${table} without its tenant`)
      }
      look([selectStmt, rest], common)
    }

    /** Looks for nested queries. */
    const look = (node: unknown, common: ReadonlySet<string>): void => {
      if (Array.isArray(node)) return node.forEach((each) => look(each, common))
      if (typeof node !== "object" || node === null) return
      for (const [kind, value] of Object.entries(node) as [string, unknown][]) {
        if (kind === "SelectStmt") select(value as SelectStmt, common)
        else if (kind === "UpdateStmt") change(value as UpdateStmt, (value as UpdateStmt).fromClause ?? [], common)
        else if (kind === "DeleteStmt") change(value as DeleteStmt, (value as DeleteStmt).usingClause ?? [], common)
        else if (kind === "InsertStmt") insert(value as InsertStmt, common)
        else look(value, common)
      }
    }

    for (const { stmt } of parseSync(text).stmts ?? []) {
      const [kind = ""] = Object.keys(stmt ?? {})
      // A cursor reads the tables of its query, which is checked below.
      if (!/^(Select|Update|Delete|Insert|DeclareCursor)Stmt$/u.test(kind)) {
        for (const relation of relationsIn(stmt)) {
          const table = tenantTable(relation, columns, new Set())
          if (table !== undefined) breaches.push(`${kind} of ${table}`)
        }
      }
      look(stmt, new Set())
      if (stmt !== undefined && writingDepth(stmt) > 2) unrouted.push("more than two changes feed on one another")
      for (const { relname = "", schemaname } of tables.size === 0 ? [] : relationsIn(stmt)) {
        if (schemaname === "pgboss" || ofNobody.includes(relname)) unrouted.push(`names ${relname}, which is nobody's`)
      }
    }
    return { tables, breaches: [...new Set(breaches)], unrouted: [...new Set(unrouted)] }
  }
}

export type Judge = Awaited<ReturnType<typeof makeJudge>>

const firstColumnOf = (node: Node | undefined): readonly Node[] =>
  node !== undefined && "SelectStmt" in node ? (node.SelectStmt.targetList ?? []).slice(0, 1) : []

const nameOf = ({ name, val }: { readonly name?: string; readonly val?: Node }): string | undefined => {
  if (name !== undefined || val === undefined || !("ColumnRef" in val)) return name
  const last = val.ColumnRef.fields?.at(-1)
  return last !== undefined && "String" in last ? last.String.sval : undefined
}

const relationsIn = (node: unknown): readonly RangeVar[] => {
  if (typeof node !== "object" || node === null) return []
  return [...("relname" in node ? [node as RangeVar] : []), ...Object.values(node).flatMap(relationsIn)]
}
