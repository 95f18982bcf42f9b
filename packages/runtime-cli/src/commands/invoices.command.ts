import type { BatchJob, InvoiceBatch } from "@svc/domain/invoicing/batches/invoice-batch"
import type { GenerateBatchRequest } from "@svc/domain/invoicing/batches/batch-request"
import { batchLogBody } from "@svc/domain/invoicing/batches/batch-body"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findOrigin, findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
/** From one look at a job to the next. */
const lookMs = 250
const shownRows = 20

export const invoicesCommands = (cli: Cli): Command =>
  group("invoices", "Invoices of many accounts at once", [generate(cli), post(cli), batch(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

interface GenerateOptions extends options.ScopeOptions {
  readonly invoiceDate?: string
  readonly targetDate?: string
  readonly minimum?: Decimal
  readonly dryRun?: boolean
}

const generate = (cli: Cli) =>
  scoped(
    command("generate", "Invoice what is due of the orders of all accounts", {
      details:
        "Asks for an invoice batch, as POST /InvoiceBatches does, and waits until the worker has made its drafts; a worker must be running. Accounts that cannot be invoiced are shown with the reason, and hold nobody up: the exit code is 1 then. --dry-run says what a batch would make, and writes nothing. The drafts are posted by `svc invoices post`. Stopping the command does not stop the batch.",
      examples: [
        `invoices generate ${tenantExample} --target-date 2026-12-31 --dry-run`,
        `invoices generate ${tenantExample} --invoice-date 2026-12-01 --minimum 10`,
      ],
      settings: databaseSettings,
    }),
  )
    .option("--invoice-date <date>", "the date on the invoices; today when absent", options.calendarDate)
    .option(
      "--target-date <date>",
      "invoice what is due up to it; the date on the invoices when absent",
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
    showProgress?.(`${done} accounts looked at`),
  )
  showProgress?.("")
  const currencies = [...invoiced].map(([currency, { invoices, total }]) => ({ currency, invoices, total }))
  const rows = currencies.map(({ currency, invoices, total }) => [currency, String(invoices), printDecimal(total)])
  const made = rows.length === 0 ? "Nothing is due." : table(["CURRENCY", "INVOICES", "TOTAL"], rows)
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
        "Asks for the posting of the drafts that are left in a batch, as POST /InvoiceBatches/{id}/Post does, and waits until the worker has posted them; a worker must be running. Drafts that cannot be posted are shown with the reason and stay: the exit code is 1 then.",
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

/** Waits for the end of a job of a batch, and shows how far it is. */
const ended = Effect.fnUntraced(function* (
  service: Service,
  scope: Scope,
  number: string,
  what: "generation" | "posting",
) {
  const { batches } = service.invoicing
  const { showProgress } = service.invocation
  for (;;) {
    const found = yield* batches.find(scope, number)
    const job: BatchJob | undefined = found[what]
    if (job?.result !== "Pending") {
      showProgress?.("")
      return { ...(yield* shown(service, scope, found)), failed: job?.result !== "Succeeded" || found.work.failed > 0 }
    }
    showProgress?.(`${number}: ${progressOf(found)}`)
    // The time of the terminal, not the service's, which a test clock may stop.
    yield* Effect.promise(() => new Promise((resume) => setTimeout(resume, lookMs)))
  }
})

const barWidth = 20

const progressOf = ({ work: { total, done, made, failed } }: InvoiceBatch): string => {
  const counts = `${made} done${failed === 0 ? "" : `, ${failed} failed`}`
  if (total === undefined || total === 0) return counts
  const filled = Math.min(barWidth, Math.round((done / total) * barWidth))
  return `${"#".repeat(filled)}${".".repeat(barWidth - filled)} ${done} of ${total}, ${counts}`
}

const shown = Effect.fnUntraced(function* (service: Service, scope: Scope, found: InvoiceBatch) {
  const { items, total } = yield* service.invoicing.batches.log(scope, found.id, {
    order: [],
    offset: 0,
    limit: shownRows,
  })
  const { id, number, status, invoiceDate, targetDate, generation, posting } = found
  const told = {
    number,
    id,
    status,
    "invoice date": invoiceDate,
    "target date": targetDate,
    generated: generation.message ?? generation.result,
    posted: posting && (posting.message ?? posting.result),
  }
  return {
    json: {
      id,
      batchNumber: number,
      status,
      invoiceDate,
      targetDate,
      generation,
      posting,
      batchLog: items.map(batchLogBody),
    },
    text: [
      fields(told),
      ...(items.length === 0 ? [] : [logTable(items)]),
      ...(total > items.length ? [`${total - items.length} more rows: GET /InvoiceBatches/${number}/BatchLog`] : []),
    ].join("\n\n"),
  }
})

const logTable = (
  entries: readonly { readonly entityName: string; readonly reference: string; readonly errorMessage: string }[],
): string =>
  table(
    ["WHAT", "ACCOUNT", "REASON"],
    entries.map(({ entityName, reference, errorMessage }) => [entityName, reference, errorMessage]),
  )
