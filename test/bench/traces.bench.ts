import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { loginUrl, makeLogins } from "@svc/adapters/embedded-postgres/logins"
import type { ChildProcess } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { machine } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { installFrom, installToday, startProgram } from "./installations.ts"
import { cpuSeconds, makeCalls, stopProcess } from "./processes.ts"

const webhooks = 20

interface Variant {
  readonly name: string
  readonly tree: string
  readonly settings: Readonly<Record<string, string>>
}

/** Microseconds of processor time for each of what is done. */
const microsEach = async (child: ChildProcess, work: () => Promise<number>): Promise<number> => {
  const before = cpuSeconds(child.pid!)
  const count = await work()
  return ((cpuSeconds(child.pid!) - before) * 1e6) / count
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const start = async (house: BenchHouse, { tree, settings }: Variant, name: "svc-http" | "svc-worker") => {
  const port = await freePort()
  const own =
    name === "svc-http"
      ? { PORT: String(port), SVC_DATABASE_HTTP_URL: loginUrl(house.databaseUrl, "http") }
      : { SVC_WORKER_PORT: String(port), DATABASE_URL: house.databaseUrl }
  const env = {
    PATH: process.env["PATH"],
    SVC_ENCRYPTION_KEY: house.encryptionKey,
    SVC_HOST: "127.0.0.1",
    // A token is for one address, and all variants take the same.
    SVC_BASE_URL: "http://localhost",
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_LOG_LEVEL: "warn",
    ...settings,
    ...own,
  }
  return { child: await startProgram(tree, name, env, port), origin: `http://127.0.0.1:${port}` }
}

/** Processor time of a worker for each delivery, after the first tenth of them. */
const ofDeliveries = async (house: BenchHouse, variant: Variant, deliveries: number): Promise<number> => {
  const { child } = await start(house, variant, "svc-worker")
  const undelivered = () => house.countDeliveries("state <> 'Delivered'")
  const deliver = async (count: number) => {
    for (let left = Math.ceil(count / webhooks); left > 0; left -= 20) await house.raise(Math.min(left, 20))
    await until(undelivered, (left) => left === 0)
    return count
  }
  await deliver(deliveries / 10)
  const micros = await microsEach(child, () => deliver(deliveries))
  await stopProcess(child)
  return micros
}

/**
 * The processor time that traces cost: of HTTP for each request, and of the worker for each delivery. Variants of one
 * database take turns: traces off, traces on with one in a hundred sent, and with `--before <commit or folder>` the
 * version without the seams. A machine that others use changes its speed, so each ratio is the middle of those of the
 * rounds, each to the variant `off` of the same round.
 */
export const tracesBench = async (args: readonly string[]): Promise<object> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      before: { type: "string" },
      rounds: { type: "string", default: "9" },
      seconds: { type: "string", default: "4" },
      deliveries: { type: "string", default: "4000" },
    },
  })
  const [rounds, seconds, deliveries] = [values.rounds, values.seconds, values.deliveries].map(Number) as [
    number,
    number,
    number,
  ]
  const folder = openTemporaryFolder()
  const collector = await startReceiver({
    respond: () => ({ headers: { "content-type": "application/json" }, body: "{}" }),
  })
  try {
    const tree = await installToday(path.join(folder, "today"))
    const sent = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_TRACES_SAMPLER_ARG: "0.01" }
    const variants: readonly Variant[] = [
      { name: "off", tree, settings: {} },
      { name: "onOnePercent", tree, settings: sent },
      ...(values.before === undefined
        ? []
        : [{ name: "before", tree: installFrom(values.before, path.join(folder, "before")), settings: {} }]),
    ]
    const measured = await inBenchHouse({}, async (house) => {
      await makeLogins(house.databaseUrl)
      await house.registerWebhooks(webhooks)
      const tenant = await house.openTenant("Traces")
      await tenant.registerWebhook("/traces")
      const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks where url like '%/traces'")
      const running = new Map<Variant, Awaited<ReturnType<typeof start>>>()
      for (const variant of variants) running.set(variant, await start(house, variant, "svc-http"))
      const authorization = `Bearer ${await tenant.accessToken(running.get(variants[0]!)!.origin)}`
      const ofRequests = (variant: Variant, duration: number) => {
        const { child, origin } = running.get(variant)!
        const calls = { callers: 8, seconds: duration, warmUpSeconds: 0, headers: [{ authorization }] }
        return microsEach(child, async () => {
          const { perSecond } = await makeCalls({ ...calls, method: "GET", url: `${origin}/Webhooks/${rows[0]!.id}` })
          return perSecond * duration
        })
      }
      for (const variant of variants) await ofRequests(variant, seconds)
      const found: Record<string, { readonly http: number; readonly deliver: number }>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const order = variants.map((_, index) => variants[(index + round) % variants.length]!)
        const each: (typeof found)[number] = {}
        for (const variant of order) {
          const http = await ofRequests(variant, seconds)
          each[variant.name] = { http, deliver: await ofDeliveries(house, variant, deliveries) }
        }
        process.stderr.write(`${JSON.stringify(each)}\n`)
        found.push(each)
      }
      for (const { child } of running.values()) await stopProcess(child)
      return found
    })
    const ratioOf = (name: string, of: "http" | "deliver", to: string) =>
      Math.round(median(measured.map((round) => round[name]![of] / round[to]![of])) * 1000) / 1000
    const ratiosOf = (name: string, to: string) => ({
      http: ratioOf(name, "http", to),
      deliver: ratioOf(name, "deliver", to),
    })
    return {
      onOnePercentToOff: ratiosOf("onOnePercent", "off"),
      ...(values.before === undefined ? {} : { offToBefore: ratiosOf("off", "before") }),
      microsOff: { http: Math.round(measured[0]!["off"]!.http), deliver: Math.round(measured[0]!["off"]!.deliver) },
      conditions: { ...machine(), rounds, seconds, deliveries, spanRequests: collector.requests.length },
    }
  } finally {
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
