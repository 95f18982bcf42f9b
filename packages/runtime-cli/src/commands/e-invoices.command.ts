import { type Entry, type EntryStatus, entryStatuses } from "@svc/domain/e-invoicing/entry"
import { type EntryView, entryView, historyView } from "@svc/domain/e-invoicing/entry-view"
import type { EInvoiceEntryId, InvoiceId } from "@svc/domain/shared/ids"
import { type Command, Option } from "commander"
import { Effect, Schedule } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findOrigin, findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields, table } from "../output.ts"
import { acknowledgementCommand } from "./acknowledgement.command.ts"
import { documentCommand } from "./e-invoice-document.command.ts"
import { checkCommand } from "./check-document.command.ts"
import { codeListsCommand } from "./code-lists.command.ts"
import { receiveCommand } from "./receive-e-invoices.command.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const idExample = "0199d3a0-0000-7000-8000-000000000003"

export const eInvoicesCommands = (cli: Cli): Command =>
  group("einvoices", "National e-invoices", [
    list(cli),
    show(cli),
    submit(cli),
    sync(cli),
    reconcile(cli),
    receiveCommand(cli),
    validate(cli),
    ubl(cli),
    documentCommand(cli),
    acknowledgementCommand(cli),
    checkCommand(cli),
    codeListsCommand(cli),
  ])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())
const invoiceOption = () =>
  new Option("--invoice <id>", "the posted invoice").argParser(options.uuid).makeOptionMandatory()

interface ListOptions extends options.ScopeOptions {
  readonly invoice?: InvoiceId
  readonly status?: EntryStatus
  readonly limit: number
}

const list = (cli: Cli) =>
  scoped(
    command("list", "List submissions to the national system, newest first", {
      examples: [`einvoices list ${tenantExample} --status Failed`],
      settings: databaseSettings,
    }),
  )
    .option("--invoice <id>", "only of this invoice", options.uuid)
    .addOption(new Option("--status <status>", "only in this status").choices(entryStatuses))
    .option("--limit <n>", "the most entries to show", options.wholeNumber(1, 1000), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { invoice, status, limit, ...asked }: ListOptions) {
          const { scope } = yield* findScope(service, asked)
          const found = yield* service.eInvoicing.list(scope, {
            limit,
            ...(invoice === undefined ? {} : { invoiceId: invoice }),
            ...(status === undefined ? {} : { status }),
          })
          const rows = found
            .map(entryView)
            .map((entry) => [entry.id, entry.status, entry.invoiceNumber, entry.created, entryText(entry)])
          const text =
            rows.length === 0
              ? "No submission matches."
              : table(["ENTRY", "STATUS", "INVOICE", "CREATED", "WHAT"], rows)
          return { json: found.map(entryView), text }
        }),
      ),
    )

