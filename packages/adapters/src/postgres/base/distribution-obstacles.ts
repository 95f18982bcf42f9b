import type { Client } from "pg"
import { startLine } from "../../installation/command-lines.ts"
import { readCitus } from "./distribution-plan.ts"
import { findPending } from "./pending-migrations.ts"

/** A data node of a cluster, as the coordinator knows it. */
interface DataNode {
  readonly name: string
  readonly isActive: boolean
}

export const readDataNodes = async (client: Client): Promise<readonly DataNode[]> =>
  (
    await client.query<DataNode>(
      `select nodename || ':' || nodeport as name, isactive as "isActive" from pg_dist_node
       where shouldhaveshards and noderole = 'primary' order by 1`,
    )
  ).rows

/**
 * Returns, in one sentence, why the tables of a database cannot be distributed, and what to do; undefined when they
 * can. Nothing was changed.
 */
export const findDistributionObstacles = async (client: Client): Promise<string | undefined> => {
  const pending = await findPending(client)
  if (pending.length > 0) return `The database lacks ${pending.length} of the migrations: migrate it first.`
  if ((await readCitus(client)) === undefined) {
    const { rows } = await client.query("select from pg_available_extensions where name = 'citus'")
    return rows.length === 0
      ? "This PostgreSQL has no extension citus, so its tables cannot be distributed: install Citus on the server and name it in shared_preload_libraries."
      : "The database has no extension citus: run `create extension citus` in it as a superuser, here and on every data node, and then name the data nodes with citus_add_node."
  }
  const { rows: coordinators } = await client.query<{ isCoordinator: boolean }>(
    `select groupid = 0 as "isCoordinator" from pg_dist_local_group`,
  )
  if (coordinators[0]?.isCoordinator !== true) return "This is a data node: DATABASE_URL has to name the coordinator."
  const nodes = await readDataNodes(client)
  if (nodes.length === 0) {
    return "The cluster has no data node: name the coordinator with citus_set_coordinator_host, and each data node with citus_add_node."
  }
  const away = nodes.filter(({ isActive }) => !isActive)
  if (away.length > 0) return `The data node ${away[0]!.name} is not active: run citus_activate_node for it.`
  const { rows: rights } = await client.query<{ login: string; superuser: boolean }>(
    "select rolname as login, rolsuper as superuser from pg_roles where rolname = current_user",
  )
  if (rights[0]?.superuser !== true) {
    return `${rights[0]?.login} may not distribute the tables: use a DATABASE_URL of a superuser, who alone may let svc_worker bypass row-level security on the data nodes.`
  }
  const { rows: working } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name in ('svc http', 'svc worker') order by 1`,
  )
  return working.length === 0
    ? undefined
    : `${working.map(({ name }) => name).join(" and ")} still work with the database: stop the service, distribute, and then start it again with \`${startLine}\` or its units.`
}
