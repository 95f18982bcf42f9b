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
  "batches-of-drafts",
  "batches-of-groups",
  "books-checks",
  "bookings",
  "calculate-metrics",
  "change-quotes",
  "console-reads",
  "csv-lists",
  "delivery-log",
  "draft-lines",
  "entity-tags",
  "event-log",
  "events",
  "exchange-rates",
  "invoice-batches",
  "invoice-corrections",
  "invoice-settlement",
  "invoices",
  "journals",
  "ledger-export",
  "lists",
  "matches",
  "order-edits",
  "order-invoices",
  "orders",
  "payment-imports",
  "payments",
  "posting",
  "products",
  "quote-conversion",
  "quotes",
  "reports",
  "revenue",
  "row-level-security",
  "subscription-life",
  "sums-of-pages",
  "usage",
  "usage-imports",
  "users",
  "webhooks",
]
const worker = ["invoice-batches", "notifications", "publish", "rate-imports", "recovery", "renewals", "retries"]

/** The tests that run on the oldest PostgreSQL too: those of each port, and the third of the others that asks most of SQL. */
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
