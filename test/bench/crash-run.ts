import { setTimeout as pause } from "node:timers/promises"
import { patiently, supervise } from "../support/processes/supervised.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

export interface CrashPlan {
  readonly deliveries: number
  /** Deliveries that are raised per second while the faults happen. */
  readonly perSecond: number
  readonly workers: number
  /** How many times a worker is killed by SIGKILL. A new worker follows each. */
  readonly workerKills: number
  /** How many times PostgreSQL is stopped immediately. The server then recovers the committed data. */
  readonly databaseStops: number
}

export interface CrashResult {
  readonly deliveries: number
  /** Deliveries that are not Delivered, or that the receiver never answered with 200. */
  readonly lost: number
  readonly attemptGaps: number
  readonly attemptDoubles: number
  /** Requests answered with 200, for deliveries that the receiver had already answered with 200. */
  readonly repeatsOnWire: number
  readonly seconds: number
}

const webhookCount = 20
/** Deliveries that have not arrived by then count as lost, in milliseconds. */
const patienceMs = 180_000
const environment = {
  SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "1",
  // The time-out is short, so that the leases of dead workers end soon.
  SVC_WEBHOOK_TIMEOUT_SECONDS: "2",
}

/** Kills workers and stops PostgreSQL, while the receiver answers a tenth of the deliveries with 500 first. */
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
    // A failed transaction may have been committed nevertheless, so the result is read from the database.
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
