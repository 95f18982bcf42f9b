import * as Data from "effect/Data"
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Client } from "pg"
import { assetFolder } from "../../installation/assets.ts"
import { withConnection } from "./connect.ts"

/** A newer version removed something that this version needs. The message says what to install (contract O21). */
class SchemaTooNew extends Data.TaggedError("SchemaTooNew")<{ readonly message: string }> {}

export interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
  /**
   * After this migration only a process that has the migration `needs` can work on the schema; undefined: any process.
   */
  readonly needs: string | undefined
}

/**
 * The first line of a migration. `expand` removes nothing from older processes; `contract` names the migration that a
 * process needs from now on.
 */
export const migrationKind = /^-- (?:expand|contract, needs (?<needs>\d{4}-[a-z0-9-]+\.sql))\n/u

interface Run {
  readonly name: string
  readonly sha256: string
  readonly needs: string | null
}

/** The column `needs` is missing in a database of an earlier version. */
const readRun = async (client: Client): Promise<readonly Run[]> =>
  (await client.query<Run>("select name, sha256, to_jsonb(m) ->> 'needs' as needs from svc.migrations m")).rows

const refuseTooNew = (run: readonly Run[], own: readonly string[]): void => {
  const lost = run.find(({ needs }) => needs !== null && !own.includes(needs))
  if (lost === undefined) return
  throw new SchemaTooNew({
    message: `The database is of a newer version: ${lost.name} ran on it, and since then it takes a version of svc that brings ${lost.needs}. Install a newer version.`,
  })
}

/**
 * The migrations that a database still lacks, in the order to run them. Rejects when a file was changed after it had
 * run on this database, and with `SchemaTooNew`.
 */
export const findPending = async (client: Client): Promise<readonly Migration[]> => {
  const { rows } = await client.query<{ known: boolean }>("select to_regclass('svc.migrations') is not null as known")
  const run = rows[0]?.known === true ? await readRun(client) : []
  const done = new Map(run.map(({ name, sha256 }) => [name, sha256]))
  const pending: Migration[] = []
  const own = await readMigrations()
  refuseTooNew(
    run,
    own.map(({ name }) => name),
  )
  for (const migration of own) {
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

/** In the sources the folder also holds schema.sql, which is generated from the migrations for readers. */
const readNames = async (): Promise<readonly string[]> =>
  (await readdir(assetFolder("migrations"))).filter((name) => /^\d{4}-.*\.sql$/u.test(name)).sort()

const readMigrations = async (): Promise<readonly Migration[]> => {
  const folder = assetFolder("migrations")
  return Promise.all(
    (await readNames()).map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8")
      const sha256 = createHash("sha256").update(text).digest("hex")
      return { name, text, sha256, needs: migrationKind.exec(text)?.groups?.["needs"] }
    }),
  )
}

/**
 * The names of the migrations that a database still lacks. Rejects with `DatabaseUnreachable` when the database does
 * not answer.
 */
export const pendingMigrations = (url: string): Promise<readonly string[]> =>
  withConnection(url, "svc", async (client) => (await findPending(client)).map(({ name }) => name))

/**
 * Rejects with `SchemaTooNew`, or with `DatabaseUnreachable` when the database does not answer. When the login may not
 * read the list of migrations, the database is of an earlier version or was never migrated, and nothing is checked.
 */
export const requireKnownSchema = (url: string, applicationName: string): Promise<void> =>
  withConnection(url, applicationName, async (client) => {
    const { rows } = await client.query<{ readable: boolean | null }>(
      "select has_table_privilege(to_regclass('svc.migrations'), 'select') as readable",
    )
    if (rows[0]?.readable === true) refuseTooNew(await readRun(client), await readNames())
  })
