import { setTimeout as pause } from "node:timers/promises"
import { patiently, supervise } from "../support/processes/supervised.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

export interface CrashPlan {
  readonly deliveries: number
  /** Deliveries raised per second while the faults happen. */
  readonly perSecond: number
  readonly workers: number
  /** `kill -9` of a worker, each followed by a new one. */
  readonly workerKills: number
  /** Immediate stops of PostgreSQL; it comes up again with what was committed. */
  readonly databaseStops: number
}

export interface CrashResult {
  readonly deliveries: number
  /** Deliveries that are not Delivered, or that the receiver never answered with 200. */
  readonly lost: number
  readonly attemptGaps: number
  readonly attemptDoubles: number
  /** Requests answered with 200 to which the receiver had answered 200 before. */
  readonly repeatsOnWire: number
  readonly seconds: number
}

const webhookCount = 20
/** Deliveries that have not arrived by then are counted as lost. */
const patienceMs = 180_000
const environment = {
  SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "1",
  // Short, so that the leases of the dead lapse soon.
  SVC_WEBHOOK_TIMEOUT_SECONDS: "2",
}

/** A tenth of the deliveries is answered with 500 first, while workers are killed and PostgreSQL is stopped. */
export const crashRun = (plan: CrashPlan, settings: Readonly<Record<string, string>> = {}): Promise<CrashResult> =>
  inBenchHouse({ ...environment, ...settings }, async (house) => {
    await house.registerWebhooks(webhookCount)
    await house.receiver.failEvery(10)
    const begun = performance.now()
    const workers = Array.from({ length: plan.workers }, () => supervise(() => house.startWorker()))
    try {
      await Promise.all([raiseSteadily(house, plan), causeFaults(house, workers, plan)])
      while ((await patiently(() => house.countDeliveries("state <> 'Delivered'"))) > 0) {
        if (performance.now() - begun > patienceMs) break
        await pause(200)
      }
    } finally {
      await Promise.all(workers.map(({ leave }) => leave()))
    }
    return { ...(await judge(house)), seconds: Math.round((performance.now() - begun) / 1000) }
  })

const raiseSteadily = async ({ raise }: BenchHouse, { deliveries, perSecond }: CrashPlan): Promise<void> => {
  const begun = performance.now()
  for (let raised = 0; raised < deliveries; raised += webhookCount) {
    const due = begun + (raised * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    // One that failed may have been committed all the same: what counts is what is in the database.
    await patiently(() => raise(1))
  }
}

const causeFaults = async (
  house: BenchHouse,
  workers: readonly { readonly kill: () => void }[],
  plan: CrashPlan,
): Promise<void> => {
  const duration = (plan.deliveries / plan.perSecond) * 1000
  const faults = plan.workerKills + plan.databaseStops
  const stopsEvery = plan.databaseStops === 0 ? Infinity : Math.floor(faults / plan.databaseStops)
  for (let fault = 1; fault <= faults; fault += 1) {
    await pause((duration / (faults + 1)) * (0.5 + Math.random()))
    if (fault % stopsEvery === 0 && fault / stopsEvery <= plan.databaseStops) {
      process.kill(house.postmaster(), "SIGQUIT")
      continue
    }
    workers[Math.floor(Math.random() * workers.length)]!.kill()
  }
}

const judge = async ({ sql, receiver, countDeliveries }: BenchHouse): Promise<Omit<CrashResult, "seconds">> => {
  const deliveries = await countDeliveries()
  const undelivered = await countDeliveries("state <> 'Delivered'")
  const { arrivals, repeats } = await receiver.report()
  const { rows } = await sql.query<{ gaps: string; doubles: string }>(`
    select coalesce(sum(greatest(last - numbers, 0) + abs(attempt_count - last)), 0) as gaps,
      coalesce(sum(attempts - numbers), 0) as doubles
    from (
      select d.attempt_count, count(a.number) as attempts, count(distinct a.number) as numbers,
        coalesce(max(a.number), 0) as last
      from svc.webhook_deliveries d
      left join svc.webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id
      group by d.tenant_id, d.id, d.attempt_count) each_delivery`)
  return {
    deliveries,
    lost: Math.max(undelivered, deliveries - arrivals.length),
    attemptGaps: Number(rows[0]!.gaps),
    attemptDoubles: Number(rows[0]!.doubles),
    repeatsOnWire: repeats,
  }
}
