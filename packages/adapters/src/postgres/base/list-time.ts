import { FilterTooBroad, type PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/**
 * The longest time of several statements together, in milliseconds, and the advice in the error when they take longer.
 */
export interface TimeBound {
  readonly longestMs: number
  readonly whatHelps: string
  readonly of: "list" | "report"
}

/** The limit for the statements of a list with a filter or an order (contract L16). */
const listTime: TimeBound = {
  longestMs: 2000,
  of: "list",
  whatHelps: "Add a condition on an indexed field, or shorten the range of time.",
}

/** The limit for the statements of a report, which read everything that the report covers (contract T12). */
export const reportTime = (whatHelps: string): TimeBound => ({ longestMs: 30_000, of: "report", whatHelps })

const sentences = ({ longestMs, whatHelps, of }: TimeBound): string =>
  `The ${of} could not be ${of === "list" ? "searched" : "made"} within ${longestMs / 1000} seconds. ${whatHelps}`

/** Enough to sort the ids of a million items; with the server's default of 4 MB the sort would use files. */
const sortMemory = "64MB"

/** True for a statement that was cancelled at `statement_timeout` (query_canceled). */
const isCutOff = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014"

class TookTooLong extends Error {
  readonly bound: TimeBound
  constructor(bound: TimeBound, cause: unknown) {
    super(`a ${bound.of} took too long`, { cause })
    this.bound = bound
  }
}

/** Database setting with the start time of the list's statements by the server's clock, in seconds. */
const began = "svc.list_began"
/** Database setting with their time limit, in milliseconds. */
const longest = "svc.list_longest"

/**
 * Runs statements of the current transaction within a list's time limit, or another given limit. The first statement
 * may use all of it, later ones the rest if they use `inTimeLeft` or `remainingTime`. Rejects with `TookTooLong`. Later
 * statements of the transaction get their former limit back.
 */
export const withinTime = async <A>(q: Db, work: () => Promise<A>, bound: TimeBound = listTime): Promise<A> => {
  const ms = String(bound.longestMs)
  const limited = sql<{ before: string }>`select current_setting('statement_timeout') as before,
    set_config('statement_timeout', ${ms}, true), set_config(${longest}, ${ms}, true), set_config('work_mem', ${sortMemory}, true),
    set_config(${began}, extract(epoch from clock_timestamp())::text, true)`.execute(q)
  // The first statement of the work is sent in the same round trip.
  const [{ rows }, done] = await Promise.all([limited, work()]).catch((cause: unknown) => {
    throw isCutOff(cause) ? new TookTooLong(bound, cause) : cause
  })
  await sql`select set_config('statement_timeout', ${rows[0]!.before}, true)`.execute(q)
  return done
}

/**
 * Evaluated at the end of a statement: leaves the next statement the unused time of the list. Outside a transaction,
 * where nothing is kept between statements, it leaves the whole time.
 */
export const remainingTime = sql`set_config('statement_timeout', greatest(1, coalesce(
  nullif(current_setting(${longest}, true), ''), ${String(listTime.longestMs)})::int - coalesce(
  (extract(epoch from clock_timestamp()) - nullif(current_setting(${began}, true), '')::numeric) * 1000, 0)::int)::text, true)`

/** Runs a further statement of a list in the time that is left; the statement that sets it shares the round trip. */
export const inTimeLeft = async <A>(q: Db, statement: () => Promise<A>): Promise<A> => {
  const [, done] = await Promise.all([sql`select ${remainingTime}`.execute(q), statement()])
  return done
}

/** Like `query`, for work that may reject with `TookTooLong`. */
export const listQuery = <A>(
  db: Db,
  port: string,
  run: (db: Db) => Promise<A>,
): Effect.Effect<A, FilterTooBroad | PortUnavailable> =>
  Effect.mapError(query(db, port, run), (error) =>
    error.cause instanceof TookTooLong ? new FilterTooBroad({ text: sentences(error.cause.bound) }) : error,
  )
