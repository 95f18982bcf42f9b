import { setTimeout as pause } from "node:timers/promises"
import { percentiles } from "./figures.ts"
import type { BenchHouse } from "./house.ts"

/**
 * Starts a worker on a backlog of due deliveries of a hanging webhook, all older than the events that another tenant
 * raises. Returns the milliseconds from an event of the other tenant to its arrival, and the seconds that the backlog
 * was in the queue.
 */
export const measureParking = async (house: BenchHouse, backlog: number) => {
  const { sql, receiver } = house
  const [loud, other] = [await house.openTenant("Loud backlog"), await house.openTenant("Other backlog")]
  await loud.registerWebhook("/hung/backlog")
  await other.registerWebhook("/other/backlog")
  for (let left = backlog; left > 0; left -= 1_000) await loud.raise(Math.min(left, 1_000))
  // Gives the deliveries the priority of events raised one at a time. A burst would wait behind others anyway.
  await sql.query("update svc.delivery_queue set priority = 0")
  await receiver.clear()
  const worker = house.startWorker()
  // The first request shows that the worker is running.
  while ((await receiver.requests()) === 0) await pause(10)
  const begun = performance.now()
  const waiting = async () =>
    Number((await sql.query<{ n: string }>("select count(*) n from svc.delivery_queue")).rows[0]!.n)
  const raisedAt = new Map<string, bigint>()
  let parkedAfter: number | undefined
  for (let turn = 0; parkedAfter === undefined || turn < 50; turn += 1) {
    const at = process.hrtime.bigint()
    for (const { id } of await other.raise(1)) raisedAt.set(`/other/backlog ${id}`, at)
    await pause(200)
    if (turn % 10 === 9 && parkedAfter === undefined && (await waiting()) < backlog / 100)
      parkedAfter = Math.round((performance.now() - begun) / 1000)
    if (performance.now() - begun > 180_000) throw new Error("the backlog is still in the queue after three minutes")
  }
  const deadline = performance.now() + 60_000
  while ((await receiver.arrived()) < raisedAt.size && performance.now() < deadline) await pause(50)
  worker.kill("SIGKILL")
  const { arrivals } = await receiver.report()
  const latencies = arrivals.flatMap(([key, at]) => {
    const raised = raisedAt.get(key)
    return raised === undefined ? [] : [Number(BigInt(at) - raised) / 1e6]
  })
  if (latencies.length < raisedAt.size) throw new Error("events of the other tenant did not arrive")
  await pause(1_000)
  await sql.query("update svc.webhooks set status = 'Disabled' where url like '%/backlog'")
  await sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
  return { ...percentiles(latencies), parkedAfter }
}
