import { createHmac } from "node:crypto"
import { escapeLiteral } from "pg"
import { withClient } from "./database.ts"

/** The logins of the embedded database. Each is a member of one role, and neither is a superuser. */
const logins = {
  http: { name: "svc_http", role: "svc_app" },
  worker: { name: "svc_background", role: "svc_worker" },
} as const
export type LoginName = keyof typeof logins

/**
 * The url of a login, from the superuser's url. The login's password is derived one-way from the superuser's random
 * password, so that it need not be stored.
 */
export const loginUrl = (superuserUrl: string, login: LoginName): string => {
  const url = new URL(superuserUrl)
  const { name } = logins[login]
  url.password = createHmac("sha256", decodeURIComponent(url.password)).update(name).digest("base64url")
  url.username = name
  return url.href
}

/** Creates the logins in a migrated database, as its superuser; an existing login gets its password again. */
export const makeLogins = (superuserUrl: string): Promise<void> =>
  withClient(superuserUrl, async (client) => {
    for (const login of ["http", "worker"] as const) {
      const { name, role } = logins[login]
      const password = escapeLiteral(new URL(loginUrl(superuserUrl, login)).password)
      // Several processes may create the login at the same time.
      await client.query(`do $$ begin create role ${name} login in role ${role}; exception
        when duplicate_object or unique_violation then null; end $$`)
      await client.query("select pg_advisory_lock(hashtextextended('svc.logins', 0))")
      await client.query(`alter role ${name} nosuperuser nocreaterole nocreatedb password ${password}`)
      await client.query("select pg_advisory_unlock(hashtextextended('svc.logins', 0))")
    }
  })
