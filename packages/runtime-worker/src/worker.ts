import { listenForJobs } from "@svc/adapters/pg-boss/listen"
import { laneQueues } from "@svc/adapters/pg-boss/queues"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import { type BackgroundJobs, startBackgroundJobs } from "./background-jobs.ts"
import { type DeliveryPump, makeDeliveryPump } from "./delivery-pump.ts"
import { eInvoicingJobs } from "./jobs/e-invoicing.jobs.ts"
import { housekeepingJob } from "./jobs/housekeeping.job.ts"
import { makeWebhookWatch } from "./webhook-watch.ts"
import { webhooksRecoverJob } from "./jobs/webhooks-recover.job.ts"
import { ratesDueJob } from "./jobs/rates-due.job.ts"
import { ratesImportJob } from "./jobs/rates-import.job.ts"

export interface Worker {
  readonly pump: DeliveryPump
  readonly jobs: BackgroundJobs
  /** Asks every queue for work, as if each had been notified. */
  readonly poke: () => void
  /** Claims no more, finishes or gives back what is under way. Does not stop the queue or close the database. */
  readonly stop: () => Promise<void>
}

const graceMs = 15_000

/** Starts the worker runtime over a composed container whose queue has been started. */
export const startWorker = async (container: Graph): Promise<Worker> => {
  const settings = resolve(container, "Settings")
  const runtime = resolve(container, "Runtime")
  const clock = resolve(container, "AppClock")
  const boss = resolve(container, "PgBoss")
  const log = resolve(container, "Log")
  const keepHouse = resolve(container, "KeepHouse")

  // A worker that was down for long finds the partitions of today before it writes.
  await runtime.runOrThrow(keepHouse(clock.now() as Timestamp))

  const metrics = resolve(container, "Metrics")
  const watch = makeWebhookWatch(runtime, resolve(container, "WatchWebhooks"), log, metrics)
  const pump = makeDeliveryPump(
    {
      queue: resolve(container, "DeliveryQueue"),
      deliveries: resolve(container, "DeliveryStore"),
      sender: resolve(container, "WebhookSender"),
      recordAttempts: resolve(container, "RecordAttempts"),
      setAside: resolve(container, "SetAside"),
      congestion: resolve(container, "CongestionStore"),
      parkBacklog: resolve(container, "ParkBacklog"),
      unparkDeliveries: resolve(container, "UnparkDeliveries"),
      hmac: resolve(container, "HmacSha256"),
      watch,
      runtime,
      clock,
      log,
      metrics,
    },
    { slots: settings.workerSlots, maxPerWebhook: settings.webhookMaxInFlight },
  )
  const jobs = await startBackgroundJobs(boss, runtime, log, [
    housekeepingJob(keepHouse, resolve(container, "PurgeLog")),
    webhooksRecoverJob(resolve(container, "RunRecovery")),
    ratesDueJob(resolve(container, "StartDueImports")),
    ratesImportJob(resolve(container, "RunImport")),
    ...eInvoicingJobs(container),
  ])
  // What a crash left behind, and what was polled by a worker that is gone.
  await runtime.runOrThrow(resolve(container, "PollStatuses").resume())

  const poke = (queue?: string) => {
    for (const lane of deliveryLanes) if (queue === undefined || queue === laneQueues[lane]) pump.poke(lane)
    jobs.poke(queue)
  }
  const listener = await listenForJobs(boss, poke).catch((error: unknown) => {
    log.warn({ err: error }, "the database does not let the worker listen: it polls only")
    return undefined
  })
  pump.start()

  return {
    pump,
    jobs,
    poke: () => {
      pump.lookAround()
      poke()
    },
    stop: async () => {
      await listener?.close()
      await jobs.stop()
      await pump.stop(graceMs)
      await watch.flushed()
    },
  }
}
