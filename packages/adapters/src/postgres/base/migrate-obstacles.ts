import * as Data from "effect/Data"
import { type Client, escapeIdentifier } from "pg"
import { readServerVersion } from "./inspect.ts"

/**
 * The server is too old, or the login lacks rights that the migrations need. The message says what to do, and which
 * statements grant the rights (contract O9).
 */
export class MigrationRefused extends Data.TaggedError("MigrationRefused")<{ readonly message: string }> {}

interface Rights {
  readonly login: string
  readonly database: string
  readonly mayMakeRoles: boolean
  readonly mayMakeSchemas: boolean
  readonly superuser: boolean
}

interface Role {
  readonly name: string
  readonly member: boolean
  readonly grantable: boolean
}

const roles = ["svc_app", "svc_worker"]

/**
 * Returns, in one sentence, what the server or the login lacks for migrating the database; undefined when nothing is
 * missing. Since PostgreSQL 16 the right to create roles does not include the right to grant existing ones.
 */
export const findMigrationObstacles = async (client: Client): Promise<string | undefined> => {
  const { tooOld } = await readServerVersion(client)
  if (tooOld !== undefined) return `${tooOld}.`
  const rights = await one<Rights>(
    client,
    `select current_user as login, current_database() as database, rolsuper as superuser,
       rolsuper or rolcreaterole as "mayMakeRoles",
       has_database_privilege(current_database(), 'create') as "mayMakeSchemas"
     from pg_roles where rolname = current_user`,
  )
  const { rows: found } = await client.query<Role>(
    `select r.rolname as name, pg_has_role(r.oid, 'member') as member,
       u.rolsuper or pg_has_role(r.oid, 'member with admin option')
         or (u.rolcreaterole and current_setting('server_version_num')::integer < 160000) as grantable
     from pg_roles r cross join pg_roles u where r.rolname = any($1) and u.rolname = current_user`,
    [roles],
  )
  const { rows: schemas } = await client.query<{ name: string; owner: string; owned: boolean }>(
    `select nspname as name, pg_get_userbyid(nspowner) as owner, pg_has_role(nspowner, 'usage') as owned
     from pg_namespace where nspname in ('svc', 'pgboss')`,
  )

  const foreign = schemas.find(({ owned }) => !owned)
  if (foreign !== undefined) {
    return `The schema ${foreign.name} belongs to ${foreign.owner}, and ${rights.login} is no member of it: run migrate with a DATABASE_URL of ${foreign.owner}.`
  }
  const login = escapeIdentifier(rights.login)
  const missing = roles.flatMap((name) => {
    const role = found.find((each) => each.name === name)
    if (role === undefined)
      return rights.mayMakeRoles ? [] : [`create role ${name} nologin`, `grant ${name} to ${login}`]
    return role.member || role.grantable ? [] : [`grant ${name} to ${login}`]
  })
  if (!rights.mayMakeSchemas) missing.push(`grant create on database ${escapeIdentifier(rights.database)} to ${login}`)
  return missing.length === 0
    ? undefined
    : `${rights.login} may not migrate this database. Run as a superuser of PostgreSQL, and then migrate again: ${missing.join("; ")};`
}

const one = async <Row extends object>(client: Client, text: string): Promise<Row> =>
  (await client.query<Row>(text)).rows[0]!
