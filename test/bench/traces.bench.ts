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
import { type BenchHouse, type BenchTenant, inBenchHouse } from "./house.ts"
import { installFrom, installToday, startProgram } from "./installations.ts"
import { cpuMicros, makeCalls, stopProcess } from "./processes.ts"

const webhooks = 20

interface Variant {
  readonly name: string
  readonly tree: string
  readonly settings: Readonly<Record<string, string>>
}

type Kind = "http" | "deliver"
/** Microseconds of processor time for each request or delivery of a variant, by its name. */
type Round = Readonly<Record<string, number>>

/** Microseconds of processor time for each of what is done. */
const microsEach = async (child: ChildProcess, work: () => Promise<number>): Promise<number> => {
  const before = cpuMicros(child.pid!)
  const count = await work()
  return (cpuMicros(child.pid!) - before) / count
}

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

/** The variants, another one first in each round. */
const inTurn = (variants: readonly Variant[], round: number) =>
  variants.map((_, index) => variants[(index + round) % variants.length]!)

/**
 * Rounds of a second of requests to each variant. After every `turns` of them the processes are new: two processes of
 * the same program differ by some percent for as long as they live.
 */
const httpRounds = async (
  house: BenchHouse,
  tenant: BenchTenant,
  variants: readonly Variant[],
  { starts, turns }: { readonly starts: number; readonly turns: number },
): Promise<readonly Round[]> => {
  const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks where url like '%/traces'")
  const found: Round[] = []
  let authorization: string | undefined
  for (let begun = 0; begun < starts; begun += 1) {
    const running = new Map<Variant, Awaited<ReturnType<typeof start>>>()
    for (const variant of inTurn(variants, begun)) running.set(variant, await start(house, variant, "svc-http"))
    authorization ??= `Bearer ${await tenant.accessToken(running.get(variants[0]!)!.origin)}`
    const headers = [{ authorization }]
    const call = (variant: Variant, seconds: number) => {
      const { child, origin } = running.get(variant)!
      const calls = { callers: 8, seconds, warmUpSeconds: 0, headers, url: `${origin}/Webhooks/${rows[0]!.id}` }
      return microsEach(child, async () => (await makeCalls({ ...calls, method: "GET" })).perSecond * seconds)
    }
    for (const variant of variants) await call(variant, 3)
    for (let turn = 0; turn < turns; turn += 1) {
      const each: Record<string, number> = {}
      for (const variant of inTurn(variants, turn)) each[variant.name] = await call(variant, 1)
      process.stderr.write(`http ${JSON.stringify(each)}\n`)
      found.push(each)
    }
    for (const { child } of running.values()) await stopProcess(child)
  }
  return found
}

/** Rounds of a new worker of each variant, after the first third of its deliveries. */
const deliverRounds = async (
  house: BenchHouse,
  variants: readonly Variant[],
  { starts, deliveries }: { readonly starts: number; readonly deliveries: number },
): Promise<readonly Round[]> => {
  const undelivered = () => house.countDeliveries("state <> 'Delivered'")
  const deliver = async (count: number) => {
    for (let left = Math.ceil(count / webhooks); left > 0; left -= 20) await house.raise(Math.min(left, 20))
    await until(undelivered, (left) => left === 0)
    return count
  }
  const found: Round[] = []
  for (let round = 0; round < starts; round += 1) {
    const each: Record<string, number> = {}
    for (const variant of inTurn(variants, round)) {
      const { child } = await start(house, variant, "svc-worker")
      await deliver(deliveries / 2)
      each[variant.name] = await microsEach(child, () => deliver(deliveries))
      await stopProcess(child)
    }
    process.stderr.write(`deliver ${JSON.stringify(each)}\n`)
    found.push(each)
  }
  return found
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000

/** The median of the rounds' ratios of two variants, and the quartiles. */
const ratioOf = (rounds: readonly Round[], name: string, to: string) => {
  const ratios = rounds.map((round) => round[name]! / round[to]!).sort((a, b) => a - b)
  const at = (share: number) => toThousandths(ratios[Math.floor((ratios.length - 1) * share)]!)
  return { median: at(0.5), quartiles: [at(0.25), at(0.75)] }
}

/**
 * The processor time that traces cost: of HTTP for each request, and of the worker for each delivery. Variants of one
 * database take turns: traces off, off in a second process, which shows how much two equal ones differ, traces on with
 * one in a hundred sent, and with `--without <commit or folder>` a version without the seams.
 */
export const tracesBench = async (args: readonly string[]): Promise<object> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      without: { type: "string" },
      only: { type: "string" },
      starts: { type: "string", default: "8" },
      turns: { type: "string", default: "6" },
      deliveries: { type: "string", default: "12000" },
    },
  })
  const [starts, turns, deliveries] = [values.starts, values.turns, values.deliveries].map(Number) as [
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
      { name: "offAgain", tree, settings: {} },
      { name: "onOnePercent", tree, settings: sent },
      ...(values.without === undefined
        ? []
        : [{ name: "without", tree: installFrom(values.without, path.join(folder, "without")), settings: {} }]),
    ]
    const measured = await inBenchHouse({}, async (house) => {
      await makeLogins(house.databaseUrl)
      await house.registerWebhooks(webhooks)
      const tenant = await house.openTenant("Traces")
      await tenant.registerWebhook("/traces")
      return {
        ...(values.only === "deliver" ? {} : { http: await httpRounds(house, tenant, variants, { starts, turns }) }),
        ...(values.only === "http" ? {} : { deliver: await deliverRounds(house, variants, { starts, deliveries }) }),
      } satisfies Partial<Record<Kind, readonly Round[]>>
    })
    const figures = Object.entries(measured).map(([kind, rounds]) => [
      kind,
      {
        offAgainToOff: ratioOf(rounds, "offAgain", "off"),
        onOnePercentToOff: ratioOf(rounds, "onOnePercent", "off"),
        ...(values.without === undefined ? {} : { offToWithout: ratioOf(rounds, "off", "without") }),
        microsOff: Math.round(rounds[0]!["off"]!),
      },
    ])
    return {
      ...Object.fromEntries(figures),
      conditions: { ...machine(), starts, turns, deliveries, spanRequests: collector.requests.length },
    }
  } finally {
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
