import { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Cause, Effect, Exit } from "effect"
import * as Data from "effect/Data"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { type ChangeCause, CurrentCause } from "@svc/domain/shared/change-cause"
import type { PoolClient } from "pg"
import { ofDatabase } from "../../observability/database-away.ts"
import { attemptInside } from "./attempt.ts"
import { begin, beginWithStatement } from "./begin.ts"
import type { ShareConnections } from "./connection-shares.ts"
import { type Afterwards, doAfterwards } from "./afterwards.ts"
import { type AuditTools, sendAudit } from "./audit-insert.ts"
import { CurrentTransaction, type Running } from "./current-transaction.ts"
import type { Database, Db } from "./database.ts"
import { makeGroupedWork } from "./grouped-work.ts"
import { takesEntry } from "./enter-tenant.ts"
import { send } from "./send.ts"
import { inSpanOfUnit, seeSpan } from "../../observability/tracing.ts"

const rememberedTenants = 10_000

/** Kinds of read-only work: from one snapshot, or by a single statement. */
type Kind = Exclude<NonNullable<Parameters<UnitOfWork["atomically"]>[2]>, "grouped">

/**
 * The work assumed an old version of its tenant's settings, or needed a second statement in a single-statement
 * transaction. It is repeated in a normal transaction of its kind.
 */
class BeginsAnew extends Data.TaggedError("BeginsAnew")<Record<never, never>> {}

const isOutdated = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => Cause.isDieReason(reason) && reason.defect instanceof BeginsAnew)

/** Runs one query in the current transaction, or on the pool when there is none. */
export const query = <A>(db: Db, port: string, run: (db: Db) => Promise<A>): Effect.Effect<A, PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) => {
    const ran = Effect.tryPromise({
      try: () => run(running?.db ?? db),
      catch: (cause) => new PortUnavailable({ port, cause: ofDatabase(cause) }),
    })
    return running?.settings.isAssumed === true ? Effect.flatMap(Effect.exit(ran), (exit) => sure(running, exit)) : ran
  })

const unavailable = (cause: unknown) => new PortUnavailable({ port: "UnitOfWork", cause: ofDatabase(cause) })
const step = (run: () => Promise<unknown>) => Effect.tryPromise({ try: run, catch: unavailable })

/** The exit of work, once it is certain that the work saw current settings and could run all its statements. */
const sure = <A, E>(
  { settings, answered, isOverdrawn }: Running,
  exit: Exit.Exit<A, E>,
): Effect.Effect<A, E | PortUnavailable> => {
  if (isOverdrawn()) return Effect.die(new BeginsAnew())
  return settings.isAssumed
    ? Effect.flatMap(step(answered), (): Effect.Effect<A, E> =>
        settings.isWrong ? Effect.die(new BeginsAnew()) : exit,
      )
    : exit
}

/** Wakes the workers of a queue when the running transaction has committed. */
export const wakeAfterCommit = (queue: string): Effect.Effect<void> =>
  Effect.map(CurrentTransaction, (running) => void running?.wakes.add(queue))

/** Returns the connection to the pool, or closes it when its transaction cannot be ended. */
const rollback = async (client: PoolClient): Promise<void> => {
  try {
    await send(client, "rollback")
    client.release()
  } catch {
    client.release(true)
  }
}

const commit = async (client: PoolClient): Promise<void> => {
  try {
    const { command } = await send(client, "commit")
    // PostgreSQL answers a commit with ROLLBACK when a statement failed before, even if the failure was caught.
    if (command === "ROLLBACK") throw new Error("the transaction was aborted by a statement that failed")
  } catch (cause) {
    await rollback(client)
    throw cause
  }
  client.release()
}

/**
 * `wake` wakes the workers of queues that got jobs; `share` decides whose turn it is when more work needs a connection
 * than there are; `audit` writes the changes of each unit of work to the audit log.
 */
