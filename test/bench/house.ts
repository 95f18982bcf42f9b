import { raiserOf } from "../support/webhooks/raise-events.ts"
import { systemClock } from "@svc/adapters/clock/app-clock"
import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { makeLog } from "@svc/adapters/observability/log"
import { connectionTo } from "@svc/adapters/postgres/base/connection-to"
import { migrate } from "@svc/adapters/wiring/migrate"
import { compose, type Surroundings } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { LegalEntityRequest } from "@svc/domain/organisation/legal-entity-request"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
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

export const benchTag = "InvoicePosted"
/** Data that makes the body of a delivery about 1 KB. */
export const dataJson = JSON.stringify({ invoiceNumber: "10001", note: "x".repeat(640) })

/** A tenant, with one legal entity by default. */
export interface BenchTenant {
  readonly scope: EventOrigin
  /** The tenant's legal entities. The first one is that of `scope`. */
  readonly scopes: readonly EventOrigin[]
  /** A token for the interface at an origin. */
  readonly accessToken: (origin: string) => Promise<string>
  readonly registerWebhook: (path: string) => Promise<void>
  /** Raises events with the given data, by default about 1 KB. */
  readonly raise: (count: number, data?: string) => Promise<readonly StoredEvent[]>
}

/** The surroundings of a benchmark: its own database, a tenant, a receiver, and workers as they are deployed. */
export interface BenchHouse {
  readonly graph: Graph
  readonly sql: Pick<Pool, "query">
  readonly receiver: BenchReceiver
  readonly postmaster: () => number
  /** Registers a webhook at a path of the receiver, for the tag of the raised events. */
  readonly registerWebhook: (path: string) => Promise<void>
  /** Makes another tenant with its own webhooks at the receiver, and `entities` legal entities, Swedish by default. */
  readonly openTenant: (name: string, entities?: number, like?: Partial<LegalEntityRequest>) => Promise<BenchTenant>
  /** The URL of the database, for its superuser. */
  readonly databaseUrl: string
  /** SVC_ENCRYPTION_KEY of its processes. */
  readonly encryptionKey: string
  /** The tenant's legal entity, with SEK as its base currency. */
  readonly scope: EventOrigin
  /** A folder that the database server may write to. */
  readonly dataDir: string
  /** Registers webhooks at the paths `/0`, `/1`, … of the receiver. */
  readonly registerWebhooks: (count: number) => Promise<void>
  readonly raise: (count: number) => Promise<readonly StoredEvent[]>
  /** The number of deliveries that meet the condition, or of all. */
  readonly countDeliveries: (condition?: string) => Promise<number>
  /** Makes the object graph of HTTP, whose role sees only its transaction's tenant. */
  readonly composeHttp: () => Graph
  readonly startWorker: (nodeOptions?: readonly string[]) => ChildProcess
  /** Starts the HTTP runtime, over the database or over a proxy before it. */
  readonly startHttp: (databaseUrl?: string) => Promise<{ readonly child: ChildProcess; readonly origin: string }>
}

/** Prepares the surroundings, runs the benchmark in them, and cleans up. Uses its own database, or the given one. */
export const inBenchHouse = async <A>(
  settings: Readonly<Record<string, string>>,
  use: (house: BenchHouse) => Promise<A>,
  given?: { readonly url: string; readonly stop: () => Promise<void>; readonly endAtOnce: () => void },
): Promise<A> => {
  const dataDir = mkdtempSync(join(tmpdir(), "svc-bench-"))
  const database = given ?? (await startEmbeddedPostgres({ dataDir }))
  const receiver = await startReceiverProcess()
  const workers: ChildProcess[] = []
  const pidFile = join(dataDir, "postgres", "postmaster.pid")
  const postmaster = () => Number(readFileSync(pidFile, "utf8").split("\n")[0])
  const endAll = () => {
    for (const worker of workers) worker.kill("SIGKILL")
    if (existsSync(pidFile)) process.kill(postmaster(), "SIGQUIT")
    given?.endAtOnce()
  }
  process.once("exit", endAll)
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
    await runOrThrow(resolve(graph, "SigningKeyCheck").ensure)
    const boss = resolve(graph, "PgBoss")
    await boss.start()
    // The pool reconnects after the database was stopped.
    const sql = new Pool({ ...connectionTo(database.url), max: 2 })
    sql.on("error", () => undefined)
    const openTenant: BenchHouse["openTenant"] = async (name, entities = 1, like = {}) => {
      const wanted = Array.from({ length: entities }, (_, index) => ({
        name: index === 0 ? `${name} AB` : `${name} ${index} AB`,
        baseCurrency: "SEK",
        ...like,
      }))
      const { tenant, legalEntities, user } = await runOrThrow(
        resolve(graph, "Organisation").createTenant({ name, legalEntities: wanted }),
      )
      const scopes = legalEntities.map((entity): EventOrigin => ({
        tenantId: tenant.id,
        legalEntityId: entity.id,
        legalEntityName: entity.name,
        triggeredBy: user.id,
      }))
      const scope = scopes[0]!
      return {
        scope,
        scopes,
        accessToken: async (origin) => {
          const made = resolve(graph, "Identity").createPersonalToken({ tenantId: tenant.id, name: "bench" })
          const { token, secret } = await runOrThrow(made)
          const response = await fetch(`${origin}/auth/v2/token`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ clientId: token.clientId, secret }),
          })
          return ((await response.json()) as { readonly access_token: string }).access_token
        },
        registerWebhook: async (path) => {
          const webhook = { url: `http://127.0.0.1:${receiver.port}${path}`, events: [benchTag] }
          await runOrThrow(resolve(graph, "Webhooks").register(scope, webhook))
        },
        raise: async (count, data = dataJson) => {
          const events = Array.from({ length: count }, () => ({ tag: benchTag, dataJson: data }))
          return (await runOrThrow(raiserOf((port) => resolve(graph, port))(scope, events))).map(({ event }) => event)
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
      databaseUrl: database.url,
      encryptionKey: environment.SVC_ENCRYPTION_KEY,
      dataDir: join(dataDir, "postgres"),
      postmaster,
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
      startHttp: async (url = database.url) => {
        const http = await startHttpProcess(url, environment)
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
    process.off("exit", endAll)
  }
}
