import { Container } from "inversify"
import type { AppClock } from "../clock/app-clock.ts"
import type { Settings } from "../config/settings.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import type { Log } from "../observability/log.ts"
import { makeMetrics, type Metrics } from "../observability/metrics.ts"
import { makeRuntime } from "../observability/runtime.ts"
import { countCongested } from "../postgres/congestion-store.ts"
import { readQueueState } from "../pg-boss/queue-state.ts"
import { makeBoss } from "../pg-boss/boss.ts"
import { type DatabaseRole, openPostgres } from "../postgres/open.ts"
import type { PgBoss } from "pg-boss"
import { adaptersModule } from "./adapters.module.ts"
import { exchangeRatesModule } from "./exchange-rates.module.ts"
import { billingModule } from "./billing.module.ts"
import { eInvoicingModule } from "./e-invoicing.module.ts"
import { type Bind, provide } from "./provide.ts"
import { useCasesModule } from "./use-cases.module.ts"

/** What a process is told from outside: its settings, its time, its keys, and what it shares with another runtime. */
export interface Surroundings {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly clock: AppClock
  readonly log: Log
  readonly secretBox: SecretBox
  /** Shared by the runtimes of one process: the queue's test clock serves one queue object. */
  readonly boss?: PgBoss
  readonly metrics?: Metrics
}

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
  provide(
    bind,
    "Metrics",
    ["Db"],
    (db) =>
      metrics ??
      makeMetrics(() => readQueueState(db, clock.now()), role === "svc_worker" ? () => countCongested(db) : undefined),
  )
  provide(bind, "Db", [], () =>
    openPostgres({
      url: databaseUrl,
      role,
      maxConnections: settings.databaseConnections,
      applicationName: `svc ${name}`,
      sessionSettings: clock.sessionSettings,
      onError: (error) => log.warn({ err: error }, "a database connection broke"),
    }),
  ).onDeactivation((db) => db.destroy())
  provide(bind, "PgBoss", [], () => boss ?? openBoss(name, surroundings))
  container.load(adaptersModule, useCasesModule, exchangeRatesModule, billingModule, eInvoicingModule)
  return container
}

/** The queue of a process that supervises it when it is a worker. */
export const openBoss = (
  name: "http" | "worker" | "cli",
  { databaseUrl, clock, log }: Pick<Surroundings, "databaseUrl" | "clock" | "log">,
): PgBoss =>
  makeBoss({
    url: databaseUrl,
    applicationName: `svc ${name} queue`,
    supervises: name === "worker",
    ...(name === "http" ? { role: "svc_app" } : {}),
    ...(clock.boss === undefined ? {} : { clock: clock.boss }),
    onError: (error) => log.warn({ err: error }, "the queue met an error"),
    onWarning: (message, data) => log.warn({ data }, message),
  })
