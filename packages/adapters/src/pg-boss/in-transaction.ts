import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { ConnectionOptions } from "pg-boss"
import { ofDatabase } from "../observability/database-away.ts"
import { CurrentTransaction } from "../postgres/base/current-transaction.ts"
import { loadPgBoss } from "../postgres/base/pg-boss-library.ts"

/** Runs a statement of pg-boss in the current transaction, or on pg-boss's own pool when there is none. */
export const inTransaction = <A>(
  port: string,
  run: (options: ConnectionOptions) => Promise<A>,
): Effect.Effect<A, PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    Effect.tryPromise({
      try: async () => {
        const { fromKysely } = await loadPgBoss()
        return run(running === undefined ? {} : { db: fromKysely(running.db) })
      },
      catch: (cause) => new PortUnavailable({ port, cause: ofDatabase(cause) }),
    }),
  )
