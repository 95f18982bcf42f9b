import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Calls } from "./caller.process.ts"
import { machine, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { fillEvents } from "./fill-events.ts"
import { benchTag, type BenchHouse, dataJson, inBenchHouse } from "./house.ts"
import { cpuSeconds, makeCalls, stopProcess } from "./processes.ts"

const callers = 16
const manyCallers = 64
const manyListeners = 20
const steady = 200

/** Restarts the database so that neither PostgreSQL nor the machine has its files in memory. */
const restartCold = async ({ sql, postmaster, dataDir }: BenchHouse) => {
  const before = postmaster()
  process.kill(before, "SIGINT")
  const isUp = () =>
    sql.query("select").then(
      () => postmaster() !== before,
      () => false,
    )
  while (!(await isUp())) await pause(100)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  // With `nocache`, a dd of no bytes tells the kernel to drop its copies of the whole file.
  for (const path of paths) spawnSync("dd", [`if=${path}`, "iflag=nocache", "count=0"], { stdio: "ignore" })
}

/**
 * Measures events from a caller's `POST` to the receiver: events accepted and delivered per second, the latency at a
 * steady rate, deliveries per second of events with many listeners, and the rate with more callers, with a million
 * stored events, and right after a cold start of PostgreSQL and HTTP. HTTP, worker, receiver and callers are separate
 * processes.
 */
export const ingestBench = (args: readonly string[]): Promise<object> => {
  const { seconds, stored } = readNumbers(args, { seconds: 15, stored: 1_000_000 })
  return inBenchHouse({}, async (house) => {
    const { openTenant, receiver, startHttp, startWorker, sql, countDeliveries } = house
    let http = await startHttp()
    let worker = startWorker()
    const single = await openTenant("Single")
    await single.registerWebhook("/0")
    const listened = await openTenant("Listened")
    for (let index = 0; index < manyListeners; index += 1) await listened.registerWebhook(`/many/${index}`)

    /** Raises events, and returns how many were accepted and delivered per second of that time. */
    const flow = async (tenant: typeof single, more: Partial<Calls>) => {
      await receiver.clear()
      const authorization = `Bearer ${await tenant.accessToken(http.origin)}`
      const used = () => ({
        http: cpuSeconds(http.child.pid!),
        worker: cpuSeconds(worker.pid!),
        postgres: cpuSeconds(house.postmaster()),
      })
      const before = used()
      const { perSecond, window, begun } = await makeCalls({
        url: `${http.origin}/Events`,
        method: "POST",
        headers: [{ "content-type": "application/json", authorization }],
        body: `{"eventType":"${benchTag}","data":${dataJson}}`,
        callers,
        seconds,
        warmUpSeconds: 5,
        ...more,
      })
      const after = used()
      while ((await countDeliveries("state = 'Pending'")) > 0) await pause(200)
      const { arrivals } = await receiver.report()
      const [from, to] = window.map(Number) as [number, number]
      const within = arrivals.filter(([, at]) => Number(at) >= from && Number(at) < to).length
      const arrived = new Map(arrivals.map(([key, at]) => [key.split(" ")[1], BigInt(at)]))
      await sql.query("vacuum analyze")
      const micros = (of: keyof typeof before) => Math.round(((after[of] - before[of]) / arrivals.length) * 1e6)
      return {
        accepted: Math.round(perSecond),
        delivered: Math.round((within * 1e9) / (to - from)),
        /** The processor time of an event in microseconds. */
        cpu: { http: micros("http"), worker: micros("worker"), postgres: micros("postgres") },
        latencies: begun.map(([id, at]) => {
          const there = arrived.get(id)
          if (there === undefined) throw new Error(`the event ${id} was accepted and never delivered`)
          return Number(there - BigInt(at)) / 1e6
        }),
      }
    }
    const most = await flow(single, {})
    const { latencies, accepted: steadily } = await flow(single, { perSecond: steady, callers: 64, tellsIds: true })
    const many = await flow(listened, {})
    const { p50, p95 } = percentiles(latencies)
    const few = await flow(single, { callers: manyCallers })
    await fillEvents(house, stored)
    const full = await flow(single, { callers: manyCallers })
    await stopProcess(worker)
    await stopProcess(http.child)
    await restartCold(house)
    http = await startHttp()
    worker = startWorker()
    const cold = await flow(single, { callers: manyCallers })
    return {
      acceptedPerSecond: most.accepted,
      deliveredPerSecond: most.delivered,
      at200: { p50, p95 },
      listeners20PerSecond: many.delivered,
      callers64PerSecond: { few: few.accepted, full: full.accepted, cold: cold.accepted },
      fullOfFew: toHundredths(full.accepted / few.accepted),
      coldOfFew: toHundredths(cold.accepted / few.accepted),
      conditions: {
        ...machine(),
        callers,
        seconds,
        stored,
        steadily,
        listeners20Accepted: many.accepted,
        cpuMicros: { few: few.cpu, full: full.cpu, cold: cold.cpu },
      },
    }
  })
}
