import { parsePlPgSQLSync } from "libpg-query"

/** The statements of a function. */
export interface FunctionStatements {
  readonly statements: readonly string[]
  /** Names that stand for values in them: parameters and variables, and the rows of a trigger. */
  readonly values: ReadonlySet<string>
  /** Whether the function makes statements while it runs, which nobody can read before. */
  readonly makesMore: boolean
}

/** The members of PostgreSQL's parser that are looked at here. */
interface Parsed {
  readonly query?: string
  readonly parseMode?: number
  readonly refname?: string
}

/** Reads a function in PL/pgSQL, by PostgreSQL's own parser. Its grammar has to be loaded (`makeJudge`). */
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

/** An expression (mode 2) and the value of an assignment (modes above it) are what a `select` gives. */
const asStatement = ({ query = "", parseMode = 0 }: Parsed): string =>
  parseMode === 0 ? query : `select ${parseMode === 2 ? query : query.replace(/^[\w.]+\s*:?=/u, "")}`
