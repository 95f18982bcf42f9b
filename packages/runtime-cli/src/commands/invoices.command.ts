import type { GenerateBatchRequest } from "@svc/domain/invoicing/batches/batch-request"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { readFilter } from "@svc/domain/listing/read-filter"
import { batchLogBody } from "@svc/domain/invoicing/batches/batch-body"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findOrigin, findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { ended, logTable, shown } from "../batch-views.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
export const invoicesCommands = (cli: Cli): Command =>
  group("invoices", "Invoices of many accounts at once", [
    generate(cli),
    post(cli),
    postDrafts(cli),
    stop(cli),
    batch(cli),
  ])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

interface GenerateOptions extends options.ScopeOptions {
  readonly invoiceDate?: string
  readonly targetDate?: string
  readonly minimum?: Decimal
  readonly dryRun?: boolean
}

const generate = (cli: Cli) =>
  scoped(
    command("generate", "Invoice the due charges of the orders of all accounts", {
      details:
        "Requests an invoice batch, like POST /InvoiceBatches, and waits until the worker has made its drafts; a worker must be running. Accounts that cannot be invoiced are shown with the reason and do not stop the others: the exit code is then 1. --dry-run shows what a batch would make, and writes nothing. `svc invoices post` posts the drafts. Stopping the command does not stop the batch.",
      examples: [
        `invoices generate ${tenantExample} --target-date 2026-12-31 --dry-run`,
        `invoices generate ${tenantExample} --invoice-date 2026-12-01 --minimum 10`,
      ],
      settings: databaseSettings,
    }),
  )
    .option("--invoice-date <date>", "the date on the invoices (default: today)", options.calendarDate)
    .option(
      "--target-date <date>",
      "the day up to which due charges are invoiced (default: the date on the invoices)",
      options.calendarDate,
    )
    .option("--minimum <amount>", "only invoices with at least this total", options.decimal)
    .option("--dry-run", "count what would be invoiced; nothing is written")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: GenerateOptions) {
          const { invoiceDate, targetDate, minimum, dryRun = false } = asked
          const request: GenerateBatchRequest = {
            invoiceAllAccounts: true,
            invoiceDate,
            targetDate,
            minimumInvoiceAmount: minimum,
          }
          const origin = yield* findOrigin(service, asked)
          if (dryRun) return yield* estimate(service, origin, request)
          const { batch: made } = yield* service.invoicing.batches.generate(origin, request)
          return yield* ended(service, origin, made.number, "generation")
        }),
        { queue: true },
      ),
    )

const estimate = Effect.fnUntraced(function* (service: Service, scope: Scope, request: GenerateBatchRequest) {
  const { batches } = service.invoicing
  const { showProgress } = service.invocation
  const wanted = yield* batches.wanted(scope, request)
  const { accounts, invoiced, failures } = yield* batches.estimate(scope, wanted, (done) =>
    showProgress?.(`${done} accounts checked`),
  )
  showProgress?.("")
  const currencies = [...invoiced].map(([currency, { invoices, notes, total }]) => ({
    currency,
    invoices,
    creditNotes: notes,
    total,
  }))
  const rows = currencies.map(({ currency, invoices, creditNotes, total }) => [
    currency,
    String(invoices),
    String(creditNotes),
    printDecimal(total),
  ])
  const made = rows.length === 0 ? "Nothing is due." : table(["CURRENCY", "INVOICES", "CREDIT NOTES", "TOTAL"], rows)
  return {
    json: { accounts, currencies, failures: failures.map(batchLogBody) },
    text: [made, ...(failures.length === 0 ? [] : [logTable(failures)])].join("\n\n"),
    failed: failures.length > 0,
  }
})

const post = (cli: Cli) =>
  scoped(
    command("post", "Post the drafts of an invoice batch", {
      details:
        "Requests the posting of the drafts that are left in a batch, like POST /InvoiceBatches/{id}/Post, and waits until the worker has posted them; a worker must be running. Drafts that cannot be posted are shown with the reason and stay drafts: the exit code is then 1.",
      examples: [`invoices post B-1001 ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .argument("<number-or-id>", "the batch", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, named: string) {
          const origin = yield* findOrigin(service, asked)
          const { batches } = service.invoicing
          const { id } = yield* batches.find(origin, named)
          const { batch: made } = yield* batches.post(origin, id, {})
          return yield* ended(service, origin, made.number, "posting")
        }),
        { queue: true },
      ),
    )

interface PostDraftsOptions extends options.ScopeOptions {
  readonly filter: string
  readonly dryRun?: boolean
}

const postDrafts = (cli: Cli) =>
  scoped(
    command("post-drafts", "Post all drafts that match a filter", {
      details:
        "Requests the posting of the drafts that now match a filter of GET /Invoices, like POST /InvoiceBatches/PostDrafts, and waits until the worker has posted them; a worker must be running. Drafts that cannot be posted are shown with the reason and stay drafts: the exit code is then 1. --dry-run shows their number and totals, and writes nothing. Stopping the command does not stop the posting; use `svc invoices stop` for that.",
      examples: [
        `invoices post-drafts ${tenantExample} --filter "invoiceDate le datetime'2026-11-30'" --dry-run`,
        `invoices post-drafts ${tenantExample} --filter "account/accountNumber eq 'A-1001'"`,
      ],
      settings: databaseSettings,
    }),
  )
    .requiredOption("--filter <filter>", "the filter for the drafts, as Filter of GET /Invoices", options.text)
    .option("--dry-run", "show what would be posted; nothing is written")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { filter, dryRun = false, ...asked }: PostDraftsOptions) {
          const origin = yield* findOrigin(service, asked)
          if (dryRun) return yield* toPost(service, origin, filter)
          const { batch: made } = yield* service.invoicing.batches.postDrafts(origin, { filter })
          return yield* ended(service, origin, made.number, "posting")
        }),
        { queue: true },
      ),
    )

/** The number of drafts that a filter selects, and their totals. */
const toPost = Effect.fnUntraced(function* (service: Service, scope: Scope, filter: string) {
  const found = yield* service.invoicing.sums(scope, {
    filter: yield* Effect.fromResult(readFilter(invoiceFields, "filter", filter)),
  })
  const drafts = found.filter(({ status }) => status === "Draft")
  const rows = drafts.map(({ series, currency, count, total }) => [
    series,
    currency,
    String(count),
    printDecimal(total),
  ])
  return {
    json: { drafts },
    text: rows.length === 0 ? "No drafts match the filter." : table(["SERIES", "CURRENCY", "DRAFTS", "TOTAL"], rows),
  }
})

const stop = (cli: Cli) =>
  scoped(
    command("stop", "Stop the posting of an invoice batch", {
      details: "Posted invoices stay posted, the other drafts stay drafts, and `svc invoices post` can post them.",
      examples: [`invoices stop B-1001 ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .argument("<number-or-id>", "the batch", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, named: string) {
          const origin = yield* findOrigin(service, asked)
          const { batches } = service.invoicing
          const { id } = yield* batches.find(origin, named)
          yield* batches.stop(origin, id)
          return yield* shown(service, origin, yield* batches.find(origin, id))
        }),
      ),
    )

const batch = (cli: Cli) =>
  scoped(
    command("batch", "Show an invoice batch and its log", {
      examples: [`invoices batch B-1001 ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .argument("<number-or-id>", "the batch", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, named: string) {
          const { scope } = yield* findScope(service, asked)
          return yield* shown(service, scope, yield* service.invoicing.batches.find(scope, named))
        }),
      ),
    )
