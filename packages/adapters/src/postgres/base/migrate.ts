import { setTimeout as pause } from "node:timers/promises"
import { type Client, DatabaseError, escapeIdentifier } from "pg"
import type { Queue } from "pg-boss"
import { loadPgBoss } from "./pg-boss-library.ts"
import { withConnection } from "./connect.ts"
import { connectionTo } from "./connection-to.ts"
import { findMigrationObstacles, MigrationRefused } from "./migrate-obstacles.ts"
import { findPending, type Migration } from "./pending-migrations.ts"

export interface Migrated {
  /** Names of the files that were run now; empty when there was nothing to do. */
  readonly applied: readonly string[]
}

/** The contexts' contributions to a migration. */
export interface MigrationParts {
  readonly queues: readonly Queue[]
  /**
   * Adds rows that older data lacks, because it was written before the service had them. Runs after the migrations; a
   * second run changes nothing.
   */
  readonly backfill: (client: Client, url: string) => Promise<void>
}

/** Held while a database is migrated or distributed. */
export const migrationLock = "svc.migrate"

/**
 * Brings a database up to date: roles, tables, queues, partitions. Holds a lock, so that any number of processes may
 * start at once; each file runs once, in its own transaction. The login must own the database, or be allowed to create
 * a schema and roles (the roles may also exist already). Rejects with `MigrationRefused` when the login lacks these
 * rights.
 */
export const migrateTo = (url: string, { queues, backfill }: MigrationParts): Promise<Migrated> =>
  withConnection(url, "svc migrate", async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [migrationLock])
    const obstacles = await findMigrationObstacles(client)
    if (obstacles !== undefined) throw new MigrationRefused({ message: obstacles })
    await makeRoles(client)
    await client.query("create schema if not exists svc")
    await client.query("set search_path = svc")
    await client.query(
      "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    )
    await client.query("alter table migrations add column if not exists needs text")
    // At its start a process of HTTP checks whether it can work on this schema.
    await client.query("grant select on migrations to svc_app")
    // svc_worker owns the few functions that read across tenants, so it must be able to own something here.
    await client.query("grant usage on schema svc to svc_app; grant usage, create on schema svc to svc_worker")
    const applied = await runPending(client)
    await client.query("grant select, insert, update, delete on all tables in schema svc to svc_worker")
    await client.query("select begin_event_epoch()")
    await client.query("call keep_security_events()")
    await client.query("call keep_audit_log()")
    await client.query("call take_former_writes()")
    await makeQueues(url, queues)
    await grantQueues(client)
    await backfill(client, url)
    await client.query(
      "select make_partitions((now() at time zone 'UTC')::date - 1, (now() at time zone 'UTC')::date + 7)",
    )
    return { applied }
  })

/**
 * Roles belong to the server, not to the database: a migration of another database may create them at the same time.
 */
const makeRoles = async (client: Client): Promise<void> => {
  for (const role of ["svc_app", "svc_worker"]) {
    const { rows } = await client.query<{ member: boolean }>(
      "select pg_has_role(rolname, 'member') as member from pg_roles where rolname = $1",
      [role],
    )
    if (rows[0]?.member === true) continue
    await client.query(`do $$ begin create role ${role} nologin; exception
      when duplicate_object or unique_violation then null; end $$`)
    const user = await client.query<{ name: string }>("select current_user as name")
    await client.query(`do $$ begin grant ${role} to ${escapeIdentifier(user.rows[0]!.name)}; exception
      when unique_violation then null; end $$`)
  }
}

/** SQLSTATE of lock not available, and of deadlock detected. */
const busy: ReadonlySet<unknown> = new Set(["55P03", "40P01"])

/** Shorter than the second after which PostgreSQL looks for deadlocks and might end another transaction. */
const lockWaitMs = 500
const longestPauseMs = 2_000
const tries = 200

/**
 * Runs a file in its own transaction. Another transaction may hold a lock for long, or may itself wait for this one.
 * Then the file releases its locks, so that the others can go on, and starts again.
 */
export const runMigration = async (client: Client, { name, text, sha256, needs }: Migration): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockWaitMs};\n${text}`)
      await client.query("insert into migrations (name, sha256, needs) values ($1, $2, $3)", [name, sha256, needs])
      await client.query("commit")
      return
    } catch (cause) {
      await client.query("rollback")
      if (!(cause instanceof DatabaseError && busy.has(cause.code)) || tried === tries)
        throw new Error(`migration ${name} failed`, { cause })
      await pause(Math.min(tried * 50, longestPauseMs))
    }
  }
}

const runPending = async (client: Client): Promise<readonly string[]> => {
  const pending = await findPending(client)
  for (const migration of pending) await runMigration(client, migration)
  return pending.map(({ name }) => name)
}

const makeQueues = async (url: string, queues: readonly Queue[]): Promise<void> => {
  const { PgBoss } = await loadPgBoss()
  const boss = new PgBoss({
    ...connectionTo(url),
    application_name: "svc migrate",
    supervise: false,
    schedule: false,
    max: 2,
  })
  boss.on("error", () => undefined)
  await boss.start()
  try {
    for (const { name, ...options } of queues) {
      await boss.createQueue(name, options)
      const { partition: _, policy: __, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * HTTP adds and counts jobs through functions of the service, which call pg-boss's clock. It can read no row, because
 * the jobs of all tenants share one table. No right is revoked here: a process may migrate while another version still
 * needs the right.
 */
const grantQueues = (client: Client) =>
  client.query(`
    grant usage on schema pgboss to svc_app, svc_worker;
    grant select, insert, update, delete on all tables in schema pgboss to svc_worker;
    alter default privileges in schema pgboss grant select, insert, update, delete on tables to svc_worker;
  `)
