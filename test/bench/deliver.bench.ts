import { availableParallelism } from "node:os"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { steadyFlow } from "./steady-flow.ts"
import { cpuSeconds, measureCeiling, peakRssMb } from "./processes.ts"

const webhookCount = 50
/** Requests at a time of each worker. */
const slots = 256
/** Raised in one unit of work when it is busy. */
const busyAtOnce = 10
/** Deliveries of the backlog that go by before the rate is taken, as the ceiling is taken after a while too. */
const warmUp = 0.1

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))

/** Of one process, and of as many as there are workers: whichever can do more is the ceiling. */
const measureCeilings = async (port: number, workers: number) => ({
  one: await measureCeiling(port, 5, slots, 1),
  many: await measureCeiling(port, 5, slots, workers),
})

/** A backlog that waits is worked off, with the ceiling measured before and after. */
const measureCapacity = async ({ sql, receiver, ...house }: BenchHouse, deliveries: number, workerCount: number) => {
  for (let left = Math.ceil(deliveries / webhookCount); left > 0; left -= 20) await house.raise(Math.min(left, 20))
  const total = await house.countDeliveries()
  await sql.query("vacuum analyze")
  const before = await measureCeilings(receiver.port, workerCount)
  await receiver.clear()

  const workers = Array.from({ length: workerCount }, () => house.startWorker())
  const until = async (arrived: number) => {
    const deadline = performance.now() + 300_000
    while ((await receiver.requests()) < arrived) {
      if (performance.now() > deadline) throw new Error("the backlog was not worked off in five minutes")
      await pause(20)
    }
  }
  const now = async () => ({
    at: performance.now(),
    requests: await receiver.requests(),
    worker: workers.reduce((sum, { pid = 0 }) => sum + cpuSeconds(pid), 0),
    postgres: cpuSeconds(house.postmaster()),
    receiver: cpuSeconds(receiver.pid),
  })
  await until(total * warmUp)
  const begun = await now()
  await until(total)
  while ((await house.countDeliveries("state <> 'Delivered'")) > 0) await pause(20)
  const ended = await now()

  const { requests, arrivals } = await receiver.report()
  const after = await measureCeilings(receiver.port, workerCount)
  const measured = total - begun.requests
  const micros = (of: "worker" | "postgres" | "receiver") => Math.round(((ended[of] - begun[of]) / measured) * 1e6)
  return {
    workers,
    total,
    lost: total - arrivals.length,
    repeats: requests - arrivals.length,
    attemptsLogged: Number((await sql.query<{ n: string }>("select count(*) n from svc.webhook_attempts")).rows[0]!.n),
    perSecond: Math.round((measured * 1000) / (ended.at - begun.at)),
    ceilings: { one: [before.one, after.one], many: [before.many, after.many] },
    cpuMicrosPerDelivery: { worker: micros("worker"), postgres: micros("postgres"), receiver: micros("receiver") },
  }
}

/**
 * Capacity and latency of webhook delivery with every attempt, its headers and its answer logged: a worker per core, as
 * they are deployed; PostgreSQL and the receiver share the machine. The ceiling is the same requests to the same receiver
 * with nothing stored.
 */
export const deliverBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, {
    deliveries: 200_000,
    latencySeconds: 15,
    ratePerSecond: 200,
    busyPerSecond: 1_000,
    workers: availableParallelism(),
  })
  return inBenchHouse({ SVC_WORKER_SLOTS: String(slots) }, async (house) => {
    await house.registerWebhooks(webhookCount)
    const capacity = await measureCapacity(house, options.deliveries, options.workers)
    await house.sql.query("update svc.webhooks set status = 'Disabled' where url not like '%/0'")
    const latency = await steadyFlow(house, options.latencySeconds, options.ratePerSecond)
    const busy = await steadyFlow(house, options.latencySeconds, options.busyPerSecond, busyAtOnce)
    const ceilings = Object.values(capacity.ceilings).map((rates) => (rates[0]! + rates[1]!) / 2)
    const ceilingPerSecond = Math.round(Math.max(...ceilings))
    return {
      deliveriesPerSecond: capacity.perSecond,
      ceilingPerSecond,
      ratio: Math.round((capacity.perSecond / ceilingPerSecond) * 100) / 100,
      lost: capacity.lost + latency.lost + busy.lost,
      latencyMs: percentiles(latency.latencies),
      busy: { eventsPerSecond: busy.raisedPerSecond, backlog: busy.backlog, latencyMs: percentiles(busy.latencies) },
      peakRssMb: Math.max(...capacity.workers.map(peakRssMb)),
      conditions: {
        ...machine(),
        deliveries: capacity.total,
        attemptsLogged: capacity.attemptsLogged,
        repeats: capacity.repeats,
        webhooks: webhookCount,
        slots,
        workers: options.workers,
        cpuMicrosPerDelivery: capacity.cpuMicrosPerDelivery,
        bodyBytes: 1024,
        latencyEventsPerSecond: options.ratePerSecond,
        ceilingBeforeAndAfter: {
          oneProcess: capacity.ceilings.one.map(Math.round),
          asManyAsWorkers: capacity.ceilings.many.map(Math.round),
        },
        postgres: "embedded, fsync and synchronous_commit on",
      },
    }
  })
}
