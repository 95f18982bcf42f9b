import { availableParallelism } from "node:os"
import { machine, mean, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, type BenchTenant, inBenchHouse } from "./house.ts"
import { steadyFlow } from "./steady-flow.ts"
import { cpuSeconds, measureCeiling, peakRssMb, stopProcess } from "./processes.ts"

const webhookCount = 50
/** The number of concurrent requests of each worker. */
const slots = 256
/** The number of events that a unit of work raises under load. */
const busyAtOnce = 10
/**
 * The share of the backlog that is delivered before the measurement begins. The ceiling is measured after a warm-up
 * too.
 */
const warmUp = 0.1

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))

/** The ceilings of one process and of as many processes as there are workers. The higher one counts. */
const measureCeilings = async (port: number, workers: number) => ({
  oneProcess: await measureCeiling(port, 5, slots, 1),
  asManyAsWorkers: await measureCeiling(port, 5, slots, workers),
})
type Ceilings = Awaited<ReturnType<typeof measureCeilings>>

const ceilingOf = (measured: readonly Ceilings[]) =>
  Math.max(mean(measured.map((each) => each.oneProcess)), mean(measured.map((each) => each.asManyAsWorkers)))

type Raiser = Pick<BenchTenant, "raise">

interface Backlog {
  readonly deliveries: number
  /** The tenants that the deliveries belong to in turn, each with as many webhooks as the others. */
  readonly tenants: readonly Raiser[]
  readonly workers: number
}

/** Measures how fast new workers deliver a waiting backlog. The workers keep running. */
const measureCapacity = async (
  { sql, receiver, ...house }: BenchHouse,
  { deliveries, tenants, workers: workerCount }: Backlog,
) => {
  await receiver.clear()
  const events = Math.ceil((deliveries * tenants.length) / webhookCount)
  // A claim of several hundred deliveries has some of each tenant.
  const atOnce = Math.max(1, Math.floor(20 / tenants.length))
  for (let turn = 0; turn * atOnce < events; turn += 1)
    await tenants[turn % tenants.length]!.raise(Math.min(events - turn * atOnce, atOnce))
  const total = await house.countDeliveries("state <> 'Delivered'")
  await sql.query("vacuum analyze")

  const workers = Array.from({ length: workerCount }, () => house.startWorker())
  const until = async (isReached: () => Promise<boolean>) => {
    const deadline = performance.now() + 300_000
    while (!(await isReached())) {
      if (performance.now() > deadline) {
        const left = await house.countDeliveries("state <> 'Delivered'")
        throw new Error(`the backlog was not worked off in five minutes: ${left} of ${total} deliveries are left`)
      }
      await pause(20)
    }
  }
  const untilArrived = (count: number) => until(async () => (await receiver.requests()) >= count)
  const now = async () => ({
    at: performance.now(),
    requests: await receiver.requests(),
    worker: workers.reduce((sum, { pid = 0 }) => sum + cpuSeconds(pid), 0),
    postgres: cpuSeconds(house.postmaster()),
    receiver: cpuSeconds(receiver.pid),
  })
  await untilArrived(total * warmUp)
  const begun = await now()
  await untilArrived(total)
  // A failed attempt is repeated only after minutes, so this wait has a limit too.
  await until(async () => (await house.countDeliveries("state <> 'Delivered'")) === 0)
  const ended = await now()

  const { requests, arrivals } = await receiver.report()
  const measured = total - begun.requests
  const micros = (of: "worker" | "postgres" | "receiver") => Math.round(((ended[of] - begun[of]) / measured) * 1e6)
  return {
    workers,
    total,
    lost: total - arrivals.length,
    repeats: requests - arrivals.length,
    perSecond: Math.round((measured * 1000) / (ended.at - begun.at)),
    peakRssMb: Math.max(...workers.map(peakRssMb)),
    cpuMicrosPerDelivery: { worker: micros("worker"), postgres: micros("postgres"), receiver: micros("receiver") },
  }
}

