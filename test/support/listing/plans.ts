import { Client } from "pg"

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Does work, and returns the statements that read tables and were sent on HTTP's connections meanwhile. */
export const statementsOf = async <A>(
  work: () => Promise<A>,
): Promise<{ readonly result: A; readonly statements: readonly Statement[] }> => {
  const statements: Statement[] = []
  type Query = (this: Client, statement: Partial<Statement>, ...rest: readonly unknown[]) => unknown
  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (statement, ...rest) {
    const { text = "", values = [] } = statement
    if (/\bfrom\b|\bevents_with\b/u.test(text)) statements.push({ text, values })
    return query.call(this, statement, ...rest)
  }
  try {
    return { result: await work(), statements }
  } finally {
    prototype.query = query
  }
}

/** The rows that a node of a plan read from a table, including those that it filtered out. */
export interface ReadRows {
  readonly node: string
  readonly table: string
  readonly rows: number
}

/** A node of a plan in the JSON of `explain (analyze)`. */
export interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number
  readonly "Rows Removed by Index Recheck"?: number
  readonly Plans?: readonly PlanNode[]
}

/** The rows that the nodes of a plan read. */
export const nodesReading = (node: PlanNode): readonly ReadRows[] => {
  const below = (node.Plans ?? []).flatMap(nodesReading)
  // A search is a function that returns event ids, and its plan hides the rows that it reads.
  const table = node["Node Type"] === "ProjectSet" ? "events" : node["Relation Name"]
  if (table === undefined) return below
  const passed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)
  const rows = Math.round((node["Actual Rows"] + passed) * node["Actual Loops"])
  return rows === 0 ? below : [{ node: node["Node Type"], table, rows }, ...below]
}

/** Runs a statement again, and returns the rows that it reads. */
export const explainedReads = async (client: Client, { text, values }: Statement): Promise<readonly ReadRows[]> => {
  const { rows } = await client.query<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  )
  return nodesReading(rows[0]!["QUERY PLAN"][0].Plan)
}

/**
 * Makes a function that returns the rows that statements read, run as HTTP's role for a tenant. The connection may be
 * used for nothing else.
 */
export const planReader = async (client: Client, tenantId: string) => {
  await client.query("set search_path = svc; set role svc_app")
  await client.query("select set_config('svc.tenant_id', $1, false)", [tenantId])
  return (statement: Statement) => explainedReads(client, statement)
}
