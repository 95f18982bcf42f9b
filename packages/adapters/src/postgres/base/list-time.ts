import { FilterTooBroad, type PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/** What the statements of a list with a filter or an order may take together, in milliseconds (contract L16). */
const longestMs = 2000

/** The ids of a million items are sorted in it; with the server's usual 4 MB they go through files. */
const sortMemory = "64MB"

/** Cancelled at `statement_timeout` (query_canceled). */
const isCutOff = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014"

class TookTooLong extends Error {}

/**
 * Runs statements of the current transaction, each of which may take as long as a list may. Rejects with `TookTooLong`;
 * the statements behind them have the time that they had.
 */
export const withinTime = async <A>(q: Db, work: () => Promise<A>): Promise<A> => {
  const limited = sql<{ before: string }>`select current_setting('statement_timeout') as before,
    set_config('statement_timeout', ${String(longestMs)}, true), set_config('work_mem', ${sortMemory}, true)`.execute(q)
  // The first statement of the work is sent with it.
  const [{ rows }, done] = await Promise.all([limited, work()]).catch((cause: unknown) => {
    throw isCutOff(cause) ? new TookTooLong("a list took too long", { cause }) : cause
  })
  await sql`select set_config('statement_timeout', ${rows[0]!.before}, true)`.execute(q)
  return done
}

/** Evaluated at the end of a statement: leaves the next ones the time that the statement has not used. */
export const remainingTime = sql`set_config('statement_timeout',
  greatest(1, ${longestMs}::int - (extract(epoch from clock_timestamp() - statement_timestamp()) * 1000)::int)::text, true)`

/** As `query`, for work that may reject with `TookTooLong`. */
export const listQuery = <A>(
  db: Db,
  port: string,
  run: (db: Db) => Promise<A>,
): Effect.Effect<A, FilterTooBroad | PortUnavailable> =>
  Effect.mapError(query(db, port, run), (error) =>
    error.cause instanceof TookTooLong ? new FilterTooBroad({ seconds: longestMs / 1000 }) : error,
  )
