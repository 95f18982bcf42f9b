import { sql } from "kysely"
import type { Client } from "pg"
import type { Db } from "./database.ts"

// Looks at a database for what an operator should know; changes nothing.

/** `server_version_num` and `server_version`, such as 180004 and `18.4`. */
export const readServerVersion = async (
  client: Client,
): Promise<{ readonly number: number; readonly text: string }> => {
  const { rows } = await client.query<{ number: string; text: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as text",
  )
  return { number: Number(rows[0]!.number), text: rows[0]!.text }
}

/**
 * The mistakes in the two roles and in row-level security, a sentence each that ends with what mends it. The login of the
 * connection has to be a member of the `needed` roles.
 */
export const findRoleProblems = async (
  client: Client,
  needed: readonly ("svc_app" | "svc_worker")[],
): Promise<readonly string[]> => {
  const { rows: roles } = await client.query<{ name: string; usable: boolean; unbound: boolean; sees_all: boolean }>(`
    select r.rolname as name, pg_has_role(r.oid, 'member') as usable, r.rolsuper or r.rolbypassrls as unbound,
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
    // The grants on what is there already are gone with a role; migrations that have run do not give them again.
    ...missing.map(
      (name) => `the role ${name} is missing: make it (create role ${name} nologin) and restore the backup`,
    ),
    ...roles
      .filter(({ name, usable }) => !usable && needed.some((role) => role === name))
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

/** The login of a connection, whether it may work as HTTP's role, and whether it may do more than that. */
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

/** The days (UTC, yyyy-MM-dd) from `now` (milliseconds) to `daysAhead` later that lack a partition of one of the tables. */
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

/** The names of the queues that were made. */
export const readQueueNames = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(db)
  return rows.map(({ name }) => name)
}
