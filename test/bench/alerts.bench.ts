import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { resolve } from "@svc/adapters/wiring/provide"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { stringify } from "yaml"
import { atDatabase } from "../support/database/at-database.ts"
import { repository } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { promtool, whyNoPromtool } from "../support/watching/promtool.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { machine } from "./figures.ts"
import { type BenchHouse, benchTag, inBenchHouse } from "./house.ts"

const everyMs = 5_000

/**
 * A fault that must cause an alert. The numbers are the scrapes before the fault, at its end, and after the recovery.
 */
interface Fault {
  readonly alert: string
  readonly before: number
  readonly during: number
  readonly after: number
}

/** Scrapes processes as Prometheus does, and keeps the series of `svc_` metrics and of `up`. */
const makeRecorder = (targets: Readonly<Record<string, string>>) => {
  const series = new Map<string, (number | undefined)[]>()
  let scrapes = 0
  const note = (name: string, value: number) => {
    const values = series.get(name) ?? []
    values[scrapes] = value
    series.set(name, values)
  }
  const scrape = async () => {
    await Promise.all(
      Object.entries(targets).map(async ([job, origin]) => {
        const own = `instance="${new URL(origin).host}",job="${job}"`
        const text = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(4_000) }).then(
          (answer) => answer.text(),
          () => undefined,
        )
        note(`up{${own}}`, text === undefined ? 0 : 1)
        for (const [, name, labels = "", value] of (text ?? "").matchAll(/^(svc_\w+)(?:\{(.*)\})? (\S+)$/gm)) {
          if (name?.includes("_duration_") !== true)
            note(`${name}{${[labels, own].filter(Boolean).join(",")}}`, Number(value))
        }
      }),
    )
    scrapes += 1
  }
  const timer = setInterval(() => void scrape(), everyMs)
  return {
    scrapes: () => scrapes,
    stop: () => clearInterval(timer),
    /** The series in promtool's notation. A failed scrape ends a series. */
    series: () =>
      [...series].map(([name, values]) => ({
        series: name,
        values: Array.from({ length: scrapes }, (_, at) => values[at] ?? "stale").join(" "),
      })),
  }
}

/** An expression that is 1 while the alert fires for any number of processes, otherwise 0. */
const firing = (alert: string) => `(count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0) or vector(0)`

/**
 * Makes promtool evaluate the rules over the recorded series. Throws when an alert was not quiet or firing as expected.
 */
const judge = (series: readonly object[], faults: readonly Fault[]) => {
  const at = (scrape: number) => `${(scrape * everyMs) / 1000}s`
  const moments = faults.flatMap(({ alert, before, during, after }) =>
    [before, during, after].map((scrape, index) => ({
      expr: firing(alert),
      eval_time: at(scrape),
      exp_samples: [{ labels: "{}", value: index === 1 ? 1 : 0 }],
    })),
  )
  const file = path.join(openTemporaryFolder(), "recorded.test.yaml")
  const rules = path.join(repository, "deploy", "alerts", "svc.rules.yaml")
  const tests = [{ interval: at(1), input_series: series, promql_expr_test: moments }]
  writeFileSync(file, stringify({ rule_files: [rules], evaluation_interval: at(1), tests }))
  promtool(["test", "rules", file])
  return file
}

/**
 * Checks three alerts with real faults: a killed worker, a hanging receiver, and an unreachable database. Each alert
 * must be quiet before its fault, fire before the fault ends, and recover afterwards.
 */
export const alertsBench = async (): Promise<object> => {
  const missing = whyNoPromtool()
  if (missing !== undefined) throw new Error(missing)
  const workerPort = await freePort()
  const settings = {
    SVC_WORKER_PORT: String(workerPort),
    SVC_WEBHOOK_MAX_IN_FLIGHT: "2",
    SVC_WEBHOOK_TIMEOUT_SECONDS: "5",
    SVC_LOG_LEVEL: "silent",
  }
  return inBenchHouse(settings, async (house) => {
    const hanging = await startReceiver()
    return { ...(await run(house, hanging, workerPort)), conditions: machine() }
  })
}

const run = async (house: BenchHouse, hanging: Awaited<ReturnType<typeof startReceiver>>, workerPort: number) => {
  const hung = await house.openTenant("Hangs")
  await resolve(house.graph, "Runtime").runOrThrow(
    resolve(house.graph, "Webhooks").register(hung.scope, { url: hanging.url(), events: [benchTag] }),
  )
  await house.registerWebhook("/healthy")
  const http = await house.startHttp()
  let worker = house.startWorker()
  const recorder = makeRecorder({ "svc-http": http.origin, "svc-worker": `http://127.0.0.1:${workerPort}` })
  const flow = setInterval(() => void house.raise(1).catch(() => undefined), 1_000)
  const seconds = (count: number) => pause(count * 1000)
  const last = () => recorder.scrapes() - 1
  const faults: Fault[] = []
  const cause = async (alert: string, fault: () => Promise<unknown>, lasts: number, mend: () => Promise<unknown>) => {
    const before = last()
    await fault()
    await seconds(lasts)
    const during = last()
    await mend()
    await seconds(60)
    faults.push({ alert, before, during, after: last() })
  }
  try {
    await seconds(30)
    const kill = async () => {
      worker.kill("SIGKILL")
      await once(worker, "exit")
    }
    await cause("SvcDeliveriesWait", kill, 150, async () => (worker = house.startWorker()))

    hanging.respondWith("hang")
    await cause(
      "SvcReceiversHang",
      () => hung.raise(150),
      330,
      async () => hanging.respondWith(200),
    )

    const name = new URL(house.databaseUrl).pathname.slice(1)
    const elsewhere = (text: string) =>
      withClient(atDatabase(house.databaseUrl, "postgres"), (client) => client.query(text))
    const close = async () => {
      await elsewhere(`alter database ${name} with allow_connections false`)
      await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    }
    await cause("SvcDatabaseAway", close, 90, () => elsewhere(`alter database ${name} with allow_connections true`))
  } finally {
    clearInterval(flow)
    recorder.stop()
    await hanging.close()
  }
  const series = recorder.series()
  const recorded = judge(series, faults)
  return { fired: faults.map(({ alert }) => alert), scrapes: recorder.scrapes(), series: series.length, recorded }
}
