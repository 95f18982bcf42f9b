import { parseJson } from "@svc/domain/shared/exact-json"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { Pool, types } from "pg"
import { ofDatabase } from "../../observability/database-away.ts"
import { checkSession } from "./check-session.ts"
import { connectionTo } from "./connection-to.ts"
import { Database } from "./database.ts"

/** The roles of contract A16: HTTP sees the rows of one tenant only; the worker and the command line see all rows. */
export type DatabaseRole = "svc_app" | "svc_worker"

export interface PostgresSettings {
  readonly url: string
  readonly role: DatabaseRole
  readonly maxConnections: number
  /** The name that pg_stat_activity shows. */
  readonly applicationName: string
  /** Further settings of each connection, for example the test clock of the queue. */
  readonly sessionSettings?: Readonly<Record<string, string>>
  /** Called with each new connection. */
  readonly onConnect?: () => void
  /** Called when a connection breaks; the pool replaces the connection. */
  readonly onError: (error: unknown) => void
}

/** Opens a pool whose connections work as `role` in the schema svc. A connection without them is refused. */
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
    ...connectionTo(url),
    max: maxConnections,
    application_name: applicationName,
    // Statements that start together are sent together, and answered in order.
    pipeline: true,
    options: Object.entries({ ...session, datestyle: "ISO", ...sessionSettings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => checkSession(client, session),
    types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
  })
  // The pool reports the break of an idle connection; a connection in use reports it itself, and without a listener
  // that would end the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => {
    client.on("error", (error) => onError(ofDatabase(error)))
    onConnect?.()
  })
  return new Database(pool)
}

/** Parses `2026-11-20 14:13:18.351+00`, the format of a connection in UTC, to milliseconds. */
const readInstant = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

/** Remembers the last parsed instant, because rows that were written together have the same one. */
const makeParseInstant = () => {
  let last = { text: "", instant: Number.NaN }
  return (text: string): number => {
    if (text !== last.text) last = { text, instant: readInstant(text) }
    return last.instant
  }
}

/**
 * Reads JSON; amounts in it keep their digits. Many rows contain the same short text (terms, accounts, tax rates): its
 * value is parsed once and shared, which is safe because no code changes a value it has read.
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
  // A calendar date has no time zone; the driver's Date would add one.
  [types.builtins.DATE]: (text) => text,
  [types.builtins.JSONB]: makeReadJson(),
}
