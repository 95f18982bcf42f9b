import { existsSync } from "node:fs"
import { oldestPostgres } from "@svc/adapters/oldest-postgres"

/** Where Debian has the binaries of the oldest PostgreSQL that the service works on. */
export const oldestBinaries = `/usr/lib/postgresql/${oldestPostgres}/bin`

/** Why no tests run on the oldest PostgreSQL; undefined where they do. */
export const whyNoOldestPostgres = (): string | undefined =>
  existsSync(`${oldestBinaries}/initdb`)
    ? undefined
    : `the tests on PostgreSQL ${oldestPostgres} are SKIPPED: there is no ${oldestBinaries} (apt-get install postgresql-${oldestPostgres})`

/**
 * Suites through the service. Each context that writes has one or two of them that take little time: what is listed,
 * exported, imported, sold, invoiced in a batch, booked, claimed and sent.
 */
const http = [
  "batches-of-groups",
  "console-reads",
  "csv-lists",
  "draft-lines",
  "event-log",
  "invoice-settlement",
  "journals",
  "known-payments",
  "ledger-export",
  "lists",
  "orders",
  "quote-conversion",
  "refresh-tokens",
  "report-rows",
  "revenue-rules",
  "usage",
]
const worker = ["due-jobs", "publish", "rate-imports"]

/**
 * The tests that run on the oldest PostgreSQL too: those of the ports, which run all functions and triggers of the
 * database that the service runs, and some through the service. `oldest-statements` prepares there what the rest sends.
 */
export const oldestFiles = [
  "test/contract/**/*.test.ts",
  ...http.map((name) => `test/http/${name}.test.ts`),
  ...worker.map((name) => `test/worker/${name}.test.ts`),
]

/**
 * Tests that would find there what they find on the newest PostgreSQL: of ports without a database, of servers that they
 * start themselves, of keys and encodings.
 */
export const notOnOldest = [
  "access-token-codec.contract",
  "binary-array.contract",
  "document-check.contract",
  "document-links.contract",
  "document-pool.contract",
  "migrate-as-owner.contract",
  "password-hash.contract",
  "secret-box.contract",
  "tenant-keys",
].map((name) => `test/contract/${name}.test.ts`)
