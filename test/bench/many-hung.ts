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
  /** Waits until the worker is up: an event more of the other tenant has arrived. */
  const up = async () => {
    const before = await receiver.arrived()
    await other.raise(1)
    while ((await receiver.arrived()) === before) await pause(50)
  }
  await up()

  const raisedAt = new Map<string, { readonly phase: Phase; readonly at: bigint }>()
  const raising: Promise<unknown>[] = []
  for (const phase of phases) {
    if (phase === "restarted") {
      worker.kill("SIGKILL")
      worker = house.startWorker()
      await up()
    }
    const begun = performance.now()
    for (let half = 0; half < 2 * phaseSeconds; half += 1) {
      await pause(Math.max(0, begun + half * 500 - performance.now()))
      if (half % 2 === 0) raising.push(many.raise(1))
      const at = process.hrtime.bigint()
      for (const event of await other.raise(1)) raisedAt.set(`/other ${event.id}`, { phase, at })
    }
  }
  await Promise.all(raising)
  await pause(2_000)
  worker.kill("SIGKILL")
  const { arrivals } = await receiver.report()
  const latencies = arrivals.flatMap(([key, at]) => {
    const raised = raisedAt.get(key)
    return raised === undefined ? [] : [{ phase: raised.phase, ms: Number(BigInt(at) - raised.at) / 1e6 }]
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
