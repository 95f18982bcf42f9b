import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { type Client, Pool } from "pg"
import { inject } from "vitest"
import { atDatabase } from "./at-database.ts"
import { atEveryServer } from "./citus-cluster.ts"

export interface TestDatabase {
  /** The url of the database for a superuser; the database is migrated and empty. */
  readonly url: string
  /**
   * Runs a statement as the superuser, in one of a few connections that are kept open: making one costs more than most
   * queries.
   */
  readonly sql: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  readonly drop: () => Promise<void>
}

const objectInUse = "55006"

/**
 * A database of its own for a test file: a clone of the migrated template. Only for projects with the database set-up;
 * call it in `beforeAll` and drop it in `afterAll`.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const databaseUrl = inject("databaseUrl")
  const name = `svc_test_${randomBytes(6).toString("hex")}`
  // Copied as files: half the time of a copy through the log.
  const clone = `create database ${name} template ${inject("templateDatabase")} strategy file_copy`

  const makeClone = async (client: Client) => {
    for (let tries = 1; ; tries++) {
      try {
        return await client.query(clone)
      } catch (error) {
        // A process of the server itself is looking at the template at this moment.
        if ((error as { readonly code?: unknown }).code !== objectInUse || tries === 20) throw error
        await sleep(50 + Math.random() * 100)
      }
    }
  }
  await atEveryServer(databaseUrl, async (client) => {
    await makeClone(client)
    await keepSettings(client, name)
  })

  // Drops the database before the connections end, because that also ends a statement that still waits.
  return connect(atDatabase(databaseUrl, name), () =>
    atEveryServer(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  )
}

/** A clone has no settings of its template: in a cluster they are a part of it. */
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

/** A database that exists and is not dropped: that of the url; without one, a new database. */
export const openTestDatabase = async (url?: string): Promise<TestDatabase> =>
  url === undefined ? createTestDatabase() : connect(url, async () => undefined)

const connect = (url: string, drop: () => Promise<unknown>): TestDatabase => {
  const pool = new Pool({ connectionString: url, max: 5, allowExitOnIdle: true })
  // A connection that was cut is replaced.
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
