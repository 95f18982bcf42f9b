import { setTimeout as pause } from "node:timers/promises"
import type { BenchHouse } from "./house.ts"

export interface FlowResult {
  /** Milliseconds from commit to arrival. */
  readonly latencies: readonly number[]
  readonly raisedPerSecond: number
  /** Deliveries that had not arrived a quarter of a second after the last event was raised. */
  readonly backlog: number
  readonly lost: number
}

/** Raises events at a steady rate for the webhook at `/0`, several in each unit of work. */
export const steadyFlow = async (
  { receiver, raise, countDeliveries }: BenchHouse,
  seconds: number,
  perSecond: number,
  atOnce = 1,
): Promise<FlowResult> => {
  await receiver.clear()
  const committed = new Map<string, bigint>()
  const raising: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < seconds * perSecond; index += atOnce) {
    const early = start + (index * 1000) / perSecond - performance.now()
    if (early > 0) await pause(early)
    raising.push(
      raise(atOnce).then((events) => {
        const at = process.hrtime.bigint()
        for (const { id } of events) committed.set(`/0 ${id}`, at)
      }),
    )
  }
  await Promise.all(raising)
  const took = (performance.now() - start) / 1000
  await pause(250)
  const backlog = await countDeliveries("state = 'Pending'")
  // A late delivery still arrives; a lost one never does.
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline && (await countDeliveries("state = 'Pending'")) > 0) await pause(100)
  const { arrivals } = await receiver.report()
  return {
    latencies: arrivals.map(([id, at]) => Math.max(0, Number(BigInt(at) - committed.get(id)!) / 1e6)),
    backlog,
    raisedPerSecond: Math.round(committed.size / took),
    lost: committed.size - arrivals.length,
  }
}