/**
 * Measures rounds, each between two measurements of the ceiling, because machines are not equally fast all the time.
 */
const measureRounds = async (house: BenchHouse, rounds: number, backlog: Backlog) => {
  const ceilings = [await measureCeilings(house.receiver.port, backlog.workers)]
  const measured: (Awaited<ReturnType<typeof measureCapacity>> & { readonly ratio: number })[] = []
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(measured.at(-1)?.workers.map(stopProcess) ?? [])
    const capacity = await measureCapacity(house, backlog)
    ceilings.push(await measureCeilings(house.receiver.port, backlog.workers))
    measured.push({ ...capacity, ratio: capacity.perSecond / ceilingOf(ceilings.slice(-2)) })
  }
  return { measured, ceilings }
}

/** Tenants that share the webhooks, the first one among them. */
const openTenants = async (house: BenchHouse, count: number): Promise<readonly Raiser[]> => {
  const each = Math.ceil(webhookCount / count)
  await house.registerWebhooks(each)
  const tenants: Raiser[] = [house]
  while (tenants.length < count) {
    const tenant = await house.openTenant(`Bench ${tenants.length}`)
    for (let index = 0; index < each; index += 1) await tenant.registerWebhook(`/${tenants.length}-${index}`)
    tenants.push(tenant)
  }
  return tenants
}

/**
 * Measures capacity and latency of webhook delivery, with every attempt, its headers and its answer logged. One worker
 * runs for each core, as when deployed; PostgreSQL and the receiver share the machine. The ceiling is the same requests
 * to the same receiver with nothing stored.
 */
export const deliverBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, {
    deliveries: 200_000,
    rounds: 3,
    latencySeconds: 15,
    ratePerSecond: 200,
    busyPerSecond: 1_000,
    workers: availableParallelism(),
    tenants: 1,
  })
  return inBenchHouse({ SVC_WORKER_SLOTS: String(slots) }, async (house) => {
    const tenants = await openTenants(house, options.tenants)
    const { measured, ceilings } = await measureRounds(house, options.rounds, { ...options, tenants })
    const logged = await house.sql.query<{ n: string }>("select count(*) n from svc.webhook_attempts")
    await house.sql.query("update svc.webhooks set status = 'Disabled' where url not like '%/0'")
    const latency = await steadyFlow(house, options.latencySeconds, options.ratePerSecond)
    const busy = await steadyFlow(house, options.latencySeconds, options.busyPerSecond, busyAtOnce)
    const sum = (of: "total" | "lost" | "repeats") => measured.reduce((total, round) => total + round[of], 0)
    return {
      deliveriesPerSecond: Math.round(mean(measured.map(({ perSecond }) => perSecond))),
      ceilingPerSecond: Math.round(ceilingOf(ceilings)),
      ratio: toHundredths(mean(measured.map(({ ratio }) => ratio))),
      lost: sum("lost") + latency.lost + busy.lost,
      latencyMs: percentiles(latency.latencies),
      busy: { eventsPerSecond: busy.raisedPerSecond, backlog: busy.backlog, latencyMs: percentiles(busy.latencies) },
      peakRssMb: Math.max(...measured.map((round) => round.peakRssMb), ...measured.at(-1)!.workers.map(peakRssMb)),
      conditions: {
        ...machine(),
        deliveries: sum("total"),
        attemptsLogged: Number(logged.rows[0]!.n),
        repeats: sum("repeats"),
        tenants: options.tenants,
        webhooks: webhookCount,
        slots,
        workers: options.workers,
        rounds: measured.map(({ perSecond, ratio, cpuMicrosPerDelivery }) => ({
          perSecond,
          ratio: toHundredths(ratio),
          cpuMicrosPerDelivery,
        })),
        bodyBytes: 1024,
        latencyEventsPerSecond: options.ratePerSecond,
        ceilings: ceilings.map((each) => Object.values(each).map(Math.round)),
        postgres: "embedded, fsync and synchronous_commit on",
      },
    }
  })
}
