import { readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { machine, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

/** Retries come soon enough to be a part of the load from the first minute on. */
const environment = { SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "20" }
const samples = 10

interface Sample {
  readonly atSeconds: number
  readonly workerRssMb: number
  readonly connections: number
  readonly waitingJobs: number
  /** The size of the queue's tables and indexes. A queue that is emptied must not grow. */
  readonly queueMb: number
  /** Bytes of the log per attempt in it. Rows that are written once must not cause bloat. */
  readonly logBytesPerAttempt: number
}

const rssMb = (pid: number): number => {
  const [, kib = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Math.round(Number(kib) / 1024)
}

const sample = async ({ sql }: BenchHouse, worker: number, atSeconds: number): Promise<Sample> => {
  const { rows } = await sql.query<{
    connections: string
    jobs: string
    queue: string
    log: string
    attempts: string
  }>(`
    select (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      (select count(*) from svc.delivery_queue where due_at <= now()) as jobs,
      (select sum(pg_total_relation_size(oid)) from pg_class where oid = 'svc.delivery_queue'::regclass) as queue,
      (select sum(pg_total_relation_size(oid)) from pg_class where relnamespace = 'svc'::regnamespace and relkind = 'r' and relname <> 'delivery_queue') as log,
      (select count(*) from svc.webhook_attempts) as attempts`)
  const [row] = rows
  return {
    atSeconds,
    workerRssMb: rssMb(worker),
    connections: Number(row!.connections),
    waitingJobs: Number(row!.jobs),
    queueMb: Math.round((Number(row!.queue) / 2 ** 20) * 10) / 10,
    logBytesPerAttempt: Math.round(Number(row!.log) / Math.max(1, Number(row!.attempts))),
  }
}

/**
 * Runs a steady load for a long time, with a tenth of it answered with 500 first. Everything but the log must keep its
 * size.
 */
export const soakBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, { seconds: 600, eventsPerSecond: 200 })
  return inBenchHouse(environment, async (house) => {
    await house.registerWebhooks(1)
    await house.receiver.failEvery(10)
    const worker = house.startWorker()
    const taken: Sample[] = []
    const begun = performance.now()
    let raised = 0
    for (let at = 1; at <= samples; at += 1) {
      const until = begun + (options.seconds * 1000 * at) / samples
      while (performance.now() < until) {
        const due = begun + (raised * 1000) / options.eventsPerSecond
        await pause(Math.max(0, due - performance.now()))
        await house.raise(10)
        raised += 10
      }
      taken.push(await sample(house, worker.pid!, Math.round((performance.now() - begun) / 1000)))
      console.error(JSON.stringify(taken.at(-1)))
    }
    await pause(25_000)
    const total = await house.countDeliveries()
    const arrived = await house.receiver.arrived()
    return {
      deliveries: total,
      lost: total - arrived,
      samples: taken,
      conditions: { ...machine(), ...options, failedFirst: 0.1 },
    }
  })
}
