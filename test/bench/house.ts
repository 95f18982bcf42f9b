import { raiserOf } from "../support/webhooks/raise-events.ts"
import { systemClock } from "@svc/adapters/clock/app-clock"
import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { makeLog } from "@svc/adapters/observability/log"
import { migrate } from "@svc/adapters/wiring/migrate"
import { compose, type Surroundings } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Scope } from "@svc/domain/shared/scope"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Pool } from "pg"
import {
  type BenchReceiver,
  startHttpProcess,
  startReceiverProcess,
  startWorkerProcess,
  stopProcess,
} from "./processes.ts"

const benchTag = "InvoicePosted"
/** Makes the body of a delivery about 1 KB. */
const dataJson = JSON.stringify({ invoiceNumber: "10001", note: "x".repeat(640) })

/** A tenant with one legal entity. */
export interface BenchTenant {
  readonly scope: EventOrigin
  readonly registerWebhook: (path: string) => Promise<void>
  readonly raise: (count: number) => Promise<readonly StoredEvent[]>
}

/** What a benchmark runs in: a database of its own, a tenant, a receiver, and workers as they are deployed. */
export interface BenchHouse {
  readonly graph: Graph
  readonly sql: Pick<Pool, "query">
  readonly receiver: BenchReceiver
  readonly postmaster: () => number
  /** At a path of the receiver, for the tag that is raised. */
  readonly registerWebhook: (path: string) => Promise<void>
  /** Another tenant with webhooks of its own at the receiver. */
  readonly openTenant: (name: string) => Promise<BenchTenant>
  /** The tenant's legal entity, with SEK as its base currency. */
  readonly scope: Scope
  /** A folder the database server may write to. */
  readonly dataDir: string
  /** Registers webhooks at paths `/0`, `/1`, … of the receiver. */
  readonly registerWebhooks: (count: number) => Promise<void>
  readonly raise: (count: number) => Promise<readonly StoredEvent[]>
  /** Deliveries, or those that meet a condition. */
  readonly countDeliveries: (condition?: string) => Promise<number>
  /** The object graph of HTTP: its role sees the rows of its transaction's tenant. */
  readonly composeHttp: () => Graph
  readonly startWorker: (nodeOptions?: readonly string[]) => ChildProcess
  readonly startHttp: () => Promise<{ readonly child: ChildProcess; readonly origin: string }>
}

/** Sets a house up, lets the benchmark use it, and clears it away. */
export const inBenchHouse = async <A>(
  settings: Readonly<Record<string, string>>,
  use: (house: BenchHouse) => Promise<A>,
): Promise<A> => {
  const dataDir = mkdtempSync(join(tmpdir(), "svc-bench-"))
  const database = await startEmbeddedPostgres({ dataDir })
  const receiver = await startReceiverProcess()
  const workers: ChildProcess[] = []
  const key = randomBytes(32)
  const environment = {
    SVC_ENCRYPTION_KEY: key.toString("base64"),
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    ...settings,
  }
  try {
    await migrate(database.url)
    const surroundings: Surroundings = {
      settings: readSettings({ ...environment, DATABASE_URL: database.url }),
      databaseUrl: database.url,
      clock: systemClock,
      log: makeLog("warn", "bench"),
      secretBox: makeSecretBox([key]),
    }
    const graph = compose("cli", "svc_worker", surroundings)
    const graphs = [graph]
    const { runOrThrow } = resolve(graph, "Runtime")
    const boss = resolve(graph, "PgBoss")
    await boss.start()
    // Reconnects when the database was stopped.
    const sql = new Pool({ connectionString: database.url, max: 2 })
    sql.on("error", () => undefined)
    const openTenant = async (name: string): Promise<BenchTenant> => {
      const entity = { name: `${name} AB`, baseCurrency: "SEK" }
      const { tenant, legalEntities, user } = await runOrThrow(
        resolve(graph, "Organisation").createTenant({ name, legalEntities: [entity] }),
      )
      const scope: EventOrigin = {
        tenantId: tenant.id,
        legalEntityId: legalEntities[0]!.id,
        legalEntityName: entity.name,
        triggeredBy: user.id,
      }
      return {
        scope,
        registerWebhook: async (path) => {
          const wanted = { url: `http://127.0.0.1:${receiver.port}${path}`, events: [benchTag] }
          await runOrThrow(resolve(graph, "Webhooks").register(scope, wanted))
        },
        raise: async (count) => {
          const wanted = Array.from({ length: count }, () => ({ tag: benchTag, dataJson }))
          return (await runOrThrow(raiserOf((port) => resolve(graph, port))(scope, wanted))).map(({ event }) => event)
        },
      }
    }
    const { scope, registerWebhook, raise } = await openTenant("Bench")
    const result = await use({
      graph,
      sql,
      receiver,
      scope,
      openTenant,
      dataDir: join(dataDir, "postgres"),
      postmaster: () => Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]),
      registerWebhook,
      registerWebhooks: async (count) => {
        for (let index = 0; index < count; index += 1) await registerWebhook(`/${index}`)
      },
      raise,
      countDeliveries: async (condition = "true") => {
        const { rows } = await sql.query<{ n: string }>(
          `select count(*) n from svc.webhook_deliveries where ${condition}`,
        )
        return Number(rows[0]!.n)
      },
      composeHttp: () => {
        const http = compose("http", "svc_app", surroundings)
        graphs.push(http)
        return http
      },
      startWorker: (nodeOptions) => {
        const worker = startWorkerProcess(database.url, environment, { nodeOptions })
        workers.push(worker)
        return worker
      },
      startHttp: async () => {
        const http = await startHttpProcess(database.url, environment)
        workers.push(http.child)
        return http
      },
    })
    await Promise.all(workers.map(stopProcess))
    await sql.end()
    await boss.stop({ graceful: false })
    for (const each of graphs) await each.unbindAllAsync()
    return result
  } finally {
    receiver.stop()
    for (const worker of workers) worker.kill("SIGKILL")
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
