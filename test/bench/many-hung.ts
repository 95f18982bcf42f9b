import { setTimeout as pause } from "node:timers/promises"
import { mean, percentiles, toHundredths } from "./figures.ts"
import type { BenchHouse } from "./house.ts"

/** The phases of the worker with receivers that never answer. All phases last equally long. */
const phases = ["unknown", "hanging", "timingOut", "probed", "restarted"] as const
type Phase = (typeof phases)[number]
type ByPhase = Readonly<Record<Phase, number>>

/** The deliveries of a burst, which takes at least two seconds, so that events of the hung webhooks come meanwhile. */
const burst = 20_000
/**
 * The number of bursts before anything hangs, and again afterwards. The first one warms the worker up and is not
 * counted.
 */
const quietBursts = 3

/**
 * One tenant's hung webhooks get an event each second, another tenant's webhook gets one each half second, and a third
 * tenant's webhook gets a burst in the middle of each phase. The phases are: the worker does not know the hung webhooks
 * yet, their requests hang, the requests time out, the webhooks are probed, and the worker was restarted on their
 * backlog.
 *
 * Returns for each phase the 95th percentile, in milliseconds, from an event of the second tenant to its arrival, and
 * the burst's deliveries per second relative to those before anything hung and afterwards. `phaseSeconds` is half the
 * time-out of a request.
 */
export const measureManyHung = async (
  house: BenchHouse,
  hung: number,
  phaseSeconds: number,
): Promise<{ readonly p95: ByPhase; readonly ratios: ByPhase; readonly quietPerSecond: number }> => {
  const { receiver } = house
  const [many, other] = [await house.openTenant("Hung"), await house.openTenant("Other")]
  const busy = await house.openTenant("Busy")
  for (let index = 0; index < hung; index += 1) await many.registerWebhook(`/hung/many/${index}`)
  await other.registerWebhook("/other")
  await busy.registerWebhook("/busy")
  await receiver.clear()
  let worker = house.startWorker()
  let raised = 0
  const raiseForOther = () => {
    raised += 1
    return other.raise(1)
  }
  const bursts = new Map<string, readonly string[]>()
  /** All events of a burst are committed together, so that only the worker determines the speed. */
  const raiseBurst = async (name: string) => {
    raised += burst
    bursts.set(
      name,
      (await busy.raise(burst)).map(({ id }) => `/busy ${id}`),
    )
  }
  /** Waits until all events have arrived, except those of the hung webhooks. */
  const settled = async () => {
    const deadline = performance.now() + 60_000
    while (performance.now() < deadline && (await receiver.arrived()) < raised) await pause(50)
  }
  // When this event has arrived, the worker is running.
  await raiseForOther()
  await settled()
  const quiet: string[] = []
  const raiseQuiet = async (when: string) => {
    for (let index = 0; index < quietBursts; index += 1) {
      await raiseBurst(`${when} ${index}`)
      await settled()
      if (index > 0) quiet.push(`${when} ${index}`)
    }
  }
  await raiseQuiet("before")

  const raisedAt = new Map<string, { readonly phase: Phase; readonly at: bigint }>()
  const raising: Promise<unknown>[] = []
  for (const phase of phases) {
    if (phase === "restarted") {
      // Claims of a killed worker would wait for their lease, which has nothing to do with hung receivers, so none may
      // be left.
      await settled()
      worker.kill("SIGKILL")
      worker = house.startWorker()
      await raiseForOther()
      await settled()
    }
    const begun = performance.now()
    for (let half = 0; half < 2 * phaseSeconds; half += 1) {
      await pause(Math.max(0, begun + half * 500 - performance.now()))
      if (half % 2 === 0) raising.push(many.raise(1))
      if (half === phaseSeconds) await raiseBurst(phase)
      const at = process.hrtime.bigint()
      for (const event of await raiseForOther()) raisedAt.set(`/other ${event.id}`, { phase, at })
    }
  }
  await Promise.all(raising)
  await settled()
  worker.kill("SIGKILL")
  // The worker's last transactions end with their connections.
  await pause(1_000)
  await house.sql.query("delete from svc.webhooks where url like '%/hung/many/%'")
  await house.sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
  worker = house.startWorker()
  await raiseForOther()
  await settled()
  await raiseQuiet("after")
  worker.kill("SIGKILL")
  const { arrivals } = await receiver.report()
  const latencies = arrivals.flatMap(([key, at]) => {
    const event = raisedAt.get(key)
    return event === undefined ? [] : [{ phase: event.phase, ms: Number(BigInt(at) - event.at) / 1e6 }]
  })
  if (latencies.length < raisedAt.size) throw new Error("events of the other tenant did not arrive")
  const arrivedAt = new Map(arrivals.map(([key, at]) => [key, Number(BigInt(at) / 1000n) / 1e6]))
  const perSecond = (name: string) => {
    const times = bursts.get(name)!.map((key) => arrivedAt.get(key)!)
    return (burst - 1) / (Math.max(...times) - Math.min(...times))
  }
  const quietPerSecond = mean(quiet.map(perSecond))
  await pause(1_000)
  await house.sql.query("delete from svc.webhooks where url like '%/other' or url like '%/busy'")
  await house.sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
  const byPhase = (figure: (phase: Phase) => number): ByPhase => ({
    unknown: figure("unknown"),
    hanging: figure("hanging"),
    timingOut: figure("timingOut"),
    probed: figure("probed"),
    restarted: figure("restarted"),
  })
  return {
    p95: byPhase((phase) => percentiles(latencies.filter((each) => each.phase === phase).map(({ ms }) => ms)).p95),
    ratios: byPhase((phase) => toHundredths(perSecond(phase) / quietPerSecond)),
    quietPerSecond: Math.round(quietPerSecond),
  }
}
