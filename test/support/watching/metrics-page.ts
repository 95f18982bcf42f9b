import { makeMetrics } from "@svc/adapters/observability/metrics"

const nothing = () => Promise.resolve([])

/** The metrics registry of a process that sees all tenants. Only its descriptions are used, not its values. */
const { registry } = makeMetrics(
  { version: "", schema: "" },
  {
    answers: nothing,
    queues: nothing,
    shipping: () => Promise.resolve({ receivers: [], archiveAgeSeconds: undefined }),
    acrossTenants: { congested: () => Promise.resolve(0), eInvoices: nothing },
  },
)

interface Described {
  readonly name: string
  readonly help: string
  readonly type: string
  readonly labelNames: readonly string[]
}

const described = registry.getMetricsAsArray() as unknown as readonly Described[]

const begin = `# Metrics

\`GET /metrics\` of HTTP (loopback without \`SVC_BASE_URL\`, otherwise the bearer token of \`SVC_METRICS_TOKEN\`) and of a worker at
\`SVC_WORKER_PORT\` has these metrics in the format of Prometheus. Every process answers while the database is away: \`svc_database_up\`
is 0 then, and what is read from the database is absent. Figures of the database are the same in all processes, so take their \`max\`,
never their \`sum\`. \`svc_webhooks_congested\` and the e-invoices come from workers alone. No label names a tenant, a webhook or an id: a process has some
hundred series, 3,000 at most, however many tenants there are.

\`share/alerts\` of an installation (\`deploy/alerts\` of the sources) has fourteen alerts, each with its [runbook](runbooks/README.md), and
\`share/grafana\` (\`deploy/grafana\`) five dashboards. This page is made from the metrics themselves.
`

/** `docs/operations/metrics.md`: every metric with its type, labels and meaning. */
export const metricsPage = (): string => {
  const rows = described
    .filter(({ name }) => name.startsWith("svc_"))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, type, labelNames, help }) => {
      const labels = labelNames.length === 0 ? "" : ` by ${labelNames.map((each) => `\`${each}\``).join(", ")}`
      return `- \`${name}\`, a ${type}${labels}: ${help}.\n`
    })
  const own = described.filter(({ name }) => !name.startsWith("svc_")).map(({ name }) => `\`${name}\``)
  return `${begin}\n${rows.join("")}\nOf Node and the process: ${own.sort().join(", ")}.\n`
}
