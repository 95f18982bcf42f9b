import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { ManualClock } from "@svc/adapters/clock/test-clock"
import type { SecretBox } from "@svc/adapters/crypto/secret-box"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import type { Graph } from "@svc/adapters/wiring/provide"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { HttpServer } from "@svc/runtime-http/http-server"
import { startWorker, type Worker } from "@svc/runtime-worker/worker"
import type { PgBoss } from "pg-boss"
import { waitingForLocks } from "../database/citus-cluster.ts"
import { openTestDatabase, type TestDatabase } from "../database/database.ts"
import { until } from "../until.ts"
import { type Side, toSide } from "./side.ts"
import { installationUnderTest, startBoth, startInstalled, startParts } from "./start.ts"
import { type Environment, testSurroundings } from "./surroundings.ts"
import { type Asked, askAt } from "./tenants.ts"

export interface ServiceOptions {
  /**
   * How time passes: by itself (`system`, the default), or only when the test moves the clock, from now (`manual`) or
   * from a time in milliseconds. With HTTP and worker together, that time must not be in the past.
   */
  readonly clock?: "system" | "manual" | number
  /** Whether a worker sends deliveries and does jobs. */
  readonly worker?: boolean
  /** Whether the service answers requests. */
  readonly http?: boolean
  /** Settings that differ from the tests' usual ones. */
  readonly settings?: Environment
  /** An existing database to use and to keep, with its key: the database of another service, or a shared one. */
  readonly beside?: { readonly databaseUrl: string; readonly encryptionKey?: string }
}

/** The parts of every service, even of one that runs nothing. */
interface Parts {
  readonly databaseUrl: string
  readonly encryptionKey: string
  readonly secretBox: SecretBox
  readonly boss: PgBoss
  /** The ports of worker and command line, which see all tenants. */
  readonly worker: Side
  /** The ports of HTTP, which see the tenant of the current unit of work. */
  readonly http: Side
  /** Runs a statement as a superuser, whom row-level security does not limit. */
  readonly sql: TestDatabase["sql"]
  /** Everything logged so far. */
  readonly logged: () => string
  /** Resolves when a statement waits for another transaction. */
  readonly untilBlocked: () => Promise<void>
  /** Ends the running parts, and keeps the database for inspection. */
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Moved {
  readonly clock: ManualClock
  /** Moves the clock. A running worker does everything that becomes due on the way. */
  readonly advance: (seconds: number) => Promise<void>
}

interface Served extends Asked {
  readonly server: HttpServer
  readonly httpGraph: Graph
}

interface Worked {
  /** Does work while the worker is stopped, and starts a worker again. */
  readonly withoutWorker: <A>(work: () => Promise<A>) => Promise<A>
}

export type Opened<Options extends ServiceOptions> = Parts &
  (Options extends { readonly clock: "manual" | number } ? Moved : { readonly clock: AppClock }) &
  (Options extends { readonly http: true } ? Served : unknown) &
  (Options extends { readonly worker: true } ? Worked : unknown)

/** A service of which nothing runs, and whose clock stands still. */
export type StillService = Opened<{ readonly clock: "manual" }>
/** A service as `npm start` runs it. */
export type TestService = Opened<{ readonly worker: true; readonly http: true }>

/**
 * Opens as much of the service as a test needs, on real PostgreSQL. Without options it makes both object graphs over a
 * new database. HTTP and worker together run as in the process of `npm start`.
 */
export const openService = async <const Options extends ServiceOptions = ServiceOptions>(
  options?: Options,
): Promise<Opened<Options>> => {
  const { clock: time = "system", worker = false, http = false, settings = {}, beside }: ServiceOptions = options ?? {}
  const database = await openTestDatabase(beside?.databaseUrl)
  const surroundings = testSurroundings(database.url, {
    ...(http ? { PORT: String(await freePort()) } : {}),
    ...(beside?.encryptionKey === undefined ? {} : { SVC_ENCRYPTION_KEY: beside.encryptionKey }),
    ...(time === "system" ? {} : { SVC_TEST_CLOCK: "1" }),
    ...settings,
  })
  const { encryptionKey, secretBox, logged } = surroundings
  const at = time === "system" ? undefined : time === "manual" ? Date.now() : time
  // The process starts at the time that the clock table holds.
  if (worker && http && typeof time === "number")
    await database.sql("insert into svc.test_clock (now) values ($1)", [new Date(time)])
  const start = () => {
    if (installationUnderTest !== undefined && at === undefined && (worker || http))
      return startInstalled(installationUnderTest, surroundings, { worker, http })
    return worker && http ? startBoth(surroundings) : startParts(surroundings, { at, worker, http })
  }
  const started = await start().catch(async (error: unknown) => {
    await database.drop()
    throw error
  })
  const { clock, boss, workerGraph, httpGraph, server } = started
  let working: Worker | undefined = started.worker
  const workerSide = toSide(workerGraph)
  const stop = async () => {
    // `started.stop` ends only the worker that was started with it.
    if (working !== started.worker) await working?.stop()
    await started.stop()
  }

  const parts: Parts & Moved & Worked = {
    databaseUrl: database.url,
    encryptionKey,
    secretBox,
    boss,
    worker: workerSide,
    http: toSide(httpGraph),
    sql: database.sql,
    logged,
    clock: clock as ManualClock,
    advance: async (seconds) => {
      const target = (clock.now() + seconds * 1000) as Timestamp
      if (working === undefined) await (clock as ManualClock).moveTo(target)
      else await workerSide.run(working.testClock(clock as ManualClock).moveTo(target))
    },
    untilBlocked: async () => {
      await until(
        () => database.sql(waitingForLocks),
        (found) => found.length > 0,
      )
    },
    withoutWorker: async (work) => {
      await working?.stop()
      try {
        return await work()
      } finally {
        working = await startWorker(workerGraph)
      }
    },
    stop,
    close: async () => {
      await stop()
      await database.drop()
    },
  }
  // All services of this process run the same code, so only these options change the OpenAPI document.
  const alike = JSON.stringify([time === "system", worker, settings])
  const served: Partial<Served> =
    server === undefined
      ? {}
      : { server, httpGraph, ...(await askAt(`http://127.0.0.1:${server.port}`, workerSide, alike)) }
  return { ...parts, ...served } as unknown as Opened<Options>
}
