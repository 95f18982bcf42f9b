import { droppedLogLines } from "./log-sink.ts"
import { addDatabaseMetrics, type DatabaseFigures } from "./database-metrics.ts"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"

/** The metrics of a process for Prometheus (contract O5). No label names a tenant or an id, so that their number is bounded. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<"method" | "route" | "status">
  readonly answers: Counter<"status">
  readonly requestSeconds: Histogram<"area">
  readonly routeSeconds: Counter<"method" | "route">
  readonly signInsRefused: Counter<"reason">
  readonly securityEvents: Counter<"type">
  readonly auditRows: Counter
  readonly attempts: Counter<"outcome" | "reason">
  readonly attemptSeconds: Histogram<string>
  readonly jobs: Counter<"queue" | "outcome">
  readonly jobSeconds: Counter<"queue">
  readonly rateImports: Counter<"provider" | "outcome">
  readonly ratesCreated: Counter<"provider">
  readonly notifications: Counter<"kind" | "outcome">
  readonly feedLag: Gauge
  /**
   * Sets the source of the figures on webhooks: open requests, and bytes of bodies in memory. It is read at each
   * scrape.
   */
  readonly watchTraffic: (traffic: Traffic) => void
  /** Adds the figures on the database connections of a runtime. A process of `npm start` has two runtimes. */
  readonly watchConnections: (runtime: string, connections: () => Connections) => void
}

interface Traffic {
  readonly requests: () => number
  readonly bytes: () => number
}

/** The connections of a pool, and the work that waits for one. */
export interface Connections {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
  readonly limit: number
}

/** The build that a process runs. */
export interface Build {
  readonly version: string
  readonly revision?: string
  readonly schema: string
}

/** The figures on requests. */
const httpMetrics = (registers: Registry[]) => ({
  requests: new Counter({
    name: "svc_http_requests_total",
    help: "Requests answered, by the class of their status: 2xx, 3xx, 4xx, 5xx",
    // A label for each status would make up to twelve series of each operation.
    labelNames: ["method", "route", "status"],
    registers,
  }),
  answers: new Counter({
    name: "svc_http_answers_total",
    help: "Requests answered, by status",
    labelNames: ["status"],
    registers,
  }),
  requestSeconds: new Histogram({
    name: "svc_http_request_duration_seconds",
    help: "From the head of a request to the end of its answer, by the area of the interface",
    // The histogram has 10 series for each area. A label for each route would make thousands.
    labelNames: ["area"],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 1, 5],
    registers,
  }),
  routeSeconds: new Counter({
    name: "svc_http_request_seconds_total",
    help: "Seconds from the head of requests to the end of their answers, by route",
    labelNames: ["method", "route"],
    registers,
  }),
})

/** Adds the figures of the process itself, which are read whenever Prometheus asks. */
const addProcessMetrics = (registry: Registry, { version, revision = "", schema }: Build) => {
  const registers = [registry]
  new Gauge({
    name: "svc_build_info",
    help: "Always 1; the labels have the version, its commit and the newest migration it brings",
    labelNames: ["version", "revision", "schema"],
    registers,
  }).set({ version, revision, schema }, 1)

  const pools = new Map<string, () => Connections>()
  const gaugeOfPools = (name: string, help: string, values: (of: Connections) => Readonly<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: ["runtime", "state"],
      registers,
      collect() {
        for (const [runtime, connections] of pools) {
          for (const [state, value] of Object.entries(values(connections()))) this.set({ runtime, state }, value)
        }
      },
    })
  gaugeOfPools(
    "svc_database_connections",
    "Connections to the database: in_use, idle, and limit, the most there may be",
    ({ inUse, idle, limit }) => ({ in_use: inUse, idle, limit }),
  )
  new Gauge({
    name: "svc_database_connections_waiting",
    help: "Units of work that wait for a connection to the database",
    labelNames: ["runtime"],
    registers,
    collect() {
      for (const [runtime, connections] of pools) this.set({ runtime }, connections().waiting)
    },
  })
  return { watchConnections: pools.set.bind(pools) as (runtime: string, connections: () => Connections) => void }
}

export const makeMetrics = (build: Build, figures: DatabaseFigures): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  // The connections are read before the database, so that the connection of the scrape itself is not counted.
  const { watchConnections } = addProcessMetrics(registry, build)
  addDatabaseMetrics(registry, figures)

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
    ...httpMetrics(registers),
    signInsRefused: new Counter({
      name: "svc_sign_ins_refused_total",
      help: "Refused sign-ins of programs and persons, by reason",
      labelNames: ["reason"],
      registers,
    }),
    securityEvents: new Counter({
      name: "svc_security_events_total",
      help: "Security events recorded, by type",
      labelNames: ["type"],
      registers,
    }),
    auditRows: new Counter({ name: "svc_audit_rows_total", help: "Rows added to the audit log", registers }),
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
    jobs: new Counter({
      name: "svc_jobs_total",
      help: "Background jobs that this process ended: done, failed (tried again later), interrupted by its stop",
      labelNames: ["queue", "outcome"],
      registers,
    }),
    jobSeconds: new Counter({
      name: "svc_job_seconds_total",
      help: "Seconds that background jobs took",
      labelNames: ["queue"],
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
    feedLag: new Gauge({
      name: "svc_feed_lag_seconds",
      help: "Seconds that the oldest event which readers wait for waits for the end of an older transaction, at the last look",
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
    watchConnections,
  }
}
