import { Container } from "inversify"
import { sql } from "kysely"
import type { AppClock } from "../clock/app-clock.ts"
import type { Settings } from "../config/settings.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import { aboutRelease } from "../installation/assets.ts"
import type { DatabaseFigures } from "../observability/database-metrics.ts"
import type { Log } from "../observability/log.ts"
import { makeMetrics, type Metrics } from "../observability/metrics.ts"
import { makeRuntime } from "../observability/runtime.ts"
import { readEntryStates } from "../postgres/e-invoicing/entry-states.ts"
import { countCongested } from "../postgres/webhooks/congestion-store.ts"
import { makeFeedSignals } from "../postgres/webhooks/feed-signals.ts"
import { readQueueState } from "../pg-boss/queue-state.ts"
import { makeBoss } from "../pg-boss/boss.ts"
import { makeWaker } from "../pg-boss/waker.ts"
import { makeOwnJobQueue, makePgBossJobQueue } from "../pg-boss/job-queue.ts"
import { makeConnectionShares } from "../postgres/base/connection-shares.ts"
import type { Db } from "../postgres/base/database.ts"
import { readLogShipping } from "../postgres/base/log-shipping.ts"
import { makePostgresUnitOfWork } from "../postgres/base/transaction.ts"
import { type DatabaseRole, openPostgres } from "../postgres/base/open.ts"
import type { PgBoss } from "pg-boss"
import { makePostgresHousekeepingStore } from "../postgres/shared/housekeeping-store.ts"
import { makeCountSealed, makeReencrypt } from "../postgres/shared/reencrypt.ts"
import type { Bindings } from "./bindings.ts"
import { contexts, queues } from "./contexts.ts"
import { makeEventBus } from "./event-bus.ts"
import { type Bind, provide, resolve } from "./provide.ts"

/**
 * Everything that a process gets from outside: its settings, its clock, its keys, and the objects shared with another
 * runtime.
 */
export interface Surroundings {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly clock: AppClock
  readonly log: Log
  readonly secretBox: SecretBox
  /** Shared by the runtimes of one process, because the queue's test clock serves one queue object. */
  readonly boss?: PgBoss
  readonly metrics?: Metrics
}

/** A request that holds a connection longer than these limits (milliseconds) would delay others. */
const limitsOf = ({ statementTimeoutSeconds, idleTransactionTimeoutSeconds }: Settings) => ({
  statement_timeout: String(statementTimeoutSeconds * 1000),
  idle_in_transaction_session_timeout: String(idleTransactionTimeoutSeconds * 1000),
})

const queueNames = queues.map(({ name }) => name)

/** The figures of the database that Prometheus gets. */
const figuresOf = (db: Db, role: DatabaseRole, clock: AppClock): DatabaseFigures => ({
  answers: () => sql`select 1`.execute(db),
  queues: () => readQueueState(db, queueNames, clock.now()),
  shipping: () => readLogShipping(db),
  ...(role === "svc_worker"
    ? { acrossTenants: { congested: () => countCongested(db), eInvoices: () => readEntryStates(db, clock.now()) } }
    : {}),
})

