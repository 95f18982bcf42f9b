import type { ManualClock } from "@svc/adapters/clock/test-clock"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { listenForJobs } from "@svc/adapters/pg-boss/listen"
import { readDueQueues } from "@svc/adapters/pg-boss/queue-state"
import { laneQueues } from "@svc/adapters/pg-boss/queues"
import { beginEventEpoch } from "@svc/adapters/postgres/webhooks/event-epoch"
import { reportProcess } from "@svc/adapters/postgres/shared/processes"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Identity } from "@svc/domain/identity/identity"
import type { Organisation } from "@svc/domain/organisation/organisation"
import type { People } from "@svc/domain/people/people"
import type { TestClock } from "@svc/domain/shared/ports/test-clock"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import { type BackgroundJobs, startBackgroundJobs } from "./background-jobs.ts"
import { type DeliveryPump, makeDeliveryPump } from "./delivery/delivery-pump.ts"
import { startHourCounter } from "./delivery/hour-counter.ts"
import { makeWebhookWatch } from "./delivery/webhook-watch.ts"
import { dunningJobs } from "./jobs/dunning.jobs.ts"
import { eInvoicingJobs } from "./jobs/e-invoicing.jobs.ts"
import { exchangeRatesJobs } from "./jobs/exchange-rates.jobs.ts"
import { invoicingJobs } from "./jobs/invoicing.jobs.ts"
import { messagesJobs } from "./jobs/messages.jobs.ts"
import { ordersJobs } from "./jobs/orders.jobs.ts"
import { sharedJobs } from "./jobs/shared.jobs.ts"
import { webhooksJobs } from "./jobs/webhooks.jobs.ts"
import { startStatusServer } from "./status-server.ts"
import { makeTestClock } from "./test-clock.ts"

export interface Worker {
  readonly pump: DeliveryPump
  readonly jobs: BackgroundJobs
  /** Polls every queue, as if each had been notified. */
  readonly poke: () => void
  /** Serves health and metrics of a separate worker process at SVC_WORKER_PORT; does nothing without that setting. */
  readonly startStatus: () => Promise<{ readonly close: () => unknown } | undefined>
  /** Returns the test clock of the process, for its manual clock. */
  readonly testClock: (clock: ManualClock) => TestClock
  readonly metrics: Metrics
  /** The doors for operators, used by programs above the runtimes: this process sees all tenants. */
  readonly operator: {
    readonly runtime: Runtime
    readonly identity: Identity
    readonly organisation: Organisation
    readonly people: People
  }
  /** Stops claiming, and finishes or returns its work. Neither stops the queue nor closes the database. */
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
  const db = resolve(container, "Db")
  const keepHouse = resolve(container, "KeepHouse")
  const deliveryWork = resolve(container, "DeliveryWork")
  const eInvoicing = resolve(container, "EInvoicing")
  const messages = resolve(container, "Messages")
  const dunning = resolve(container, "Dunning")

  // Makes today's partitions before anything is written, in case no worker ran for long.
  await runtime.runOrThrow(keepHouse(clock.now()))
  // HTTP may not make keys, so the first worker does.
  await runtime.runOrThrow(resolve(container, "SigningKeyCheck").ensure)
  await beginEventEpoch(resolve(container, "Db"))

  const metrics = resolve(container, "Metrics")
  const watch = makeWebhookWatch(runtime, deliveryWork.watchWebhooks, log, metrics)
  const pump = makeDeliveryPump(
    {
      queue: resolve(container, "DeliveryQueue"),
      deliveries: resolve(container, "DeliveryStore"),
      sender: resolve(container, "WebhookSender"),
      recordAttempts: deliveryWork.recordAttempts,
      setAside: deliveryWork.setAside,
      parkBacklog: deliveryWork.parkBacklog,
      holdReceivers: deliveryWork.holdReceivers,
      probeReceiver: deliveryWork.probeReceiver,
      unparkDeliveries: deliveryWork.unparkDeliveries,
      takePermitted: deliveryWork.takePermitted,
      endPermitted: deliveryWork.endPermitted,
      congestion: resolve(container, "CongestionStore"),
      hmac: resolve(container, "HmacSha256"),
      watch,
      runtime,
      clock,
      log,
      metrics,
    },
    { slots: settings.workerSlots, maxPerWebhook: settings.webhookMaxInFlight },
  )
  const handlers = {
    ...sharedJobs(keepHouse, deliveryWork, resolve(container, "Audit")),
    ...webhooksJobs(deliveryWork),
    ...exchangeRatesJobs(resolve(container, "ExchangeRates")),
    ...eInvoicingJobs(eInvoicing),
    ...ordersJobs(resolve(container, "Orders")),
    ...messagesJobs(messages),
    ...dunningJobs(dunning),
    ...invoicingJobs(resolve(container, "Invoicing")),
  }
  const dueQueues = (queues: readonly string[]) => readDueQueues(db, queues)
  const polled = clock.boss === undefined ? dueQueues : undefined
  const jobs = await startBackgroundJobs(boss, runtime, { log, metrics }, handlers, polled)
  // Continues the e-invoices that a crash left behind, and those that a dead worker polled.
  await runtime.runOrThrow(eInvoicing.resume())
  await runtime.runOrThrow(messages.resume())
  await runtime.runOrThrow(dunning.resume())

  const poke = (queue?: string) => {
    for (const lane of deliveryLanes) if (queue === undefined || queue === laneQueues[lane]) pump.poke(lane)
    jobs.poke(queue)
  }
  const listener = await listenForJobs(boss, poke).catch((error: unknown) => {
    log.warn({ err: error }, "the database does not allow LISTEN: the worker only polls")
    return undefined
  })
  pump.start()
  const counter = startHourCounter(runtime, deliveryWork.countHours, log)
  const reported = await reportProcess(db, "worker", resolve(container, "SecretBox").keyIds, log)

  const worker: Worker = {
    pump,
    jobs,
    poke: () => {
      pump.lookAround()
      poke()
    },
    startStatus: () => startStatusServer(db, metrics, settings.workerPort, settings.host),
    testClock: (manual) => makeTestClock(db, boss, manual, { pump, jobs, poke }),
    metrics,
    operator: {
      runtime,
      identity: resolve(container, "Identity"),
      organisation: resolve(container, "Organisation"),
      people: resolve(container, "People"),
    },
    stop: async () => {
      await listener?.close()
      await counter.stop()
      await jobs.stop()
      await pump.stop(graceMs)
      await watch.flushed()
      await reported.stop()
    },
  }
  return worker
}
