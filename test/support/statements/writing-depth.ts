import type { Node, WithClause } from "libpg-query"

/** A part of a statement: the whole statement, or one of its common table expressions. */
interface Part {
  readonly withClause?: WithClause
}

/**
 * How many row changes of a statement depend on each other: 1 for a plain `update`, 2 for an `insert` of rows that a
 * common table expression deleted. PostgreSQL allows row changes only in the outermost `with`.
 */
export const writingDepth = (statement: Node): number => {
  const [kind, part] = Object.entries(statement)[0] as [string, Part]
  const depths = new Map<string, number>()
  for (const each of part.withClause?.ctes ?? []) {
    if (!("CommonTableExpr" in each)) continue
    const { ctename = "", ctequery } = each.CommonTableExpr
    const [itsKind, query] = Object.entries(ctequery ?? {})[0] as [string, Part]
    depths.set(ctename, depthOf(itsKind, query, depths))
  }
  const { withClause: _, ...own } = part
  return Math.max(depthOf(kind, own, depths), ...depths.values())
}

const depthOf = (kind: string, query: unknown, depths: ReadonlyMap<string, number>): number =>
  (/^(?:Insert|Update|Delete|Merge)Stmt$/u.test(kind) ? 1 : 0) +
  Math.max(0, ...namesIn(query).map((name) => depths.get(name) ?? 0))

/** The relations that a part of a statement reads, at any depth. */
const namesIn = (node: unknown): readonly string[] => {
  if (typeof node !== "object" || node === null) return []
  const { relname, schemaname } = node as { readonly relname?: string; readonly schemaname?: string }
  return [
    ...(relname === undefined || schemaname !== undefined ? [] : [relname]),
    ...Object.values(node).flatMap(namesIn),
  ]
}
