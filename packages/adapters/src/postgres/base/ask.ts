import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/** Calls a function of the database for its effect. */
export const ask = (db: Db, port: string, call: RawBuilder<unknown>): Effect.Effect<void, PortUnavailable> =>
  Effect.asVoid(query(db, port, (q) => sql`select ${call}`.execute(q)))

/** Calls a function of the database that returns whether it did something. */
export const askWhether = (db: Db, port: string, call: RawBuilder<unknown>): Effect.Effect<boolean, PortUnavailable> =>
  Effect.map(
    query(db, port, (q) => sql<{ done: boolean }>`select ${call} as done`.execute(q)),
    ({ rows: [row] }) => row?.done === true,
  )
