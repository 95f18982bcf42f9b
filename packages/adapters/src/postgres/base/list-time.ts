import { FilterTooBroad, type PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/** The time that some statements may take together, in milliseconds, and the name of their subject. */
export interface TimeBound {
  readonly longestMs: number
  readonly of: "list" | "report"
}

/** The statements of a list with a filter or an order (contract L16). */
const listTime: TimeBound = { longestMs: 2000, of: "list" }

/** The statements of a report, which reads all that it is about (contract T12). */
export const reportTime: TimeBound = { longestMs: 30_000, of: "report" }

/** The ids of a million items are sorted in it; with the server's usual 4 MB they go through files. */
const sortMemory = "64MB"

/** Cancelled at `statement_timeout` (query_canceled). */
const isCutOff = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014"

class TookTooLong extends Error {
  readonly bound: TimeBound
  constructor(bound: TimeBound, cause: unknown) {
    super(`a ${bound.of} took too long`, { cause })
    this.bound = bound
  }
}

/** Holds when the statements of a list began, as the server tells the time, in seconds. */
const began = "svc.list_began"
/** Holds what they may take, in milliseconds. */
const longest = "svc.list_longest"

/**
 * Runs statements of the current transaction, which have the time of a list, or another that is given: the first one all of it, others what
 * `inTimeLeft` or `remainingTime` leaves them. Rejects with `TookTooLong`; the statements behind them have the time that
 * they had.
 */
export const withinTime = async <A>(q: Db, work: () => Promise<A>, bound: TimeBound = listTime): Promise<A> => {
  const ms = String(bound.longestMs)
  const limited = sql<{ before: string }>`select current_setting('statement_timeout') as before,
    set_config('statement_timeout', ${ms}, true), set_config(${longest}, ${ms}, true), set_config('work_mem', ${sortMemory}, true),
    set_config(${began}, extract(epoch from clock_timestamp())::text, true)`.execute(q)
  // The first statement of the work is sent with it.
  const [{ rows }, done] = await Promise.all([limited, work()]).catch((cause: unknown) => {
    throw isCutOff(cause) ? new TookTooLong(bound, cause) : cause
  })
  await sql`select set_config('statement_timeout', ${rows[0]!.before}, true)`.execute(q)
  return done
}

/**
 * Evaluated at the end of a statement: leaves the next one the time of the list that is not used up. Outside a transaction, where
 * nothing is kept from one statement to the next, it leaves all.
 */
export const remainingTime = sql`set_config('statement_timeout', greatest(1, coalesce(
  nullif(current_setting(${longest}, true), ''), ${String(listTime.longestMs)})::int - coalesce(
  (extract(epoch from clock_timestamp()) - nullif(current_setting(${began}, true), '')::numeric) * 1000, 0)::int)::text, true)`

/** Runs a further statement of a list in the time that the ones before have left; what says so is sent with it. */
export const inTimeLeft = async <A>(q: Db, statement: () => Promise<A>): Promise<A> => {
  const [, done] = await Promise.all([sql`select ${remainingTime}`.execute(q), statement()])
  return done
}

/** As `query`, for work that may reject with `TookTooLong`. */
export const listQuery = <A>(
  db: Db,
  port: string,
  run: (db: Db) => Promise<A>,
): Effect.Effect<A, FilterTooBroad | PortUnavailable> =>
  Effect.mapError(query(db, port, run), (error) =>
    error.cause instanceof TookTooLong
      ? new FilterTooBroad({ seconds: error.cause.bound.longestMs / 1000, of: error.cause.bound.of })
      : error,
  )
