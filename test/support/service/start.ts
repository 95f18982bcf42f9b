import { makeManualClock, type ManualClock } from "@svc/adapters/clock/test-clock"
import { type AppClock, systemClock } from "@svc/adapters/clock/app-clock"
import { startBoss } from "@svc/adapters/pg-boss/boss"
import { loadPgBoss } from "@svc/adapters/postgres/base/pg-boss-library"
import { compose, openBoss } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { ChildProcess } from "node:child_process"
import type { PgBoss } from "pg-boss"
import { startHttp } from "@svc/runtime-http/app"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import type { HttpServer } from "@svc/runtime-http/http-server"
import { startWorker, type Worker } from "@svc/runtime-worker/worker"
import { startAllInOne } from "../../../bin/all-in-one.ts"
import { startProgram } from "../../bench/installations.ts"
import { useTestClockOnNodes } from "../database/citus-cluster.ts"
import { endInOrder } from "../processes/supervised.ts"
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
  await loadPgBoss()
  const boss = openBoss(worker || !http ? "worker" : "cli", { ...surroundings, clock })
  await startBoss(boss, clock.boss)
  if (clock.boss !== undefined) await useTestClockOnNodes(surroundings.databaseUrl)
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

/** The folder of an installation whose programs answer and work in place of the sources, where one is set. */
export const installationUnderTest = process.env["SVC_UNDER_TEST"]

/** Programs of an installation, which end with this process, beside graphs of the sources through which tests look. */
export const startInstalled = async (
  installation: string,
  surroundings: TestSurroundings,
  { worker, http }: { readonly worker: boolean; readonly http: boolean },
): Promise<Started> => {
  const started = await startParts(surroundings, { at: undefined, worker: false, http: false })
  await resolve(started.workerGraph, "Runtime").runOrThrow(resolve(started.workerGraph, "SigningKeyCheck").ensure)
  const { environment, httpDatabaseUrl, settings, say } = surroundings
  const programs: ChildProcess[] = []
  const begin = async (name: "svc-http" | "svc-worker", port: number, own: NodeJS.ProcessEnv) => {
    const env = { PATH: process.env["PATH"], ...environment, ...own }
    programs.push(await startProgram(installation, name, env, port, say))
  }
  const stop = async () => {
    await Promise.all(programs.map(endInOrder))
    await started.stop()
  }
  const statusPort = await freePort()
  if (worker) await begin("svc-worker", statusPort, { SVC_WORKER_PORT: String(statusPort) })
  if (!http) return { ...started, stop }
  const { port } = settings
  await begin("svc-http", port, { SVC_DATABASE_HTTP_URL: httpDatabaseUrl })
  return { ...started, server: { port, stop }, stop }
}
