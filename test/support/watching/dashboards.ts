interface Panel {
  readonly title: string
  /** The unit, by its name in Grafana. */
  readonly unit: string
  /** Prometheus queries, each with its legend. */
  readonly queries: readonly (readonly [expression: string, legend: string])[]
}

const rate = (counter: string, by: string, only = "") =>
  `sum by (${by}) (rate(${counter}${only === "" ? "" : `{${only}}`}[$__rate_interval]))`
const quantile = (q: number, histogram: string, by = "le") =>
  `histogram_quantile(${q}, sum by (${by}) (rate(${histogram}_bucket[$__rate_interval])))`
const panel = (title: string, unit: string, ...queries: Panel["queries"]): Panel => ({ title, unit, queries })
const waiting = (title: string, queues: string) =>
  panel(title, "s", [`max by (queue) (svc_queue_oldest_waiting_seconds{queue=~"${queues}"})`, "{{queue}}"])
const jobsOf = (queues: string) =>
  panel("Jobs a second, by their end", "ops", [
    rate("svc_jobs_total", "queue, outcome", `queue=~"${queues}"`),
    "{{queue}} {{outcome}}",
  ])

const errors = panel("Share of requests answered 5xx", "percentunit", [
  `${rate("svc_http_requests_total", "job", `status=~"5.."`)} / ${rate("svc_http_requests_total", "job")}`,
  "{{job}}",
])
const processor = panel("Processor", "percentunit", [
  "rate(process_cpu_seconds_total[$__rate_interval])",
  "{{job}} {{instance}}",
])

