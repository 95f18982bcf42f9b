import { Effect, Schedule } from "effect"
import * as Data from "effect/Data"
import type { Client } from "pg"
import { plainMessage } from "../../observability/plain-message.ts"
import { isAway } from "../../observability/database-away.ts"
import { makeClient } from "./connection-to.ts"
import { placeOf } from "./database-address.ts"

/** No connection can be made: the message is one sentence that says where, why and what to check, without secrets. */
class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly message: string
  readonly cause: unknown
}> {}

const unreachable = (url: string, cause: unknown): DatabaseUnreachable => {
  const [trouble, advice] = isAway(cause)
    ? ["cannot be reached", "Check DATABASE_URL, and that PostgreSQL runs there."]
    : ["refuses the login", "Check the user, the password and the name of the database in DATABASE_URL."]
  const message = `The database at ${placeOf(url)} ${trouble}: ${plainMessage(cause)}. ${advice}`
  return new DatabaseUnreachable({ message, cause })
}

/**
 * One connection for a piece of work, as the user of the url and outside any pool. Rejects with `DatabaseUnreachable`
 * when it cannot be made within ten seconds.
 */
export const withConnection = async <A>(
  url: string,
  applicationName: string,
  use: (client: Client) => Promise<A>,
): Promise<A> => {
  const client = makeClient(url, { application_name: applicationName, connectionTimeoutMillis: 10_000 })
  // A cut connection also rejects the running query; without a listener it would end the process.
  client.on("error", () => undefined)
  try {
    await client.connect().catch((cause: unknown) => {
      throw unreachable(url, cause)
    })
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Patience {
  readonly applicationName: string
  /** The longest wait in milliseconds; without it the wait has no limit. */
  readonly longestMs?: number
  /** Called once, with the reason, when the database is away and the wait begins. */
  readonly onAway: (error: Error) => void
  /** Ends the wait, which then rejects with its reason. */
  readonly signal?: AbortSignal
}

/**
 * Waits for a database that is away, and returns whether it was away (contract O17). Rejects with `DatabaseUnreachable`
 * when the time is up, and at once when the database answers and refuses the login.
 */
export const untilReachable = async (
  url: string,
  { applicationName, longestMs, onAway, signal }: Patience,
): Promise<boolean> => {
  let wasAway = false
  const connect = Effect.tryPromise({
    try: () => withConnection(url, applicationName, () => Promise.resolve()),
    catch: (cause) => (cause instanceof DatabaseUnreachable ? cause : unreachable(url, cause)),
  })
  const everySoOften = Schedule.spaced("500 millis")
  const asked = Effect.tapError(connect, (error) =>
    Effect.sync(() => {
      if (wasAway || !isAway(error)) return
      wasAway = true
      onAway(error)
    }),
  ).pipe(
    Effect.retry({
      while: isAway,
      schedule: longestMs === undefined ? everySoOften : everySoOften.pipe(Schedule.upTo({ duration: longestMs })),
    }),
  )
  try {
    await Effect.runPromise(asked, signal === undefined ? undefined : { signal })
    return wasAway
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
