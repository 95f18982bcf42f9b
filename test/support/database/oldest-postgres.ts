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
  "books-checks",
  "csv-lists",
  "events",
  "invoice-batches",
  "invoices",
  "lists",
  "orders",
  "payments",
  "quotes",
  "reports",
  "revenue",
  "usage",
  "webhooks",
]
const worker = ["publish", "rate-imports"]

/**
 * The tests that run on the oldest PostgreSQL too: those of each port, and one of each context over HTTP. PostgreSQL
 * looks at all other statements without running them (`test/statements/oldest-statements.test.ts`).
 */
export const oldestFiles = [
  "test/contract/**/*.test.ts",
  ...http.map((name) => `test/http/${name}.test.ts`),
  ...worker.map((name) => `test/worker/${name}.test.ts`),
]

/** Tests of ports that ask PostgreSQL nothing of their own, of servers that they start themselves, and of plans a second time. */
export const notOnOldest = [
  "access-token-codec.contract",
  "console-plans.contract",
  "document-check.contract",
  "document-links.contract",
  "document-pool.contract",
  "generated-files",
  "migrate-as-owner.contract",
  "migrate.contract",
  "order-list-plans.contract",
  "password-hash.contract",
  "plan-states.contract",
  "secret-box.contract",
  "session.contract",
].map((name) => `test/contract/${name}.test.ts`)
