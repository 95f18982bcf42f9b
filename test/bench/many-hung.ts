import { setTimeout as pause } from "node:timers/promises"
import { percentiles } from "./figures.ts"
import type { BenchHouse } from "./house.ts"

/** What the worker goes through with receivers that never answer; each lasts as long as the others. */
const phases = ["unknown", "hanging", "timingOut", "probed", "restarted"] as const
type Phase = (typeof phases)[number]

/**
 * One tenant's hung webhooks get an event each second; another tenant's webhook gets one each half second. Gives the
 * 95th percentile, in milliseconds, from that event to its arrival in each phase: while the worker does not know the
 * hung ones yet, while their requests hang, while they time out, while they are probed, and after the worker was
 * started anew on their backlog. `phaseSeconds` is half the deadline of a request.
 */
export const manyHungLatency = async (
  house: BenchHouse,
  hung: number,
  phaseSeconds: number,
): Promise<Readonly<Record<Phase, number>>> => {
  const { receiver } = house
  const [many, other] = [await house.openTenant("Hung"), await house.openTenant("Other")]
  for (let index = 0; index < hung; index += 1) await many.registerWebhook(`/hung/many/${index}`)
  await other.registerWebhook("/other")
  await receiver.clear()
  let worker = house.startWorker()
  let raised = 0
  const raiseForOther = () => {
    raised += 1
    return other.raise(1)
  }
  /** Waits until all events of the other tenant have arrived. */
  const settled = async () => {
    const deadline = performance.now() + 60_000
    while (performance.now() < deadline && (await receiver.arrived()) < raised) await pause(50)
  }
  // One event before: when it has arrived, the worker is up.
  await raiseForOther()
  await settled()

  const raisedAt = new Map<string, { readonly phase: Phase; readonly at: bigint }>()
  const raising: Promise<unknown>[] = []
  for (const phase of phases) {
    if (phase === "restarted") {
      // A claim that dies with its worker waits for its lease: that is no matter of hung receivers.
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
      const at = process.hrtime.bigint()
      for (const event of await raiseForOther()) raisedAt.set(`/other ${event.id}`, { phase, at })
    }
  }
  await Promise.all(raising)
  await settled()
  worker.kill("SIGKILL")
  const { arrivals } = await receiver.report()
  const latencies = arrivals.flatMap(([key, at]) => {
    const event = raisedAt.get(key)
    return event === undefined ? [] : [{ phase: event.phase, ms: Number(BigInt(at) - event.at) / 1e6 }]
  })
  if (latencies.length < raisedAt.size) throw new Error("events of the other tenant did not arrive")
  // The worker's last transactions end with their connections.
  await pause(1_000)
  await house.sql.query("delete from svc.webhooks where url like '%/hung/many/%' or url like '%/other'")
  await house.sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
  const p95 = (phase: Phase) => percentiles(latencies.filter((each) => each.phase === phase).map(({ ms }) => ms)).p95
  return {
    unknown: p95("unknown"),
    hanging: p95("hanging"),
    timingOut: p95("timingOut"),
    probed: p95("probed"),
    restarted: p95("restarted"),
  }
}
