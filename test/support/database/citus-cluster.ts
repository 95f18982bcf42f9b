import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { Client } from "pg"
import { atDatabase } from "./at-database.ts"

/** The reason why no test runs on a Citus cluster; `undefined` where tests do. */
export const whyNoCitus = (): string | undefined =>
  citusUrl() === undefined
    ? "the tests on Citus are SKIPPED: TEST_CITUS_URL names no coordinator (docs/operations/scale.md)"
    : undefined

/**
 * The URL of a database at the coordinator of a Citus cluster, whose extension knows the data nodes. Its login is a
 * superuser on every node.
 */
export const citusUrl = (): string | undefined => process.env["TEST_CITUS_URL"]

/** Whether a database is on the Citus cluster. The project `oldest` has a server that is not. */
export const isOnCluster = (url: string): boolean => {
  const cluster = citusUrl()
  return cluster !== undefined && new URL(cluster).host === new URL(url).host
}

/** Selects a row for each session that waits for a lock. In a cluster the lock may be on a data node. */
export const waitingForLocks =
  process.env["TEST_CITUS_URL"] === undefined
    ? "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    : "select from citus_lock_waits"

/** The URLs of the database with this name on each server of the cluster, the coordinator first. */
const everywhere = (url: string, name: string): Promise<readonly string[]> =>
  withClient(citusUrl()!, async (client) => {
    const { rows } = await client.query<{ host: string; port: number }>(
      "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary' order by groupid",
    )
    const onNode = ({ host, port }: { host: string; port: number }) => {
      const node = new URL(url)
      node.hostname = host
      node.port = String(port)
      return node.href
    }
    return [url, ...rows.map(onNode)].map((each) => atDatabase(each, name))
  })

/** Does work on the server of a database; in a cluster, on the coordinator and then on each data node. */
export const atEveryServer = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const servers = isOnCluster(url) ? await everywhere(url, "postgres") : [url]
  for (const server of servers) await withClient(server, work)
}

export const onEveryServer = (url: string, statement: string): Promise<void> =>
  atEveryServer(url, (client) => client.query(statement))

/** Makes a Citus cluster of a new database that exists on every server. Few shards keep its copies small. */
export const joinServers = async (url: string, name: string): Promise<void> => {
  const [coordinator, ...nodes] = await everywhere(url, name)
  for (const server of [coordinator!, ...nodes]) {
    await withClient(server, (client) => client.query("create extension citus"))
  }
  await withClient(coordinator!, async (client) => {
    const { hostname, port } = new URL(coordinator!)
    await client.query("select citus_set_coordinator_host($1, $2)", [hostname, Number(port)])
    for (const node of nodes) {
      const at = new URL(node)
      await client.query("select citus_add_node($1, $2)", [at.hostname, Number(at.port)])
    }
    await client.query(`alter database ${name} set citus.shard_count = 4`)
  })
}

/** Makes the data nodes ask the test clock for the time of the queue, as the connections of the service do. */
export const useTestClockOnNodes = async (url: string): Promise<void> => {
  if (!isOnCluster(url)) return
  await withClient(url, (client) =>
    client.query(
      "select run_command_on_workers(format('alter database %I set pgboss.test_clock = on', current_database()))",
    ),
  )
}