const show = (cli: Cli) =>
  scoped(
    command("show", "Show a submission with every step it took", {
      examples: [`einvoices show ${idExample} ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .argument("<entry-id>", "the entry, as `svc einvoices list` shows it", options.uuid)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, id: EInvoiceEntryId) {
          const { scope } = yield* findScope(service, asked)
          const { history, ...entry } = historyView(yield* service.eInvoicing.get(scope, id))
          const steps = history.map(({ time, status, text }) => [time, status, text])
          const shown = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, value?.toString()]))
          return {
            json: { ...entry, history },
            text: `${fields(shown)}\n\n${table(["TIME", "STATUS", "WHAT"], steps)}`,
          }
        }),
      ),
    )

const submit = (cli: Cli) =>
  scoped(
    command("submit", "Submit a posted invoice to the national system", {
      details:
        "Makes an entry and sends it at once. An invoice that is Submitted or Processed is refused; a Failed one gets a new entry. If the outcome of a document is unknown, the provider is asked first. An invoice that never left the service takes its parties from the current account and legal entity.",
      examples: [`einvoices submit ${tenantExample} --invoice ${idExample}`],
      settings: databaseSettings,
    }),
  )
    .addOption(invoiceOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { invoice, ...asked }: options.ScopeOptions & { readonly invoice: InvoiceId },
        ) {
          const scope = yield* findOrigin(service, asked)
          const reserved = yield* service.eInvoicing.resubmit(scope, invoice)
          const key = { tenantId: scope.tenantId, entryId: reserved.id }
          if (reserved.status === "Pending") yield* service.eInvoicing.attempt(key)
          // A worker may have taken the entry first, so its attempt is awaited.
          const { entry: now } = yield* Effect.repeat(service.eInvoicing.get(scope, reserved.id), {
            while: ({ entry }) =>
              entry.status === "Pending" && entry.nextAttemptAt === undefined && entry.waitsForInvoice === undefined,
            schedule: Schedule.spaced("200 millis"),
            times: 150,
          })
          const entry = entryView(now)
          return {
            json: entry,
            text: `${entry.invoiceNumber} is ${entry.status}. ${entryText(entry)}`.trim(),
            failed: entry.status === "Failed",
          }
        }),
        { queue: true },
      ),
    )

const sync = (cli: Cli) =>
  scoped(
    command("sync", "Read the statuses of submitted invoices now", {
      details:
        "Without --entry, reads the status of every Submitted entry of the legal entity, regardless of its schedule.",
      examples: [`einvoices sync ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .option("--entry <id>", "only this entry", options.uuid)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { entry: only, ...asked }: options.ScopeOptions & { readonly entry?: EInvoiceEntryId },
        ) {
          const { scope } = yield* findScope(service, asked)
          const read = service.eInvoicing
          const { syncOne } = service.eInvoicing
          const before: readonly Entry[] =
            only === undefined
              ? yield* read.list(scope, { status: "Submitted", limit: 1000 })
              : [(yield* read.get(scope, only)).entry]
          const after = yield* Effect.forEach(before, ({ tenantId, id }) =>
            Effect.andThen(
              syncOne({ tenantId, entryId: id }),
              Effect.map(read.get(scope, id), ({ entry }) => entry),
            ),
          )
          const settled = after.filter(({ status }) => status !== "Submitted").length
          return { json: after.map(entryView), text: `${after.length} read, ${settled} settled.` }
        }),
        { queue: true },
      ),
    )

const reconcile = (cli: Cli) =>
  scoped(
    command("reconcile", "Compare the provider's list with the entries here", {
      details: "Compares the last week and changes nothing. Differences are shown and written to the integration log.",
      examples: [`einvoices reconcile ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const [found] = yield* service.eInvoicing.reconcile(scope)
        if (found === undefined) return { json: [], text: "The legal entity has no active connection.", failed: true }
        const { unknownHere, failedButThere, missingThere, failure } = found
        const differences = unknownHere.length + failedButThere.length + missingThere.length
        const text =
          failure ??
          (differences === 0
            ? "Nothing differs."
            : fields({
                "at the provider only": unknownHere.join(", ") || "none",
                "of no successful submission": failedButThere.join(", ") || "none",
                "submitted, but not at the provider": missingThere.join(", ") || "none",
              }))
        return { json: found, text, failed: failure !== undefined || differences > 0 }
      }),
    ),
  )

const validate = (cli: Cli) =>
  scoped(
    command("validate", "Show the data that a legal entity lacks for national e-invoicing", {
      examples: [`einvoices validate ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const { missing, warnings } = yield* service.eInvoicing.validate(scope)
        const lines = [...missing.map((field) => `missing: ${field}`), ...warnings.map((text) => `doubtful: ${text}`)]
        return {
          json: { isValid: missing.length === 0, missingFields: missing, warnings },
          text: lines.length === 0 ? "Nothing is missing." : lines.join("\n"),
          failed: missing.length > 0,
        }
      }),
    ),
  )

const ubl = (cli: Cli) =>
  scoped(
    command("ubl", "Print the UBL document of a posted invoice", {
      details: "Prints the document that would be sent now. A document that breaks rules is refused with all reasons.",
      examples: [`einvoices ubl ${tenantExample} --invoice ${idExample}`],
      settings: databaseSettings,
    }),
  )
    .addOption(invoiceOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { invoice, ...asked }: options.ScopeOptions & { readonly invoice: InvoiceId },
        ) {
          const { scope } = yield* findScope(service, asked)
          const { number, bytes } = yield* service.eInvoicing.preview(scope, invoice)
          const xml = Buffer.from(bytes).toString()
          return { json: { invoiceNumber: number, xml }, text: xml }
        }),
      ),
    )

/** The most informative text of an entry in its state, on one line. */
const entryText = ({ nationalEInvoiceId, errorMessage, heldBack, heldBackBy, lastProblem }: EntryView): string =>
  nationalEInvoiceId ?? errorMessage ?? heldBack ?? heldBackBy ?? lastProblem ?? ""
