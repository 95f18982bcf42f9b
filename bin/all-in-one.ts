import { systemClock } from "../packages/adapters/src/clock/app-clock.ts"
import { makeManualClock, type ManualClock } from "../packages/adapters/src/clock/test-clock.ts"
import type { Settings } from "../packages/adapters/src/config/settings.ts"
import type { SecretBox } from "../packages/adapters/src/crypto/secret-box.ts"
import type { Log } from "../packages/adapters/src/observability/log.ts"
import { stopTracing } from "../packages/adapters/src/observability/tracing.ts"
import { readTestClock } from "../packages/adapters/src/postgres/shared/test-clock-store.ts"
import { startBoss } from "../packages/adapters/src/pg-boss/boss.ts"
import { loadPgBoss } from "../packages/adapters/src/postgres/base/pg-boss-library.ts"
import { compose, openBoss } from "../packages/adapters/src/wiring/compose.ts"
import { startTracing } from "../packages/adapters/src/wiring/start-tracing.ts"
import { startHttp } from "../packages/runtime-http/src/app.ts"
import type { HttpServer } from "../packages/runtime-http/src/http-server.ts"
import { startWorker, type Worker } from "../packages/runtime-worker/src/worker.ts"

export interface AllInOne {
  readonly server: HttpServer
  readonly worker: Worker
  /** The object graph of the worker, which sees all tenants. */
  readonly container: ReturnType<typeof compose>
  /** The object graph of HTTP, whose database role sees one tenant only. */
  readonly httpContainer: ReturnType<typeof compose>
  readonly stop: () => Promise<void>
}

export interface AllInOneOptions {
  readonly settings: Settings
  /** The URL of a migrated database. */
  readonly databaseUrl: string
  /** The URL of the same database with the login of HTTP. */
  readonly httpDatabaseUrl: string
  readonly secretBox: SecretBox
  readonly log: Log
}

/** Starts HTTP and worker in one process, over one queue and, with SVC_TEST_CLOCK, over one clock that can be moved. */
export const startAllInOne = async ({
  settings,
  databaseUrl,
  httpDatabaseUrl,
  secretBox,
  log,
}: AllInOneOptions): Promise<AllInOne> => {
  const cleanUps: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  }
  try {
    await startTracing("start", settings)
    cleanUps.push(stopTracing)
    const manual: ManualClock | undefined = settings.testClock
      ? makeManualClock(Math.max(Date.now(), await readTestClock(databaseUrl)))
      : undefined
    const clock = manual ?? systemClock
    await loadPgBoss()
    const boss = openBoss("worker", { databaseUrl, clock, log })
    await startBoss(boss, clock.boss)
    cleanUps.push(() => boss.stop({ graceful: true }))

    const shared = { settings, databaseUrl, clock, log, secretBox, boss }
    const container = compose("worker", "svc_worker", shared)
    cleanUps.push(() => container.unbindAllAsync())
    const worker = await startWorker(container)
    cleanUps.push(worker.stop)
    const httpContainer = compose("http", "svc_app", {
      ...shared,
      databaseUrl: httpDatabaseUrl,
      metrics: worker.metrics,
    })
    cleanUps.push(() => httpContainer.unbindAllAsync())
    const server = await startHttp(httpContainer, settings.host, manual && worker.testClock(manual))
    cleanUps.push(server.stop)
    return { server, worker, container, httpContainer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
