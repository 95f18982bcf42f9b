import { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Context, Effect, Exit } from "effect"
import { type ControlledTransaction, sql } from "kysely"
import { ofDatabase } from "../../observability/database-away.ts"
import type { ShareConnections } from "./connection-shares.ts"
import type { Db } from "./database.ts"
import type { Tables } from "./tables.gen.ts"

interface Running {
  readonly transaction: ControlledTransaction<Tables, string[]>
  readonly tenant: string
}

/** The transaction the running fiber is in, if any. A default of `undefined` keeps `R = never`. */
export const CurrentTransaction = Context.Reference<Running | undefined>("adapters/postgres/CurrentTransaction", {
  defaultValue: () => undefined,
})

/** Runs one query in the current transaction, or on the pool when there is none. */
export const query = <A>(db: Db, port: string, run: (db: Db) => Promise<A>): Effect.Effect<A, PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    Effect.tryPromise({
      try: () => run(running?.transaction ?? db),
      catch: (cause) => new PortUnavailable({ port, cause: ofDatabase(cause) }),
    }),
  )

/** A failed commit keeps the connection: only a rollback gives it back to the pool. */
const commit = async (transaction: Running["transaction"]): Promise<void> => {
  try {
    await transaction.commit().execute()
  } catch (cause) {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined)
    throw cause
  }
}

/**
 * A savepoint stays after a rollback to it, and its name would hide that of an attempt around this one, so it is
 * released.
 */
const undo = async (transaction: ControlledTransaction<Tables, [...string[], "attempt"]>): Promise<void> => {
  await transaction.rollbackToSavepoint("attempt").execute()
  await transaction.releaseSavepoint("attempt").execute()
}

/** `share` says who may begin when more ask for a connection than there are. */
export const makePostgresUnitOfWork = (db: Db, share: ShareConnections = (_tenant, work) => work): UnitOfWork => {
  const step = (run: () => Promise<unknown>) =>
    Effect.tryPromise({
      try: run,
      catch: (cause) => new PortUnavailable({ port: "UnitOfWork", cause: ofDatabase(cause) }),
    })

  const begin = (tenant: string, kind: "snapshot" | undefined) =>
    Effect.tryPromise({
      try: async () => {
        const start = db.startTransaction()
        const transaction = await (kind === undefined ? start : start.setIsolationLevel("repeatable read")).execute()
        if (tenant === allTenants) return transaction
        try {
          await sql`select set_config('svc.tenant_id', ${tenant}, true)`.execute(transaction)
          return transaction
        } catch (cause) {
          // The connection goes back to the pool, whatever broke.
          await transaction
            .rollback()
            .execute()
            .catch(() => undefined)
          throw cause
        }
      },
      catch: (cause) => new PortUnavailable({ port: "UnitOfWork", cause: ofDatabase(cause) }),
    })

  return {
    atomically: (tenant, work, kind) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        if (running !== undefined) {
          return running.tenant === tenant || running.tenant === allTenants
            ? work
            : Effect.die(new Error("work of one tenant inside a transaction of another"))
        }
        const transacted = Effect.acquireUseRelease(
          begin(tenant, kind),
          (transaction) => Effect.provideService(work, CurrentTransaction, { transaction, tenant }),
          (transaction, exit) =>
            step(() => (Exit.isSuccess(exit) ? commit(transaction) : transaction.rollback().execute())),
        )
        return share(tenant, transacted)
      }),

    attempt: (work) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        if (running === undefined) return Effect.die(new Error("an attempt outside a unit of work"))
        return Effect.acquireUseRelease(
          Effect.tryPromise({
            try: () => running.transaction.savepoint("attempt").execute(),
            catch: (cause) => new PortUnavailable({ port: "UnitOfWork", cause: ofDatabase(cause) }),
          }),
          (transaction) => Effect.provideService(work, CurrentTransaction, { ...running, transaction }),
          (transaction, exit) =>
            step(() => (Exit.isSuccess(exit) ? transaction.releaseSavepoint("attempt").execute() : undo(transaction))),
        )
      }),
  }
}
