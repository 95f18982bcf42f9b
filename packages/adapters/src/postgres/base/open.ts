import { parseJson } from "@svc/domain/shared/exact-json"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { Pool, types } from "pg"
import { ofDatabase } from "../../observability/database-away.ts"
import { checkSession } from "./check-session.ts"
import { Database } from "./database.ts"

/** The roles of contract A16: HTTP cannot see past a tenant, the worker and the command line see all. */
export type DatabaseRole = "svc_app" | "svc_worker"

export interface PostgresSettings {
  readonly url: string
  readonly role: DatabaseRole
  readonly maxConnections: number
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  /** Further settings of each connection, such as the test clock of the queue. */
  readonly sessionSettings?: Readonly<Record<string, string>>
  /** Called with each new connection. */
  readonly onConnect?: () => void
  /** Called when a connection breaks; the pool replaces it. */
  readonly onError: (error: unknown) => void
}

/** Opens a pool whose connections work as `role` in the schema svc. A connection that does not is refused. */
export const openPostgres = ({
  url,
  role,
  maxConnections,
  applicationName,
  sessionSettings = {},
  onConnect,
  onError,
}: PostgresSettings): Database => {
  const session = { role, search_path: "svc", timezone: "UTC" }
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: applicationName,
    // Statements that are begun together are sent together, and answered in their order.
    pipeline: true,
    options: Object.entries({ ...session, datestyle: "ISO", ...sessionSettings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => checkSession(client, session),
    types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
  })
  // The pool tells of the break of an idle connection, a connection in use only by itself; without a listener it would
  // end the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => {
    client.on("error", (error) => onError(ofDatabase(error)))
    onConnect?.()
  })
  return new Database(pool)
}

/** `2026-11-20 14:13:18.351+00`, as a connection in UTC writes it, in milliseconds. */
const readInstant = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

/** Keeps the instant that was read last, because rows that were written together hold the same one. */
const makeParseInstant = () => {
  let last = { text: "", instant: Number.NaN }
  return (text: string): number => {
    if (text !== last.text) last = { text, instant: readInstant(text) }
    return last.instant
  }
}

/**
 * Reads JSON; amounts in it keep their digits. Many rows have the same short text (terms, accounts, tax rates): its value is made
 * once and shared, for no code changes what it has read.
 */
const makeReadJson = () => {
  const read = new LRUCache<string, object>(atMost(5000))
  return (text: string): unknown => {
    if (text.length > 500) return parseJson(text)
    const known = read.get(text)
    if (known !== undefined) return known
    const value = parseJson(text)
    if (typeof value === "object" && value !== null) read.set(text, value)
    return value
  }
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Instants are milliseconds everywhere in the code.
  [types.builtins.TIMESTAMPTZ]: makeParseInstant(),
  // A calendar date has no zone: the driver's Date would give it one.
  [types.builtins.DATE]: (text) => text,
  [types.builtins.JSONB]: makeReadJson(),
}
