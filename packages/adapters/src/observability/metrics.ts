import { droppedLogLines } from "./log-sink.ts"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"

/** The metrics of a process for Prometheus (contract O5). */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<"method" | "route" | "status">
  readonly requestSeconds: Histogram<"method" | "route">
  readonly attempts: Counter<"outcome" | "reason">
  readonly attemptSeconds: Histogram<string>
  readonly rateImports: Counter<"provider" | "outcome">
  readonly ratesCreated: Counter<"provider">
  readonly notifications: Counter<"kind" | "outcome">
  /** Sets the source of the open requests and of the bytes of bodies in memory; it is read whenever Prometheus asks. */
  readonly watchTraffic: (traffic: Traffic) => void
}

interface Traffic {
  readonly requests: () => number
  readonly bytes: () => number
}

/** The state of the queues at the moment Prometheus asks; all processes of a database report the same. */
export interface QueueState {
  readonly queue: string
  /** Jobs that are due now, due later, and taken. */
  readonly waiting: number
  readonly scheduled: number
  readonly active: number
  /** The age of the job that has been due longest, in seconds since it was due. */
  readonly oldestSeconds: number
}

/** The number of e-invoices in a state, with the age of the oldest in seconds. */
export interface EntryStateCount {
  readonly state: string
  readonly count: number
  readonly oldestSeconds: number
}

/** Figures about all tenants together. */
interface AcrossTenants {
  readonly congested: () => Promise<number>
  readonly eInvoices: () => Promise<readonly EntryStateCount[]>
}

export const makeMetrics = (
  readQueues: () => Promise<readonly QueueState[]>,
  /** Absent in a process that sees only one tenant. */
  acrossTenants?: AcrossTenants,
): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const oldest = new Gauge({
    name: "svc_queue_oldest_waiting_seconds",
    help: "Age of the longest due job that nobody has taken",
    labelNames: ["queue"],
    registers,
  })
  registry.registerMetric(
    new Gauge({
      name: "svc_queue_depth",
      help: "Jobs of a queue: waiting (due), scheduled (due later), active (taken)",
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        for (const { queue, waiting, scheduled, active, oldestSeconds } of await readQueues()) {
          this.set({ queue, state: "waiting" }, waiting)
          this.set({ queue, state: "scheduled" }, scheduled)
          this.set({ queue, state: "active" }, active)
          oldest.set({ queue }, oldestSeconds)
        }
      },
    }),
  )

  if (acrossTenants !== undefined) {
    registry.registerMetric(
      new Gauge({
        name: "svc_webhooks_congested",
        help: "Webhooks whose receivers accept deliveries more slowly than they become due",
        registers: [],
        async collect() {
          this.set(await acrossTenants.congested())
        },
      }),
    )
    const { eInvoices } = acrossTenants
    const eInvoiceGauge = (name: string, help: string, valueOf: (of: EntryStateCount) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ["state"],
        registers,
        // Each gauge reads its own value: a value set by another gauge's callback would be that of the previous
        // request.
        async collect() {
          for (const of of await eInvoices()) this.set({ state: of.state }, valueOf(of))
        },
      })
    eInvoiceGauge("svc_einvoices", "E-invoices in progress, and failed within a day", ({ count }) => count)
    eInvoiceGauge(
      "svc_einvoices_oldest_seconds",
      "Age of the e-invoice that has been in a state longest",
      ({ oldestSeconds }) => oldestSeconds,
    )
  }

  registry.registerMetric(
    new Counter({
      name: "svc_log_lines_dropped_total",
      help: "Lines that were not logged, because the log accepted none for a while",
      registers: [],
      collect() {
        this.reset()
        this.inc(droppedLogLines())
      },
    }),
  )

  let traffic: Traffic = { requests: () => 0, bytes: () => 0 }
  const trafficGauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  trafficGauge("svc_webhook_attempts_in_flight", "Open requests to receivers", () => traffic.requests())
  trafficGauge("svc_webhook_body_bytes", "Bytes of events that wait in memory or are being sent to receivers", () =>
    traffic.bytes(),
  )

  return {
    registry,
    requests: new Counter({
      name: "svc_http_requests_total",
      help: "Requests answered",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "svc_http_request_duration_seconds",
      help: "From the head of a request to the end of its answer",
      labelNames: ["method", "route"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    attempts: new Counter({
      name: "svc_webhook_attempts_total",
      help: "Webhook attempts recorded, by outcome and reason of failure",
      labelNames: ["outcome", "reason"],
      registers,
    }),
    attemptSeconds: new Histogram({
      name: "svc_webhook_attempt_duration_seconds",
      help: "From the name look-up to the last byte of the answer",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    rateImports: new Counter({
      name: "svc_rate_imports_total",
      help: "Imports of exchange rates that have ended, by provider and outcome",
      labelNames: ["provider", "outcome"],
      registers,
    }),
    ratesCreated: new Counter({
      name: "svc_rates_created_total",
      help: "Exchange rates that imports have added",
      labelNames: ["provider"],
      registers,
    }),
    notifications: new Counter({
      name: "svc_notifications_total",
      help: "Notifications of users: raised, suppressed within the hour, unwanted by all, failed",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    watchTraffic: (watched) => {
      traffic = watched
    },
  }
}
