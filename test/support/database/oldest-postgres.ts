import { existsSync } from "node:fs"
import { oldestPostgres } from "@svc/adapters/oldest-postgres"

/** The folder where Debian installs the oldest PostgreSQL that the service supports. */
export const oldestBinaries = `/usr/lib/postgresql/${oldestPostgres}/bin`

/** The reason why no tests run on the oldest PostgreSQL; `undefined` where they do. */
export const whyNoOldestPostgres = (): string | undefined =>
  existsSync(`${oldestBinaries}/initdb`)
    ? undefined
    : `the tests on PostgreSQL ${oldestPostgres} are SKIPPED: there is no ${oldestBinaries} (apt-get install postgresql-${oldestPostgres})`

/**
 * Suites that use the whole service. Each context that writes has one or two quick ones: listing, export, import,
 * selling, invoicing in a batch, booking, claiming and sending.
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
 * The tests that also run on the oldest PostgreSQL: the contract suites, which run every function and trigger that the
 * service uses, and some suites through the service. `oldest-statements` prepares the remaining statements there.
 */
export const oldestFiles = [
  "test/contract/**/*.test.ts",
  ...http.map((name) => `test/http/${name}.test.ts`),
  ...worker.map((name) => `test/worker/${name}.test.ts`),
]

/**
 * Tests whose result cannot depend on PostgreSQL's version: ports without a database, tests that start their own
 * servers, keys and encodings.
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
