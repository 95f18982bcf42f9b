import { makeManualClock, type ManualClock } from "@svc/adapters/clock/test-clock"
import { type AppClock, systemClock } from "@svc/adapters/clock/app-clock"
import { startBoss } from "@svc/adapters/pg-boss/boss"
import { compose, openBoss } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { PgBoss } from "pg-boss"
import { startHttp } from "@svc/runtime-http/app"
import type { HttpServer } from "@svc/runtime-http/http-server"
import { startWorker, type Worker } from "@svc/runtime-worker/worker"
import { startAllInOne } from "../../../bin/all-in-one.ts"
import type { TestSurroundings } from "./surroundings.ts"

/** The parts of a started service: always both object graphs, and the requested runtimes. */
export interface Started {
  readonly clock: AppClock | ManualClock
  readonly boss: PgBoss
  readonly workerGraph: Graph
  readonly httpGraph: Graph
  readonly worker?: Worker
  readonly server?: HttpServer
  readonly stop: () => Promise<void>
}

/** Starts HTTP and worker in one process, as `npm start` does. */
export const startBoth = async (surroundings: TestSurroundings): Promise<Started> => {
  const { container, httpContainer, ...running } = await startAllInOne(surroundings)
  return {
    ...running,
    clock: resolve(container, "AppClock"),
    boss: resolve(container, "PgBoss"),
    workerGraph: container,
    httpGraph: httpContainer,
  }
}

/** Starts one runtime or none, with both graphs over a started queue. */
export const startParts = async (
  surroundings: TestSurroundings,
  { at, worker, http }: { readonly at: number | undefined; readonly worker: boolean; readonly http: boolean },
): Promise<Started> => {
  const clock = at === undefined ? systemClock : makeManualClock(at)
  const boss = openBoss(worker || !http ? "worker" : "cli", { ...surroundings, clock })
  await startBoss(boss, clock.boss)
  const shared = { ...surroundings, clock, boss }
  const workerGraph = compose("worker", "svc_worker", shared)
  const httpGraph = compose("http", "svc_app", { ...shared, databaseUrl: surroundings.httpDatabaseUrl })
  // In production a worker or `svc migrate` has made the signing key that HTTP needs.
  if (http) await resolve(workerGraph, "Runtime").runOrThrow(resolve(workerGraph, "SigningKeyCheck").ensure)
  const working = worker ? await startWorker(workerGraph) : undefined
  const server = http ? await startHttp(httpGraph, surroundings.settings.host) : undefined
  return {
    clock,
    boss,
    workerGraph,
    httpGraph,
    ...(working === undefined ? {} : { worker: working }),
    ...(server === undefined ? {} : { server }),
    stop: async () => {
      await server?.stop()
      await working?.stop()
      await boss.stop({ graceful: false })
      for (const graph of [workerGraph, httpGraph]) await graph.unbindAllAsync()
    },
  }
}
