import { existsSync } from "node:fs"
import { oldestPostgres } from "@svc/adapters/oldest-postgres"

/** Where Debian has the binaries of the oldest PostgreSQL that the service works on. */
export const oldestBinaries = `/usr/lib/postgresql/${oldestPostgres}/bin`

/** Why no tests run on the oldest PostgreSQL; undefined where they do. */
export const whyNoOldestPostgres = (): string | undefined =>
  existsSync(`${oldestBinaries}/initdb`)
    ? undefined
    : `the tests on PostgreSQL ${oldestPostgres} are SKIPPED: there is no ${oldestBinaries} (apt-get install postgresql-${oldestPostgres})`

const http = [
  "accounts",
  "amount-digits",
  "bad-debt",
  "batches-of-groups",
  "billing-events",
  "billing-races",
  "blocked-changes",
  "books-checks",
  "bookings",
  "calculate-metrics",
  "change-quotes",
  "connect-token",
  "console-reads",
  "csv-lists",
  "currencies",
  "delivery-log",
  "document-links",
  "draft-lines",
  "ended-currencies",
  "entity-tags",
  "entity-time-zones",
  "event-log",
  "events",
  "expired-subscriptions",
  "idempotency",
  "invoice-corrections",
  "invoice-replacements",
  "invoice-settlement",
  "journals",
  "known-payments",
  "ledger-export",
  "lists",
  "matches",
  "number-series",
  "order-edits",
  "order-tax-points",
  "orders",
  "payments",
  "posting",
  "previews",
  "products",
  "quote-conversion",
  "quotes",
  "refresh-tokens",
  "refunds",
  "report-rows",
  "revenue-rules",
  "reverted-versions",
  "sums-of-pages",
  "tax-point-rates",
  "templates-and-groups",
  "usage",
]
const worker = ["commercial-rates", "due-jobs", "log", "publish", "rate-imports", "recovery", "signature"]

/**
 * The tests that run on the oldest PostgreSQL too: those of each port, and of the others a third that takes little time
 * and has something of each context, and what books money. `oldest-statements` prepares there what the rest sends.
 */
export const oldestFiles = [
  "test/contract/**/*.test.ts",
  ...http.map((name) => `test/http/${name}.test.ts`),
  ...worker.map((name) => `test/worker/${name}.test.ts`),
]

/** Tests of ports without a database, and of servers that they start themselves. */
export const notOnOldest = [
  "document-check",
  "document-links",
  "document-pool",
  "migrate-as-owner",
  "password-hash",
].map((name) => `test/contract/${name}.contract.test.ts`)
