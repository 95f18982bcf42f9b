import { sql } from "kysely"
import type { Client } from "pg"
import { neededPostgres, oldestPostgres } from "../../oldest-postgres.ts"
import type { Db } from "./database.ts"

// Checks a database for problems that an operator should know of; changes nothing.

/** The version of the server, such as `PostgreSQL 18.4`, and what to do when it is too old. */
export const readServerVersion = async (
  client: Client,
): Promise<{ readonly name: string; readonly tooOld: string | undefined }> => {
  const { rows } = await client.query<{ number: string; text: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as text",
  )
  const { number, text } = rows[0]!
  const name = `PostgreSQL ${text}`
  const isTooOld = Number(number) < oldestPostgres * 10_000
  return { name, tooOld: isTooOld ? `${name} is too old: upgrade the server to ${neededPostgres}` : undefined }
}

/**
 * Describes each mistake in the two roles and in row-level security in a sentence that ends with the remedy. The login
 * of the connection, which workers and commands use, must be a member of svc_worker.
 */
export const findRoleProblems = async (client: Client): Promise<readonly string[]> => {
  const { rows: roles } = await client.query<{ name: string; usable: boolean; unbound: boolean; sees_all: boolean }>(`
    select r.rolname as name, pg_has_role(r.oid, 'member') as usable,
      -- With Citus the worker's role must bypass it, because Citus copies no rows into a table with a policy.
      r.rolsuper or r.rolbypassrls and not (
        r.rolname = 'svc_worker' and exists (select from pg_extension where extname = 'citus')) as unbound,
      exists (select from pg_roles w where w.rolname = 'svc_worker' and pg_has_role(r.oid, w.oid, 'member')) as sees_all
    from pg_roles r where r.rolname in ('svc_app', 'svc_worker')`)
  const { rows: tables } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = to_regnamespace('svc') and c.relkind in ('r', 'p') and not c.relispartition
      and not (c.relrowsecurity and c.relforcerowsecurity)
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
    order by 1`)
  const { rows: written } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_roles r on r.rolname = 'svc_app'
    where c.relnamespace = to_regnamespace('svc')
      and c.relname in ('persons', 'sessions', 'invitations', 'person_factors', 'person_passkeys', 'sign_in_tickets')
      and (has_table_privilege(r.oid, c.oid, 'insert') or has_any_column_privilege(r.oid, c.oid, 'update'))
    order by 1`)
  const missing = ["svc_app", "svc_worker"].filter((name) => !roles.some((role) => role.name === name))
  const app = roles.find(({ name }) => name === "svc_app")
  return [
    // The grants on existing objects were dropped with the role; migrations that have already run do not repeat them.
    ...missing.map(
      (name) => `the role ${name} is missing: make it (create role ${name} nologin) and restore the backup`,
    ),
    ...roles
      .filter(({ name, usable }) => name === "svc_worker" && !usable)
      .map(({ name }) => `the user of DATABASE_URL is not a member of ${name}: grant ${name} to it`),
    ...roles
      .filter(({ unbound }) => unbound)
      .map(({ name }) => `${name} bypasses row-level security: alter role ${name} nosuperuser nobypassrls`),
    ...(app?.sees_all === true
      ? ["svc_app is a member of svc_worker and so sees all tenants: revoke svc_worker from svc_app"]
      : []),
    ...(written.length === 0
      ? []
      : [
          `svc_app may still write ${written.map(({ name }) => name).join(", ")} itself, for processes of the version before: when they have ended, run migrate again`,
        ]),
    ...tables.map(
      ({ name }) =>
        `row-level security of the table ${name} is not forced: alter table svc.${name} enable row level security, force row level security`,
    ),
  ]
}

/** The login of a connection, whether it may use the role of HTTP, and whether it may do more than this role. */
export const readLogin = async (
  client: Client,
): Promise<{ readonly name: string; readonly usable: boolean; readonly mighty: boolean }> => {
  const { rows } = await client.query<{ name: string; usable: boolean; mighty: boolean }>(`
    select rolname as name, pg_has_role(oid, 'svc_app', 'member') as usable,
      rolsuper or rolbypassrls or rolcreaterole or pg_has_role(oid, 'svc_worker', 'member')
      or exists (select from pg_class where relnamespace = to_regnamespace('svc') and pg_has_role(r.oid, relowner, 'member')) as mighty
    from pg_roles r where rolname = session_user`)
  return rows[0]!
}

const partitioned = ["events", "webhook_deliveries", "webhook_attempts"]

/**
 * The days (UTC, yyyy-MM-dd) from `now` (milliseconds) to `daysAhead` days later for which a table lacks its partition.
 */
export const findMissingDays = async (db: Db, now: number, daysAhead: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(d, 'YYYY-MM-DD') as day
    from generate_series((${new Date(now)}::timestamptz at time zone 'UTC')::date,
      (${new Date(now)}::timestamptz at time zone 'UTC')::date + ${daysAhead}::integer, interval '1 day') d
    where exists (select from unnest(${sql.val(partitioned)}::text[]) t
      where to_regclass('svc.' || t || '_' || to_char(d, 'YYYYMMDD')) is null)
    order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

export const countTenants = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tenants`.execute(db)
  return rows[0]!.count
}

/** The names of the existing queues. */
export const readQueueNames = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(db)
  return rows.map(({ name }) => name)
}
