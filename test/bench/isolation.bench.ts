import { setTimeout as pause } from "node:timers/promises"
import { machine, mean, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { measureLargeEvents } from "./large-events.ts"
import { measureManyHung } from "./many-hung.ts"
import { measureParking } from "./parking.ts"

const webhookCount = 50
const slots = 256
/** The product's time-out, so that a hung receiver holds each request as long as in production. */
const environment = {
  SVC_WORKER_SLOTS: String(slots),
  SVC_WEBHOOK_TIMEOUT_SECONDS: "60",
  SVC_WEBHOOKS_PER_LEGAL_ENTITY: "10000",
}

/** Delivers a backlog of the healthy webhooks. Returns deliveries per second, from the first arrival to the last. */
const healthyThroughput = async (house: BenchHouse, deliveries: number): Promise<number> => {
  const { receiver } = house
  for (let left = Math.ceil(deliveries / webhookCount); left > 0; left -= 20) await house.raise(Math.min(left, 20))
  await house.sql.query("vacuum analyze")
  await receiver.clear()
  const worker = house.startWorker()
  const until = async (arrived: number) => {
    const deadline = performance.now() + 120_000
    while ((await receiver.arrived()) < arrived) {
      if (performance.now() > deadline) throw new Error("the healthy deliveries were not worked off in two minutes")
      await pause(20)
    }
    return performance.now()
  }
  const total = Math.ceil(deliveries / webhookCount) * webhookCount
  const begun = await until(1)
  const ended = await until(total)
  worker.kill("SIGKILL")
  await house.sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
  return (total * 1000) / (ended - begun)
}

/**
 * Raises single events for a healthy webhook while the backlog of the hung one waits. Returns the milliseconds until
 * each arrived.
 */
const newEventLatency = async (house: BenchHouse, events: number): Promise<readonly number[]> => {
  await house.receiver.clear()
  await house.sql.query(
    "update svc.webhooks set status = 'Disabled' where url not like '%/hung%' and url not like '%/0'",
  )
  const worker = house.startWorker()
  await pause(3_000)
  const raisedAt = new Map<string, bigint>()
  for (let index = 0; index < events; index += 1) {
    const at = process.hrtime.bigint()
    for (const event of await house.raise(1)) raisedAt.set(`/0 ${event.id}`, at)
    await pause(200)
  }
  await pause(2_000)
  worker.kill("SIGKILL")
  const { arrivals } = await house.receiver.report()
  const latencies = arrivals.flatMap(([key, at]) => {
    const raised = raisedAt.get(key)
    return raised === undefined ? [] : [Number(BigInt(at) - raised) / 1e6]
  })
  if (latencies.length < raisedAt.size) throw new Error("events did not arrive while the backlog waited")
  return latencies
}

/** Raises deliveries for the enabled hung webhook, as the product does. */
const raiseForHung = async (house: BenchHouse, deliveries: number): Promise<void> => {
  await house.sql.query("update svc.webhooks set status = 'Disabled' where url not like '%/hung%'")
  for (let left = deliveries; left > 0; left -= 1_000) await house.raise(Math.min(left, 1_000))
  await house.sql.query("update svc.webhooks set status = 'Enabled' where url not like '%/hung%'")
}

/**
 * Measures the cost that a hanging receiver causes for others: first with a twentieth of the deliveries going to it,
 * then with a long backlog of its deliveries too. Each is compared with the runs without it before and after, in
 * several rounds, because machines are not equally fast all the time.
 *
 * `newEventMs` is the 99th percentile for another webhook meanwhile. `manyHungMs` is the worst 95th percentile, over
 * all phases, of another tenant's new event while hundreds of webhooks of one tenant hang, and `manyHungRatio` the mean
 * throughput of a healthy webhook in all phases, relative to the throughput without them. `urgentBytesMs` is the worst
 * 95th percentile of another tenant's new event while large events are sent again to a hanging webhook, and `parkingMs`
 * the same after a start with a long backlog of such a webhook.
 */
export const isolationBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, {
    deliveries: 80_000,
    backlog: 200_000,
    events: 50,
    rounds: 3,
    hung: 500,
    phase: 30,
    large: 30,
  })
  return inBenchHouse(environment, async (house) => {
    const urgentBytes = await measureLargeEvents(house, options.large)
    const parking = await measureParking(house, options.backlog)
    const manyHung = await measureManyHung(house, options.hung, options.phase)
    await house.registerWebhooks(webhookCount)
    // The hung receivers subscribe to every event: three of them get about a twentieth of the deliveries.
    for (const path of ["/hung", "/hung/2", "/hung/3"]) await house.registerWebhook(path)
    const enable = async (which: string) => {
      await house.sql.query("update svc.webhooks set status = 'Disabled', congested = false where url like '%/hung%'")
      await house.sql.query("update svc.webhooks set status = 'Enabled' where url like $1", [which])
    }
    const without = async () => {
      await enable("none")
      return healthyThroughput(house, options.deliveries)
    }
    const baselines = [await without()]
    const rounds: { readonly hung: number; readonly backlog: number }[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      await enable("%/hung%")
      const hung = await healthyThroughput(house, options.deliveries)
      await enable("%/hung")
      await raiseForHung(house, options.backlog)
      const backlog = await healthyThroughput(house, options.deliveries)
      baselines.push(await without())
      const baseline = mean(baselines.slice(-2))
      rounds.push({ hung: toHundredths(hung / baseline), backlog: toHundredths(backlog / baseline) })
    }
    await enable("%/hung")
    await raiseForHung(house, options.backlog)
    const latency = percentiles(await newEventLatency(house, options.events))
    return {
      baselinePerSecond: Math.round(mean(baselines)),
      hungRatio: toHundredths(mean(rounds.map(({ hung }) => hung))),
      backlogRatio: toHundredths(mean(rounds.map(({ backlog }) => backlog))),
      newEventMs: latency.p99,
      manyHungMs: Math.max(...Object.values(manyHung.p95)),
      manyHungRatio: toHundredths(mean(Object.values(manyHung.ratios))),
      urgentBytesMs: Math.max(...Object.values(urgentBytes)),
      parkingMs: parking.p95,
      conditions: {
        ...machine(),
        ...options,
        webhooks: webhookCount,
        slots,
        newEventLatency: latency,
        manyHung,
        urgentBytes,
        parking,
        baselines: baselines.map(Math.round),
        ratios: rounds,
      },
    }
  })
}
