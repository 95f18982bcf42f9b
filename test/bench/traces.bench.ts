import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { loginUrl, makeLogins } from "@svc/adapters/embedded-postgres/logins"
import type { ChildProcess } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { Agent, request } from "undici"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { machine } from "./figures.ts"
import { type BenchHouse, type BenchTenant, inBenchHouse } from "./house.ts"
import { installFrom, installToday, startProgram } from "./installations.ts"
import { cpuMicros, stopProcess } from "./processes.ts"

const webhooks = 20
const requestsInRound = 400
const deliveriesInRound = 800
/** Rounds before the first that counts. */
const warmUp = 8

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

type Running = ReadonlyMap<Variant, Awaited<ReturnType<typeof start>>>
/** Does some work with a process, and returns how much of it was done. */
type Work = (origin: string) => Promise<number>

/**
 * Short rounds of the variants in turn, so that whatever slows the machine down slows each of them. The processes are new
 * after every `turns` rounds: two processes of the same program differ by some percent for as long as they live. All
 * but the one that works are stopped meanwhile.
 */
const inProcesses = async (
  house: BenchHouse,
  name: "svc-http" | "svc-worker",
  variants: readonly Variant[],
  { starts, turns }: { readonly starts: number; readonly turns: number },
  work: Work,
): Promise<readonly Round[]> => {
  const found: Round[] = []
  for (let begun = 0; begun < starts; begun += 1) {
    const running: Running = new Map(
      await Promise.all(variants.map(async (each) => [each, await start(house, each, name)] as const)),
    )
    const alone = async (variant: Variant, times: number): Promise<number> => {
      const { child, origin } = running.get(variant)!
      child.kill("SIGCONT")
      // Timers that are overdue fire first.
      await pause(50)
      const micros = await microsEach(child, async () => {
        let done = 0
        for (let time = 0; time < times; time += 1) done += await work(origin)
        return done
      })
      child.kill("SIGSTOP")
      return Math.round(micros * 10) / 10
    }
    for (const { child } of running.values()) child.kill("SIGSTOP")
    for (const variant of variants) await alone(variant, warmUp)
    for (let turn = 0; turn < turns; turn += 1) {
      const each: Record<string, number> = {}
      for (let index = 0; index < variants.length; index += 1) {
        const variant = variants[(index + turn) % variants.length]!
        each[variant.name] = await alone(variant, 1)
      }
      found.push(each)
    }
    process.stderr.write(`${name} ${JSON.stringify(found.slice(-3))}\n`)
    for (const { child } of running.values()) child.kill("SIGCONT")
    for (const { child } of running.values()) await stopProcess(child)
  }
  return found
}

const callers = 8

/** Asks HTTP `requests` times for one webhook. */
const requestsOf = async (house: BenchHouse, tenant: BenchTenant, requests: number): Promise<Work> => {
  const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks where url like '%/traces'")
  let authorization: string | undefined
  return async (origin) => {
    authorization ??= `Bearer ${await tenant.accessToken(origin)}`
    const headers = { authorization }
    const dispatcher = new Agent({ connections: callers, pipelining: 1 })
    let left = requests
    const caller = async () => {
      while (left > 0) {
        left -= 1
        const { statusCode, body } = await request(`${origin}/Webhooks/${rows[0]!.id}`, { headers, dispatcher })
        await body.dump()
        if (statusCode !== 200) throw new Error(`a webhook was answered with ${statusCode}`)
      }
    }
    await Promise.all(Array.from({ length: callers }, caller))
    await dispatcher.close()
    return requests
  }
}

/** Raises events, and waits until all their deliveries are made. */
const deliveriesOf =
  (house: BenchHouse, deliveries: number): Work =>
  async () => {
    for (let left = Math.ceil(deliveries / webhooks); left > 0; left -= 20) await house.raise(Math.min(left, 20))
    await until(
      () => house.countDeliveries("state <> 'Delivered'"),
      (left) => left === 0,
    )
    return deliveries
  }

const toThousandths = (value: number) => Math.round(value * 1000) / 1000

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/**
 * Two variants compared: the median of the rounds' ratios with its quartiles, and the ratio of the rounds that other work
 * of the machine disturbed least, the cheapest tenth of each.
 */
const compare = (rounds: readonly Round[], name: string, to: string) => {
  const ratios = ascending(rounds.map((round) => round[name]! / round[to]!))
  const undisturbed = (of: string) => at(ascending(rounds.map((round) => round[of]!)), 0.1)
  return {
    median: toThousandths(at(ratios, 0.5)),
    quartiles: [0.25, 0.75].map((share) => toThousandths(at(ratios, share))),
    undisturbed: toThousandths(undisturbed(name) / undisturbed(to)),
  }
}

/**
 * The processor time that traces cost: of HTTP for each request, and of the worker for each delivery. Variants of
 * one database take turns: traces off, off in a second process, which shows how much two equal ones differ, traces on
 * with one in a hundred sent, and with `--without <commit or folder>` a version without the seams, such as a checkout
 * from which they were removed.
 */
export const tracesBench = async (args: readonly string[]): Promise<object> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      without: { type: "string" },
      only: { type: "string" },
      starts: { type: "string", default: "6" },
      turns: { type: "string", default: "40" },
    },
  })
  const [starts, turns] = [Number(values.starts), Number(values.turns)]
  const often = { starts, turns }
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
        ...(values.only === "deliver"
          ? {}
          : {
              http: await inProcesses(
                house,
                "svc-http",
                variants,
                often,
                await requestsOf(house, tenant, requestsInRound),
              ),
            }),
        ...(values.only === "http"
          ? {}
          : {
              deliver: await inProcesses(house, "svc-worker", variants, often, deliveriesOf(house, deliveriesInRound)),
            }),
      } satisfies Partial<Record<Kind, readonly Round[]>>
    })
    const figures = Object.entries(measured).map(([kind, rounds]) => [
      kind,
      {
        offAgainToOff: compare(rounds, "offAgain", "off"),
        onOnePercentToOff: compare(rounds, "onOnePercent", "off"),
        ...(values.without === undefined ? {} : { offToWithout: compare(rounds, "off", "without") }),
        microsOff: Math.round(at(ascending(rounds.map((round) => round["off"]!)), 0.5)),
      },
    ])
    return {
      ...Object.fromEntries(figures),
      conditions: {
        ...machine(),
        starts,
        turns,
        requestsInRound,
        deliveriesInRound,
        spanRequests: collector.requests.length,
      },
    }
  } finally {
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
