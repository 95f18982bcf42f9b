import type { Client } from "pg"
import { plainMessage } from "../../observability/plain-message.ts"
import { readDataNodes } from "./distribution-obstacles.ts"
import { planDistribution, readCitus } from "./distribution-plan.ts"

/** The findings of `doctor` about a cluster of Citus. */
interface Cluster {
  /** The kind and the size of the cluster. */
  readonly summary: string
  /** Problems, each with its remedy. */
  readonly problems: readonly string[]
}

interface Answer {
  readonly node: string
  readonly success: boolean
  readonly result: string
}

/** Asks each server of the cluster for one value. */
const askEach = async (client: Client, statement: string): Promise<readonly Answer[]> =>
  (
    await client.query<Answer>(
      `select n.nodename || ':' || n.nodeport as node, a.success, a.result
       from run_command_on_all_nodes($1) a join pg_dist_node n on n.nodeid = a.nodeid order by 1`,
      [statement],
    )
  ).rows

/** The parts of tables on a server that lack row-level security. Citus names a part by its table and a number. */
const openParts = `
  select count(*) from pg_class c
  where c.relnamespace = to_regnamespace('svc') and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname ~ '_[0-9]{5,}$'
    and not (c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant'))`

const different = (answers: readonly Answer[], what: string): readonly string[] =>
  new Set(answers.map(({ result }) => result)).size === 1
    ? []
    : [
        `the servers have different versions of ${what} (${answers.map(({ node, result }) => `${node}: ${result}`).join(", ")}): upgrade those that are behind`,
      ]

/**
 * Examines a database with the extension Citus: whether its servers reach each other and have the same version, which
 * tables are still on the coordinator alone, and whether row-level security is in force on the data nodes. `undefined`
 * without the extension. The connection is an operator's, in the schema svc.
 */
export const describeCluster = async (client: Client): Promise<Cluster | undefined> => {
  const citus = await readCitus(client)
  if (citus === undefined) return undefined
  const nodes = await readDataNodes(client)
  if (nodes.length === 0) return { summary: `Citus ${citus} without data nodes: all data lies here`, problems: [] }

  const { rows: health } = await client.query<{ from: string; to: string; answers: boolean | null }>(`
    select from_nodename || ':' || from_nodeport as from, to_nodename || ':' || to_nodeport as to, result as answers
    from citus_check_cluster_node_health()`)
  const away = health.filter(({ answers }) => answers !== true)
  if (away.length > 0) {
    const pairs = away.map(({ from, to }) => `${to} from ${from}`).join(", ")
    return {
      summary: "",
      problems: [`${pairs} cannot be reached: start the server there, and let the servers log in to each other`],
    }
  }

  const plan = await planDistribution(client)
  const { rows: found } = await client.query<{ left: number; placed: number }>(`
    select (select count(*)::int from svc.distribution_steps) as left,
      (select count(distinct d.colocationid)::int from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid
       where c.relnamespace = 'svc'::regnamespace and d.partmethod = 'h') as placed`)
  const { left, placed } = found[0]!
  const again = "run migrate --distribute again"
  const unplaced = plan.distribute.map(({ about }) => about.replace("the table ", ""))
  const parts = await askEach(client, openParts)
  return {
    summary: `Citus ${citus}: ${nodes.length} data nodes (${nodes.map(({ name }) => name).join(", ")}), every table of tenants is distributed`,
    problems: [
      ...(unplaced.length === 0 ? [] : [`${unplaced.join(", ")} lie on the coordinator alone: ${again}`]),
      ...(left === 0 ? [] : [`a run of migrate --distribute broke off with ${left} steps left: ${again}`]),
      ...(placed > 1
        ? [`the tables of a tenant may lie on different nodes, because they are of ${placed} groups`]
        : []),
      ...different(await askEach(client, "select extversion from pg_extension where extname = 'citus'"), "Citus"),
      ...different(await askEach(client, "show server_version"), "PostgreSQL"),
      ...parts.flatMap(({ node, success, result }) =>
        success && result === "0"
          ? []
          : [
              success
                ? `row-level security does not hold for ${result} parts of tables on ${node}: ${again}, after policies were changed by hand`
                : `${node} was not asked about row-level security: ${plainMessage(new Error(result))}`,
            ],
      ),
    ],
  }
}
