import { parsePlPgSQLSync } from "libpg-query"

/** The statements of a function. */
export interface FunctionStatements {
  readonly statements: readonly string[]
  /** The names that stand for values in the statements: parameters, variables, and the rows of a trigger. */
  readonly values: ReadonlySet<string>
  /** Whether the function builds statements at run time, which cannot be read in advance. */
  readonly makesMore: boolean
}

/** The members of the parser's result that are read here. */
interface Parsed {
  readonly query?: string
  readonly parseMode?: number
  readonly refname?: string
}

/** Reads a PL/pgSQL function by PostgreSQL's own parser, whose grammar must be loaded (`makeJudge`). */
export const readPlpgsql = (definition: string): FunctionStatements => {
  const statements: string[] = []
  const values = new Set<string>()
  let makesMore = false
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    for (const [kind, value] of Object.entries(node) as [string, Parsed][]) {
      if (kind === "PLpgSQL_stmt_dynexecute") makesMore = true
      if (/^PLpgSQL_(?:var|rec|row)$/u.test(kind) && value.refname !== undefined) values.add(value.refname)
      if (kind === "PLpgSQL_expr") statements.push(asStatement(value))
      else look(value)
    }
  }
  look(parsePlPgSQLSync(definition))
  return { statements, values, makesMore }
}

/** Wraps an expression (mode 2), or the value of an assignment (higher modes), in a `select`. */
const asStatement = ({ query = "", parseMode = 0 }: Parsed): string =>
  parseMode === 0 ? query : `select ${parseMode === 2 ? query : query.replace(/^[\w.]+\s*:?=/u, "")}`
