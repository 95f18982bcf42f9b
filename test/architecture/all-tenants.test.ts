import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

/**
 * Files whose work spans tenants, each with the reason why it cannot name a tenant. All other work names its tenant.
 */
const spanning: Readonly<Record<string, string>> = {
  "adapters/src/jwt/signing-key-check.ts": "signing keys belong to no tenant",
  "adapters/src/postgres/base/in-one.ts": "a batch has claims of many tenants, and each statement names one",
  "adapters/src/postgres/base/transaction.ts": "it gives the word its meaning",
  "adapters/src/postgres/shared/reencrypt.ts":
    "signing keys belong to no tenant; rows of a tenant are rewritten as its own",
  "domain/src/audit/use-cases/close-days.ts": "it finds the tenants that have days to close",
  "domain/src/dunning/dunning.ts": "a worker that starts finds the legal entities with a campaign in force",
  "domain/src/messages/messages.ts": "a worker that starts finds the legal entities whose mail waits",
  "domain/src/e-invoicing/use-cases/poll-statuses.ts": "it finds the tenants whose entries wait",
  "domain/src/e-invoicing/use-cases/receive-invoices.ts": "without a legal entity it goes through all connections",
  "domain/src/e-invoicing/use-cases/reconcile.ts": "without a legal entity it goes through all connections",
  "domain/src/e-invoicing/use-cases/tell-deadlines.ts": "it finds the legal entities in which a deadline is near",
  "domain/src/e-invoicing/use-cases/tell-token-expiry.ts": "it finds the legal entities whose token ends soon",
  "domain/src/exchange-rates/use-cases/start-due-imports.ts": "it finds the imports of all tenants that are due",
  "domain/src/orders/use-cases/renew-due.ts": "it finds the legal entities in which something falls due",
  "domain/src/organisation/organisation.ts": "it lists the tenants",
  "domain/src/shared/ports/unit-of-work.ts": "it defines the word",
  "domain/src/shared/keep-house.ts": "what expires is deleted for all in one statement",
  "domain/src/webhooks/use-cases/count-hours.ts":
    "asks whose deliveries are to be counted, and counts those of each tenant by itself",
  "domain/src/webhooks/use-cases/hold-receivers.ts": "a batch has answers of receivers of many tenants",
  "domain/src/webhooks/use-cases/record-attempts.ts": "a batch has attempts of many tenants",
  "domain/src/webhooks/use-cases/set-aside.ts": "a batch has claims of many tenants",
  "domain/src/webhooks/use-cases/tell-unused-consumers.ts": "it finds the consumers that nobody uses",
  "domain/src/webhooks/use-cases/watch-webhooks.ts": "a batch has sightings of many tenants",
  "runtime-cli/src/commands/keys.command.ts": "signing keys belong to no tenant",
  "runtime-cli/src/commands/tenants.command.ts": "it lists the tenants",
}

test("only batches over tenants set row-level security aside", () => {
  const naming = projectFiles()
    .filter((file) => /^packages\/.*\.ts$/.test(file))
    .filter((file) => /\ballTenants\b/.test(readFileSync(path.join(repository, file), "utf8")))
    .map((file) => file.replace(/^packages\//, ""))
  expect(naming.toSorted()).toEqual(Object.keys(spanning).toSorted())
})
