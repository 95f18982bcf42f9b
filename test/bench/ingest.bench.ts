import { setTimeout as pause } from "node:timers/promises"
import type { Calls } from "./caller.process.ts"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { benchTag, dataJson, inBenchHouse } from "./house.ts"
import { makeCalls } from "./processes.ts"

const callers = 16
const manyListeners = 20
const steady = 200

/**
 * Events that callers report over HTTP, to the receiver: how many are accepted and delivered in a second, how long one takes at a
 * steady rate from its `POST` to its arrival, and how many deliveries a second are made of events with many listeners. HTTP,
 * worker, receiver and callers are processes of their own.
 */
export const ingestBench = (args: readonly string[]): Promise<object> => {
  const { seconds } = readNumbers(args, { seconds: 15 })
  return inBenchHouse({}, async ({ openTenant, receiver, startHttp, startWorker, sql, countDeliveries }) => {
    const { origin } = await startHttp()
    startWorker()
    const single = await openTenant("Single")
    await single.registerWebhook("/0")
    const listened = await openTenant("Listened")
    for (let index = 0; index < manyListeners; index += 1) await listened.registerWebhook(`/many/${index}`)

    /** Raises events; how many were accepted and delivered in a second of the time in which they were raised. */
    const flow = async (tenant: typeof single, more: Partial<Calls>) => {
      await receiver.clear()
      const authorization = `Bearer ${await tenant.accessToken(origin)}`
      const { perSecond, window, begun } = await makeCalls({
        url: `${origin}/Events`,
        method: "POST",
        headers: [{ "content-type": "application/json", authorization }],
        body: `{"eventType":"${benchTag}","data":${dataJson}}`,
        callers,
        seconds,
        warmUpSeconds: 5,
        ...more,
      })
      while ((await countDeliveries("state = 'Pending'")) > 0) await pause(200)
      const { arrivals } = await receiver.report()
      const [from, to] = window.map(Number) as [number, number]
      const within = arrivals.filter(([, at]) => Number(at) >= from && Number(at) < to).length
      const arrived = new Map(arrivals.map(([key, at]) => [key.split(" ")[1], BigInt(at)]))
      await sql.query("vacuum analyze")
      return {
        accepted: Math.round(perSecond),
        delivered: Math.round((within * 1e9) / (to - from)),
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
    return {
      acceptedPerSecond: most.accepted,
      deliveredPerSecond: most.delivered,
      at200: { p50, p95 },
      listeners20PerSecond: many.delivered,
      conditions: { ...machine(), callers, seconds, steadily, listeners20Accepted: many.accepted },
    }
  })
}
