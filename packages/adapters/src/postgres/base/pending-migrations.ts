import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Client } from "pg"
import { assetFolder } from "../../installation/assets.ts"
import { withConnection } from "./connect.ts"

export interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

/**
 * The migrations that a database still lacks, in the order to run them. Rejects when a file was changed after it had
 * run on this database.
 */
export const findPending = async (client: Client): Promise<readonly Migration[]> => {
  const { rows } = await client.query<{ known: boolean }>("select to_regclass('svc.migrations') is not null as known")
  const run =
    rows[0]?.known === true
      ? (await client.query<{ name: string; sha256: string }>("select name, sha256 from svc.migrations")).rows
      : []
  const done = new Map(run.map(({ name, sha256 }) => [name, sha256]))
  const pending: Migration[] = []
  for (const migration of await readMigrations()) {
    const before = done.get(migration.name)
    if (before !== undefined && before !== migration.sha256) {
      throw new Error(
        `migration ${migration.name} was changed after it had run on this database: add a new file instead`,
      )
    }
    if (before === undefined) pending.push(migration)
  }
  return pending
}

const readMigrations = async (): Promise<readonly Migration[]> => {
  const folder = assetFolder("migrations")
  // In the sources the folder also holds schema.sql, which is generated from the migrations for readers.
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/u.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8")
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") }
    }),
  )
}

/**
 * The names of the migrations that a database still lacks. Rejects with `DatabaseUnreachable` when the database does
 * not answer.
 */
export const pendingMigrations = (url: string): Promise<readonly string[]> =>
  withConnection(url, "svc", async (client) => (await findPending(client)).map(({ name }) => name))