const dashboards: Readonly<Record<string, readonly Panel[]>> = {
  overview: [
    panel("Processes", "short", ["up", "{{job}} {{instance}}"], ["svc_build_info", "{{instance}} {{version}}"]),
    panel("Requests a second, by status", "reqps", [rate("svc_http_answers_total", "status"), "{{status}}"]),
    errors,
    panel(
      "Duration of requests",
      "s",
      [quantile(0.5, "svc_http_request_duration_seconds"), "median"],
      [quantile(0.99, "svc_http_request_duration_seconds"), "99 %"],
    ),
    panel("Slowest operations: seconds spent a second", "short", [
      `topk(10, ${rate("svc_http_request_seconds_total", "method, route")})`,
      "{{method}} {{route}}",
    ]),
    waiting("Oldest due job", ".*"),
    panel("Refused sign-ins a second", "ops", [rate("svc_sign_ins_refused_total", "reason"), "{{reason}}"]),
    panel("Security events an hour", "short", ["sum by (type) (increase(svc_security_events_total[1h]))", "{{type}}"]),
    processor,
    panel("Memory", "bytes", ["process_resident_memory_bytes", "{{job}} {{instance}}"]),
    panel("Longest pause of the event loop", "s", ["nodejs_eventloop_lag_max_seconds", "{{job}} {{instance}}"]),
    panel("Lines not logged", "short", ["increase(svc_log_lines_dropped_total[$__rate_interval])", "{{instance}}"]),
  ],
  deliveries: [
    panel("Attempts a second, by outcome", "ops", [rate("svc_webhook_attempts_total", "outcome"), "{{outcome}}"]),
    panel("Failed attempts a second, by reason", "ops", [
      rate("svc_webhook_attempts_total", "reason", `outcome="failed"`),
      "{{reason}}",
    ]),
    panel(
      "Duration of attempts",
      "s",
      [quantile(0.5, "svc_webhook_attempt_duration_seconds"), "median"],
      [quantile(0.99, "svc_webhook_attempt_duration_seconds"), "99 %"],
    ),
    waiting("Oldest due attempt", "webhooks-(first|retry)"),
    panel("Attempts in the queue", "short", [
      `max by (queue, state) (svc_queue_depth{queue=~"webhooks-(first|retry)"})`,
      "{{queue}} {{state}}",
    ]),
    panel("Open requests to receivers", "short", ["svc_webhook_attempts_in_flight", "{{instance}}"]),
    panel("Events in memory", "bytes", ["svc_webhook_body_bytes", "{{instance}}"]),
    panel("Webhooks that do not keep up", "short", ["max(svc_webhooks_congested)", "congested"]),
  ],
  billing: [
    panel("Requests a second", "reqps", [
      rate(
        "svc_http_requests_total",
        "route",
        `route=~"/(Orders|Subscriptions|SalesOrders|Invoices|Payments).*",method!="GET"`,
      ),
      "{{route}}",
    ]),
    panel("Duration of requests, 99 %", "s", [
      quantile(0.99, "svc_http_request_duration_seconds", "le, area"),
      "{{area}}",
    ]),
    jobsOf("invoice-.*|orders-.*|rates-.*"),
    waiting("Oldest due job", "invoice-.*|orders-.*|rates-.*"),
    panel("Imports of exchange rates a day", "short", [
      "sum by (provider, outcome) (increase(svc_rate_imports_total[1d]))",
      "{{provider}} {{outcome}}",
    ]),
    panel("Exchange rates added a day", "short", [
      "sum by (provider) (increase(svc_rates_created_total[1d]))",
      "{{provider}}",
    ]),
    panel("Notifications an hour", "short", [
      "sum by (kind, outcome) (increase(svc_notifications_total[1h]))",
      "{{kind}} {{outcome}}",
    ]),
  ],
  "e-invoices": [
    panel("E-invoices by state", "short", ["max by (state) (svc_einvoices)", "{{state}}"]),
    panel("Oldest e-invoice by state", "s", ["max by (state) (svc_einvoices_oldest_seconds)", "{{state}}"]),
    waiting("Oldest due job", "einvoices-.*"),
    jobsOf("einvoices-.*"),
    panel("Seconds that jobs took, a second", "short", [
      rate("svc_job_seconds_total", "queue", `queue=~"einvoices-.*"`),
      "{{queue}}",
    ]),
  ],
  database: [
    panel("The database answers", "short", ["min by (job) (svc_database_up)", "{{job}}"]),
    panel("Connections", "short", [
      "sum by (job, runtime, state) (svc_database_connections)",
      "{{job}} {{runtime}} {{state}}",
    ]),
    panel("Work that waits for a connection", "short", [
      "sum by (job, runtime) (svc_database_connections_waiting)",
      "{{job}} {{runtime}}",
    ]),
    panel("Behind the primary", "bytes", ["max by (kind, name) (svc_replication_lag_bytes)", "{{kind}} {{name}}"]),
    panel("Age of the archive", "s", ["max(svc_backup_archive_age_seconds)", "last segment"]),
    panel("Jobs in the queues", "short", ["max by (state) (sum by (state, instance) (svc_queue_depth))", "{{state}}"]),
    errors,
  ],
}

export const dashboardNames: readonly string[] = Object.keys(dashboards)

/** The queries of all dashboards, with a fixed interval in place of Grafana's variable. */
export const dashboardQueries: readonly string[] = Object.values(dashboards).flatMap((panels) =>
  panels.flatMap(({ queries }) => queries.map(([expression]) => expression.replaceAll("$__rate_interval", "5m"))),
)

/** A dashboard in Grafana's import format, with two panels in each row. */
export const dashboardJson = (name: string): string => {
  const datasource = { type: "prometheus", uid: "${datasource}" }
  const panels = dashboards[name]!.map(({ title, unit, queries }, index) => ({
    id: index + 1,
    type: "timeseries",
    title,
    datasource,
    gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(([expr, legendFormat], place) => ({
      refId: String.fromCodePoint(65 + place),
      datasource,
      expr,
      legendFormat,
    })),
  }))
  const dashboard = {
    uid: `svc-${name}`,
    title: `svc: ${name}`,
    tags: ["svc"],
    schemaVersion: 39,
    refresh: "30s",
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "datasource", label: "Data source", type: "datasource", query: "prometheus" }] },
    panels,
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}
