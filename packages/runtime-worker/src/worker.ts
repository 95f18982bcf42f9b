import { listenForJobs } from "@svc/adapters/pg-boss/listen"
import { laneQueues } from "@svc/adapters/pg-boss/queues"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import { type BackgroundJobs, startBackgroundJobs } from "./background-jobs.ts"
import { type DeliveryPump, makeDeliveryPump } from "./delivery-pump.ts"
import { eInvoicingJobs } from "./jobs/e-invoicing.jobs.ts"
import { housekeepingJob } from "./jobs/housekeeping.job.ts"
import { resumeDeliveriesJob } from "./jobs/resume-deliveries.job.ts"

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

  const pump = makeDeliveryPump(
    {
      queue: resolve(container, "DeliveryQueue"),
      deliveries: resolve(container, "DeliveryStore"),
      sender: resolve(container, "WebhookSender"),
      recordAttempts: resolve(container, "RecordAttempts"),
      setAside: resolve(container, "SetAside"),
      hmac: resolve(container, "HmacSha256"),
      runtime,
      clock,
      log,
      metrics: resolve(container, "Metrics"),
    },
    { slots: settings.workerSlots, maxPerWebhook: settings.webhookMaxInFlight },
  )
  const jobs = await startBackgroundJobs(boss, runtime, log, [
    resumeDeliveriesJob(resolve(container, "ResumeDeliveries")),
    housekeepingJob(keepHouse),
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
    poke: () => poke(),
    stop: async () => {
      await listener?.close()
      await pump.stop(graceMs)
    },
  }
}
