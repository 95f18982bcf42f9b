import * as Data from "effect/Data"
import type { ClientBase } from "pg"
import { spreadOver } from "./spread.ts"

/** The session lacks the start-up options: something between us and PostgreSQL has dropped them. */
class SessionRefused extends Data.TaggedError("SessionRefused")<{ readonly message: string }> {}

interface Session {
  readonly role: string
  readonly search_path: string
  readonly timezone: string
}

/**
 * Rejects when a new connection lacks the role, the schema or the time zone that it requested. A pooler with
 * `ignore_startup_parameters = options` drops all three; without the role, row-level security would not hold. A
 * connection to a database with Citus shows the tenants of its statements from now on (`spreadOver`).
 */
export const checkSession = async (client: ClientBase, wanted: Session): Promise<void> => {
  const { rows } = await client.query<Session & { readonly spread: boolean }>(
    `select current_user as role, current_setting('search_path') as search_path, current_setting('timezone') as timezone,
       exists (select from pg_extension where extname = 'citus') as spread`,
  )
  const [found] = rows
  const wrong = (["role", "search_path", "timezone"] as const).filter((name) => found?.[name] !== wanted[name])
  if (wrong.length === 0) {
    if (found?.spread === true) spreadOver(client)
    return
  }
  const differences = wrong.map((name) => `${name} is ${found?.[name]}, not ${wanted[name]}`).join("; ")
  throw new SessionRefused({
    message: `The database connection does not have the requested settings: ${differences}. A pooler in front of PostgreSQL drops the start-up options: connect directly, or remove "options" from its ignore_startup_parameters.`,
  })
}
