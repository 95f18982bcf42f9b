import { Client } from "pg"
import { databaseName } from "./cluster.ts"

/** The superuser's url of a database of the cluster, by default of the product's database. */
export const databaseUrl = (port: number, password: string, database = databaseName): string =>
  `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/** Connects, runs the function, and always disconnects. */
export const withClient = async <A>(url: string, use: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A cut connection also rejects the running query; without a listener it would end the process.
  client.on("error", () => undefined)
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Creates the product's database if it is missing, because an earlier first start may have been killed before it did.
 */
export const ensureDatabase = (port: number, password: string): Promise<void> =>
  withClient(databaseUrl(port, password, "postgres"), async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  })

/** True when the server at this port accepts our password and serves this cluster. */
export const servesCluster = async (port: number, password: string, cluster: string): Promise<boolean> => {
  try {
    return await withClient(databaseUrl(port, password, "postgres"), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("show data_directory")
      return rows[0]?.data_directory === cluster
    })
  } catch {
    return false
  }
}
