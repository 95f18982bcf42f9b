import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { type Client, Pool } from "pg"
import { inject } from "vitest"
import { atDatabase } from "./at-database.ts"
import { atEveryServer } from "./citus-cluster.ts"

export interface TestDatabase {
  /** The URL of the migrated, empty database, for a superuser. */
  readonly url: string
  /**
   * Runs a statement as the superuser. A few connections are kept open, because opening one costs more than most
   * queries.
   */
  readonly sql: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  readonly drop: () => Promise<void>
}

const objectInUse = "55006"

/**
 * Makes a database for one test file: a clone of the migrated template. Needs the project's database set-up. Call it in
 * `beforeAll` and drop the database in `afterAll`.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const databaseUrl = inject("databaseUrl")
  const name = `svc_test_${randomBytes(6).toString("hex")}`
  // Copying files takes half the time of copying through the write-ahead log.
  const clone = `create database ${name} template ${inject("templateDatabase")} strategy file_copy`

  const makeClone = async (client: Client) => {
    for (let tries = 1; ; tries++) {
      try {
        return await client.query(clone)
      } catch (error) {
        // A background process of the server uses the template at this moment.
        if ((error as { readonly code?: unknown }).code !== objectInUse || tries === 20) throw error
        await sleep(50 + Math.random() * 100)
      }
    }
  }
  await atEveryServer(databaseUrl, async (client) => {
    await makeClone(client)
    await keepSettings(client, name)
  })

  // Drops the database before closing the connections, because that also ends a statement that waits.
  return connect(atDatabase(databaseUrl, name), () =>
    atEveryServer(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  )
}

/** Copies settings to the clone, which does not inherit those of its template; a database of a cluster needs them. */
const keepSettings = async (client: Client, name: string) => {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = $1 and s.setrole = 0`,
    [inject("templateDatabase")],
  )
  for (const { setting } of rows) {
    const [key, value] = setting.split("=", 2)
    await client.query(`alter database ${name} set ${key} to '${value}'`)
  }
}

/** Opens the database at the URL, which `drop` then keeps; without a URL, makes a new database. */
export const openTestDatabase = async (url?: string): Promise<TestDatabase> =>
  url === undefined ? createTestDatabase() : connect(url, async () => undefined)

const connect = (url: string, drop: () => Promise<unknown>): TestDatabase => {
  const pool = new Pool({ connectionString: url, max: 5, allowExitOnIdle: true })
  // The pool replaces a connection that was cut.
  pool.on("error", () => undefined)
  return {
    url,
    sql: async <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      (await pool.query(text, [...values])).rows as Row[],
    drop: async () => {
      await drop()
      await pool.end()
    },
  }
}