/** Composes the object graph of one runtime. `boss` is not started. */
export const compose = (name: "http" | "worker" | "cli", role: DatabaseRole, surroundings: Surroundings): Container => {
  const { settings, databaseUrl, clock, log, secretBox, boss, metrics } = surroundings
  const container = new Container()
  const bind: Bind = (id) => container.bind(id)
  provide(bind, "Settings", [], () => settings)
  provide(bind, "AppClock", [], () => clock)
  provide(bind, "Log", [], () => log)
  provide(bind, "SecretBox", [], () => secretBox)
  provide(bind, "Runtime", [], () => makeRuntime(clock, log))
  provide(bind, "Db", [], () =>
    openPostgres({
      url: databaseUrl,
      role,
      maxConnections: settings.databaseConnections,
      applicationName: `svc ${name}`,
      sessionSettings: { ...clock.sessionSettings, ...(role === "svc_app" ? limitsOf(settings) : {}) },
      onConnect: () => log.databaseAnswers?.(),
      onError: (error) => log.warn({ err: error }, "a database connection broke"),
    }),
  ).onDeactivation((db) => db.destroy())
  // One connection of the pool is reserved for queries outside transactions: health, and identifying callers.
  const shares = role === "svc_app" ? makeConnectionShares(Math.max(1, settings.databaseConnections - 1)) : undefined
  provide(bind, "UnitOfWork", ["Db", "IdSource", "Metrics"], (db, ids, { auditRows }) =>
    makePostgresUnitOfWork(db, makeWaker(db.pool), shares?.share, {
      ids,
      now: clock.now,
      count: (rows) => auditRows.inc(rows),
    }),
  )
  provide(bind, "FeedSignals", [], () => makeFeedSignals(databaseUrl, `svc ${name} feed`))
  provide(bind, "Metrics", ["Db"], (db) => {
    const own = metrics ?? makeMetrics(aboutRelease(), figuresOf(db, role, clock))
    own.watchConnections(name, () => ({
      inUse: db.pool.totalCount - db.pool.idleCount,
      idle: db.pool.idleCount,
      waiting: db.pool.waitingCount + (shares?.waiting() ?? 0),
      limit: settings.databaseConnections,
    }))
    return own
  })
  if (name === "http") provide(bind, "JobQueue", ["Db"], makeOwnJobQueue)
  else {
    provide(bind, "PgBoss", [], () => boss ?? openBoss(name, surroundings))
    provide(bind, "JobQueue", ["AppClock"], ({ now }) => makePgBossJobQueue(() => resolve(container, "PgBoss"), now))
  }
  for (const context of contexts) context.bind(bind)

  // Objects that are built from the contributions of every context.
  provide(bind, "EventBus", [], () =>
    makeEventBus(() =>
      contexts.flatMap(({ subscriber }) =>
        subscriber === undefined
          ? []
          : [subscriber.from(container.get<Bindings[keyof Bindings]>(subscriber.door) as never)],
      ),
    ),
  )
  provide(bind, "BooksChecks", ["Db"], (db) => contexts.flatMap(({ booksChecks }) => booksChecks?.(db) ?? []))
  provide(bind, "HousekeepingStore", ["Db"], (db) =>
    makePostgresHousekeepingStore(
      db,
      contexts.flatMap(({ expiries = [] }) => expiries),
      contexts
        .flatMap(({ monthlyLogs = [] }) => monthlyLogs)
        .map(({ dropMonths, keptSeconds }) => ({
          dropMonths,
          keptSeconds: typeof keptSeconds === "number" ? keptSeconds : keptSeconds(settings),
        })),
    ),
  )
  const sealedTables = contexts.flatMap(({ sealed = [] }) => sealed)
  provide(bind, "Reencrypt", ["Db", "SecretBox", "UnitOfWork"], (db, box, unitOfWork) =>
    makeReencrypt(db, box, unitOfWork, sealedTables),
  )
  provide(bind, "CountSealed", ["Db"], (db) => makeCountSealed(db, sealedTables))
  return container
}

/** Makes the queue of a process, which has loaded its library; a worker's queue is also supervised by it. */
export const openBoss = (
  name: "worker" | "cli",
  { databaseUrl, clock, log }: Pick<Surroundings, "databaseUrl" | "clock" | "log">,
): PgBoss =>
  makeBoss({
    url: databaseUrl,
    applicationName: `svc ${name} queue`,
    supervises: name === "worker",
    ...(clock.boss === undefined ? {} : { clock: clock.boss }),
    onError: (error) => log.warn({ err: error }, "the queue met an error"),
    onWarning: (message, data) => log.warn({ data }, message),
  })
