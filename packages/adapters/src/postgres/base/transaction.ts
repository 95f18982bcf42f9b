import { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Context, Effect, Exit } from "effect"
import type { PoolClient } from "pg"
import { ofDatabase } from "../../observability/database-away.ts"
import { dbOf } from "./connection-db.ts"
import type { ShareConnections } from "./connection-shares.ts"
import type { Database, Db } from "./database.ts"

interface Running {
  readonly db: Db
  readonly client: PoolClient
  readonly tenant: string
  /** The version of the tenant's settings that the transaction began with; `undefined` once it has changed them. */
  readonly settings: { version: bigint | undefined }
}

/** The transaction the running fiber is in, if any. A default of `undefined` keeps `R = never`. */
export const CurrentTransaction = Context.Reference<Running | undefined>("adapters/postgres/CurrentTransaction", {
  defaultValue: () => undefined,
})

/** Runs one query in the current transaction, or on the pool when there is none. */
export const query = <A>(db: Db, port: string, run: (db: Db) => Promise<A>): Effect.Effect<A, PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    Effect.tryPromise({
      try: () => run(running?.db ?? db),
      catch: (cause) => new PortUnavailable({ port, cause: ofDatabase(cause) }),
    }),
  )

const enter = { name: "svc_enter_tenant", text: "select enter_tenant($1) as version" }

/** One round trip: both statements are sent at once. */
const begin = async (client: PoolClient, tenant: string, kind: "snapshot" | undefined): Promise<Running> => {
  const [, entered] = await Promise.all([
    client.query(kind === undefined ? "begin" : "start transaction isolation level repeatable read"),
    tenant === allTenants ? undefined : client.query<{ version: string | null }>({ ...enter, values: [tenant] }),
  ])
  const version = entered?.rows[0]?.version ?? undefined
  return {
    db: dbOf(client),
    client,
    tenant,
    settings: { version: version === undefined ? undefined : BigInt(version) },
  }
}

/** Gives the connection back to the pool; one whose transaction cannot be ended is closed. */
const rollback = async (client: PoolClient): Promise<void> => {
  try {
    await client.query("rollback")
    client.release()
  } catch {
    client.release(true)
  }
}

const commit = async (client: PoolClient): Promise<void> => {
  try {
    const { command } = await client.query("commit")
    // PostgreSQL answers so when a statement failed before, whoever caught that failure.
    if (command === "ROLLBACK") throw new Error("the transaction was aborted by a statement that failed")
  } catch (cause) {
    await rollback(client)
    throw cause
  }
  client.release()
}

const unavailable = (cause: unknown) => new PortUnavailable({ port: "UnitOfWork", cause: ofDatabase(cause) })

/** `share` says who may begin when more ask for a connection than there are. */
export const makePostgresUnitOfWork = (
  { pool }: Pick<Database, "pool">,
  share: ShareConnections = (_tenant, work) => work,
): UnitOfWork => {
  const step = (run: () => Promise<unknown>) => Effect.tryPromise({ try: run, catch: unavailable })

  const open = (tenant: string, kind: "snapshot" | undefined) =>
    Effect.tryPromise({
      try: async () => {
        const client = await pool.connect()
        try {
          return await begin(client, tenant, kind)
        } catch (cause) {
          await rollback(client)
          throw cause
        }
      },
      catch: unavailable,
    })

  const end = ({ client }: Running, exit: Exit.Exit<unknown, unknown>, kind: "snapshot" | undefined) => {
    if (Exit.isFailure(exit)) return step(() => rollback(client))
    if (kind === undefined) return step(() => commit(client))
    // Nothing was written, so nobody waits for the end; what fails there is the connection's affair.
    return Effect.sync(() => void commit(client).catch(() => undefined))
  }

  return {
    atomically: (tenant, work, kind) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        if (running !== undefined) {
          return running.tenant === tenant || running.tenant === allTenants
            ? work
            : Effect.die(new Error("work of one tenant inside a transaction of another"))
        }
        const transacted = Effect.acquireUseRelease(
          open(tenant, kind),
          (begun) => Effect.provideService(work, CurrentTransaction, begun),
          (begun, exit) => end(begun, exit, kind),
        )
        return share(tenant, transacted)
      }),

    // An undone savepoint stays, and its name would hide that of an attempt around this one, so it is released.
    attempt: (work) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        if (running === undefined) return Effect.die(new Error("an attempt outside a unit of work"))
        const { client } = running
        return Effect.acquireUseRelease(
          step(() => client.query("savepoint attempt")),
          () => work,
          (_, exit) =>
            step(() =>
              Exit.isSuccess(exit)
                ? client.query("release savepoint attempt")
                : Promise.all([
                    client.query("rollback to savepoint attempt"),
                    client.query("release savepoint attempt"),
                  ]),
            ),
        )
      }),
  }
}
