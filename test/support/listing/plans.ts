import { Client } from "pg"

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs work, and gives the statements that HTTP's connections sent meanwhile and that read tables. */
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

/** Rows that a node of a plan read of a table, those that it passed over with them. */
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
  // A search is a function, which gives the ids of events and hides the rows that it reads for them.
  const table = node["Node Type"] === "ProjectSet" ? "events" : node["Relation Name"]
  if (table === undefined) return below
  const passed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)
  const rows = Math.round((node["Actual Rows"] + passed) * node["Actual Loops"])
  return rows === 0 ? below : [{ node: node["Node Type"], table, rows }, ...below]
}

/** The rows that a statement reads when it is run once more. */
export const explainedReads = async (client: Client, { text, values }: Statement): Promise<readonly ReadRows[]> => {
  const { rows } = await client.query<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  )
  return nodesReading(rows[0]!["QUERY PLAN"][0].Plan)
}

/** Reads what statements read, as HTTP's role in a tenant, on a connection that is used for nothing else. */
export const planReader = async (client: Client, tenantId: string) => {
  await client.query("set search_path = svc; set role svc_app")
  await client.query("select set_config('svc.tenant_id', $1, false)", [tenantId])
  return (statement: Statement) => explainedReads(client, statement)
}