export const makePostgresUnitOfWork = (
  { pool }: Pick<Database, "pool">,
  wake: (queues: ReadonlySet<string>) => void,
  share: ShareConnections = (_tenant, work) => work,
  audit?: AuditTools,
): UnitOfWork => {
  /** The latest known version of each tenant's settings. */
  const versions = new LRUCache<string, bigint>(atMost(rememberedTenants))

  const open = (tenant: string, kind: Kind | undefined, assumed: bigint | undefined, cause: ChangeCause | undefined) =>
    Effect.tryPromise({
      try: async () => {
        const client = await pool.connect()
        try {
          if (kind === "one statement" && assumed !== undefined && takesEntry(client))
            return await beginWithStatement(client, tenant, assumed)
          const begun = begin(
            client,
            tenant,
            { isReading: kind !== undefined, isOfAll: tenant === allTenants },
            assumed,
            cause,
          )
          if (assumed !== undefined) return begun
          await begun.answered()
          const { version } = begun.settings
          if (version !== undefined) versions.set(tenant, version)
          return begun
        } catch (error) {
          await rollback(client)
          throw error
        }
      },
      catch: unavailable,
    })

  const transacted = <A, E>(
    tenant: string,
    work: Effect.Effect<A, E>,
    kind: Kind | undefined,
    assumed?: bigint,
    afterwards?: Afterwards,
  ): Effect.Effect<A, E | PortUnavailable> =>
    Effect.acquireUseRelease(
      Effect.flatMap(CurrentCause, (cause) =>
        open(tenant, kind, assumed, audit === undefined || kind !== undefined ? undefined : cause),
      ),
      (begun) => {
        const done = Effect.provideService(work, CurrentTransaction, afterwards ? { ...begun, afterwards } : begun)
        const certain = assumed === undefined ? done : Effect.flatMap(Effect.exit(done), (exit) => sure(begun, exit))
        return seeSpan(begun.traceIn, certain)
      },
      (begun, exit) => end(begun, exit, kind),
    ).pipe(inSpanOfUnit)

  const end = (running: Running, exit: Exit.Exit<unknown, unknown>, kind: Kind | undefined) => {
    const { client, close, wakes } = running
    const ended = async () => {
      close()
      if (running.isOneStatement) {
        await running.ended()
        return client.release()
      }
      if (Exit.isFailure(exit)) return rollback(client)
      try {
        if (audit !== undefined && running.caused !== undefined)
          sendAudit(client, audit, running.tenant === allTenants ? undefined : running.tenant, running.caused)
      } catch (error) {
        await rollback(client)
        throw error
      }
      await commit(client)
      wake(wakes)
    }
    // After read-only work nobody waits for the end; a failure there concerns the connection only.
    return kind !== undefined ? Effect.sync(() => void ended().catch(() => undefined)) : step(ended)
  }

  const together = makeGroupedWork((tenant, work) => share(tenant, transacted(tenant, work, undefined)))

  return {
    atomically: (tenant, work, kind) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        if (running !== undefined) {
          return running.tenant === tenant || running.tenant === allTenants
            ? work
            : Effect.die(new Error("work of one tenant inside a transaction of another"))
        }
        if (kind === "grouped") return together(tenant, work)
        if (kind === undefined) {
          const afterwards: Afterwards = []
          const done = share(tenant, transacted(tenant, work, undefined, undefined, afterwards))
          return Effect.ensuring(done, doAfterwards(afterwards))
        }
        const assumed = versions.get(tenant)
        if (assumed === undefined) return share(tenant, transacted(tenant, work, "snapshot"))
        // Read-only work does not wait for the answer to its begin; if the assumed version was wrong, the work is
        // repeated.
        const attempted = Effect.catchCauseIf(transacted(tenant, work, kind, assumed), isOutdated, () =>
          transacted(tenant, work, "snapshot"),
        )
        return share(tenant, attempted)
      }),

    afterwards: (work) =>
      Effect.flatMap(CurrentTransaction, (running) =>
        running?.afterwards === undefined
          ? Effect.die(new Error("something for after a unit of work that is none of its own"))
          : Effect.asVoid(Effect.sync(() => running.afterwards!.push(work))),
      ),

    attempt: attemptInside,
  }
}
