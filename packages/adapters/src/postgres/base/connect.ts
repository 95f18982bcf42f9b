import * as Data from "effect/Data"
import { Client } from "pg"
import { plainMessage } from "../../observability/plain-message.ts"

/**
 * A connection cannot be made: the message is one sentence that says where, why and what to look at, without secrets.
 */
class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly message: string
  readonly cause: unknown
}> {}

/**
 * One connection for a piece of work, as the user of the url and outside any pool. Rejects with `DatabaseUnreachable`
 * when it cannot be made within ten seconds.
 */
export const withConnection = async <A>(
  url: string,
  applicationName: string,
  use: (client: Client) => Promise<A>,
): Promise<A> => {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  })
  // A cut connection also rejects the running query; without a listener it would end the process.
  client.on("error", () => undefined)
  try {
    await client.connect().catch((cause: unknown) => {
      const message = `The database at ${placeOf(url)} cannot be reached: ${plainMessage(cause)}. Check DATABASE_URL, and that PostgreSQL runs there.`
      throw new DatabaseUnreachable({ message, cause })
    })
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Host, port and database of a url, without the user and the password. */
export const placeOf = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = hostname === "" ? (searchParams.get("host") ?? "localhost") : hostname
  return `${host}:${port === "" ? "5432" : port}${pathname}`
}
