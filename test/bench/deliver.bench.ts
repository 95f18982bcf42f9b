import { systemClock } from "@svc/adapters/clock/app-clock"
import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { makeLog } from "@svc/adapters/observability/log"
import { migrate } from "@svc/adapters/postgres/migrate"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import type { EventOrigin } from "@svc/domain/webhooks/event"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { machine, numberOption, percentiles } from "./figures.ts"
import {
  cpuSeconds,
  measureCeiling,
  peakRssMb,
  startReceiverProcess,
  startWorkerProcess,
  stopProcess,
} from "./processes.ts"

const webhookCount = 50
const tag = "InvoicePosted"
const slots = 256
/** Makes the body of a delivery about 1 KB. */
const dataJson = JSON.stringify({ invoiceNumber: "10001", note: "x".repeat(640) })

/**
 * Capacity and latency of webhook delivery with every attempt, its headers and its answer logged: worker, PostgreSQL and
 * receiver share the machine. Options: --deliveries, --latencySeconds, --ratePerSecond.
 */
export const deliverBench = async (args: readonly string[]): Promise<object> => {
  const deliveries = numberOption(args, "deliveries", 40_000)
  const latencySeconds = numberOption(args, "latencySeconds", 15)
  const ratePerSecond = numberOption(args, "ratePerSecond", 200)

  const dataDir = mkdtempSync(join(tmpdir(), "svc-bench-"))
  const database = await startEmbeddedPostgres({ dataDir })
  const receiver = await startReceiverProcess()
  const key = randomBytes(32)
  const environment = {
    SVC_ENCRYPTION_KEY: key.toString("base64"),
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_WORKER_SLOTS: String(slots),
  }
  try {
    await migrate(database.url)
    const container = compose("cli", "svc_worker", {
      settings: readSettings({ ...environment, DATABASE_URL: database.url }),
      databaseUrl: database.url,
      clock: systemClock,
      log: makeLog("warn", "bench"),
      secretBox: makeSecretBox([key]),
    })
    const { runOrThrow } = resolve(container, "Runtime")
    const boss = resolve(container, "PgBoss")
    await boss.start()
    const sql = new Client({ connectionString: database.url })
    await sql.connect()

    const entity = { name: "Bench AB", baseCurrency: "SEK" }
    const { tenant, legalEntities, user } = await runOrThrow(
      resolve(container, "CreateTenant")({ name: "Bench", legalEntities: [entity] }),
    )
    const origin: EventOrigin = {
      tenantId: tenant.id,
      legalEntityId: legalEntities[0]!.id,
      legalEntityName: entity.name,
      triggeredBy: user.id,
    }
    for (let index = 0; index < webhookCount; index += 1) {
      const url = `http://127.0.0.1:${receiver.port}/${index}`
      await runOrThrow(resolve(container, "RegisterWebhook")(origin, { url, events: [tag] }))
    }
    const raise = (count: number) =>
      runOrThrow(
        resolve(container, "RaiseEvents")(
          origin,
          Array.from({ length: count }, () => ({ tag, dataJson })),
        ),
      )

    const count = async (condition: string) =>
      Number((await sql.query<{ n: string }>(`select count(*) n from svc.webhook_deliveries ${condition}`)).rows[0]!.n)

    // Capacity: a backlog that waits is worked off.
    const events = Math.ceil(deliveries / webhookCount)
    for (let left = events; left > 0; left -= 20) await raise(Math.min(left, 20))
    const total = await count("")
    await sql.query("vacuum analyze")
    const before = await measureCeiling(receiver.port, 5, slots, 1024)
    await receiver.clear()

    const postmaster = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0])
    const cpuBefore = cpuSeconds(postmaster)
    const begun = performance.now()
    const worker = startWorkerProcess(database.url, environment)
    let first = 0
    while ((await count("where state = 'Delivered'")) < total) {
      if (first === 0 && (await count("where state = 'Delivered'")) > 0) first = performance.now()
      if (performance.now() - begun > 300_000) throw new Error("the backlog was not worked off in five minutes")
      await new Promise((resume) => setTimeout(resume, 50))
    }
    if (process.env["DBG"]) {
      console.error(
        (await sql.query("select name,state,count(*),min(start_after),max(retry_count) from pgboss.job group by 1,2"))
          .rows,
        (
          await sql.query(
            "select pid, state, wait_event_type, wait_event, left(query,200) q, now()-query_start d from pg_stat_activity where application_name like 'svc%'",
          )
        ).rows,
      )
    }
    const seconds = (performance.now() - first) / 1000
    const cpu = { worker: cpuSeconds(worker.pid ?? 0), postgres: cpuSeconds(postmaster) - cpuBefore }
    const received = await receiver.report()
    const attempts = Number((await sql.query<{ n: string }>("select count(*) n from svc.webhook_attempts")).rows[0]!.n)
    const delivered = await count("where state = 'Delivered'")
    const after = await measureCeiling(receiver.port, 5, slots, 1024)
    const ceilingPerSecond = Math.round((before + after) / 2)
    const deliveriesPerSecond = Math.round(delivered / seconds)

    // Latency: single events at a steady rate, to one webhook each.
    await sql.query("update svc.webhooks set status = 'Disabled' where url not like '%/0'")
    await receiver.clear()
    const committed = new Map<string, bigint>()
    const pending: Promise<void>[] = []
    const start = performance.now()
    for (let index = 0; index < latencySeconds * ratePerSecond; index += 1) {
      const due = start + (index * 1000) / ratePerSecond
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
      pending.push(
        raise(1).then(([raised]) => {
          committed.set(`/0 ${raised!.event.id}`, process.hrtime.bigint())
        }),
      )
    }
    await Promise.all(pending)
    await new Promise((resume) => setTimeout(resume, 2_000))
    const { arrivals } = await receiver.report()
    const latencies = arrivals.flatMap(([id, at]) => {
      const commit = committed.get(id)
      return commit === undefined ? [] : [Math.max(0, Number(BigInt(at) - commit) / 1e6)]
    })
    const rss = peakRssMb(worker)
    await stopProcess(worker)
    await sql.end()
    await boss.stop({ graceful: false })
    await container.unbindAllAsync()

    const lost = total - new Set(received.arrivals.map(([id]) => id)).size + (committed.size - latencies.length)
    return {
      deliveriesPerSecond,
      ceilingPerSecond,
      ratio: Math.round((deliveriesPerSecond / ceilingPerSecond) * 100) / 100,
      lost,
      latencyMs: percentiles(latencies),
      peakRssMb: rss,
      conditions: {
        ...machine(),
        deliveries: total,
        attemptsLogged: attempts,
        repeats: received.requests - received.arrivals.length,
        webhooks: webhookCount,
        slots,
        cpuMicrosPerDelivery: {
          worker: Math.round((cpu.worker / total) * 1e6),
          postgres: Math.round((cpu.postgres / total) * 1e6),
        },
        bodyBytes: 1024,
        latencyEventsPerSecond: ratePerSecond,
        ceilingBeforeAndAfter: [Math.round(before), Math.round(after)],
        postgres: "embedded, fsync and synchronous_commit on",
      },
    }
  } finally {
    receiver.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
