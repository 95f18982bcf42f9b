import { alertsBench } from "./alerts.bench.ts"
import { bundledBench } from "./bundled.bench.ts"
import { campaignsBench } from "./campaigns.bench.ts"
import { clientsBench } from "./clients.bench.ts"
import { companyBench } from "./company.bench.ts"
import { consoleBench } from "./console.bench.ts"
import { crashBench } from "./crash.bench.ts"
import { retentionBench } from "./retention.bench.ts"
import { soakBench } from "./soak.bench.ts"
import { installedBench } from "./installed.bench.ts"
import { isolationBench } from "./isolation.bench.ts"
import { noisyBench } from "./noisy.bench.ts"
import { deliverBench } from "./deliver.bench.ts"
import { dunningBench } from "./dunning.bench.ts"
import { eInvoicesBench } from "./e-invoices.bench.ts"
import { failoverBench } from "./failover.bench.ts"
import { feedBench } from "./feed.bench.ts"
import { httpBench } from "./http.bench.ts"
import { ingestBench } from "./ingest.bench.ts"
import { invoicesBench } from "./invoices.bench.ts"
import { postgresMatrixBench } from "./postgres-matrix.bench.ts"
import { releaseBench } from "./release.bench.ts"
import { rollingBench } from "./rolling.bench.ts"
import { tracesBench } from "./traces.bench.ts"
import { rulesBench } from "./rules.bench.ts"
import { ratesBench } from "./rates.bench.ts"
import { acknowledgementBench } from "./acknowledgement.bench.ts"
import { ledgerBench } from "./ledger.bench.ts"
import { listsBench } from "./lists.bench.ts"
import { invoicingBench } from "./invoicing.bench.ts"
import { subscriptionsBench } from "./subscriptions.bench.ts"
import { ublBench } from "./ubl.bench.ts"

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<object | readonly object[]>>> = {
  alerts: alertsBench,
  bundled: bundledBench,
  campaigns: campaignsBench,
  clients: clientsBench,
  company: companyBench,
  console: consoleBench,
  crash: crashBench,
  deliver: deliverBench,
  dunning: dunningBench,
  "e-invoices": eInvoicesBench,
  failover: failoverBench,
  feed: feedBench,
  http: httpBench,
  ingest: ingestBench,
  invoices: invoicesBench,
  installed: installedBench,
  isolation: isolationBench,
  ledger: ledgerBench,
  lists: listsBench,
  noisy: noisyBench,
  "postgres-matrix": postgresMatrixBench,
  retention: retentionBench,
  soak: soakBench,
  rates: ratesBench,
  release: releaseBench,
  rolling: rollingBench,
  rules: rulesBench,
  subscriptions: subscriptionsBench,
  invoicing: invoicingBench,
  traces: tracesBench,
  ubl: ublBench,
  acknowledgement: acknowledgementBench,
}

const [name = "", ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench === undefined) {
  console.error(`usage: npm run -s bench -- <${Object.keys(benches).join("|")}> [--option value …]`)
  process.exit(64)
}
// A benchmark that is stopped ends the processes that it started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))
try {
  // A benchmark of several sizes prints a line for each.
  for (const figures of [await bench(args)].flat()) console.log(JSON.stringify({ bench: name, ...figures }))
  // A benchmark reports a broken promise by its exit code.
  process.exit(process.exitCode ?? 0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
