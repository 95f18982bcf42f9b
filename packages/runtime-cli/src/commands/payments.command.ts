import { StatementRefused } from "@svc/adapters/xml/statement-fields"
import { makeStatementReader } from "@svc/adapters/xml/statement-reader"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { BankFile } from "@svc/domain/payments/bank-statement"
import type { Payment } from "@svc/domain/payments/payment"
import { unallocatedOf } from "@svc/domain/payments/payment-amounts"
import { paymentBody, paymentFields } from "@svc/domain/payments/payment-body"
import { printDecimal } from "@svc/domain/shared/decimal"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { findOrigin, findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const paymentsCommands = (cli: Cli): Command =>
  group("payments", "Payments of customers, and files of the bank", [importFrom(cli), list(cli), untied(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

const importFrom = (cli: Cli) =>
  scoped(
    command("import", "Import a statement of the bank as payments", {
      details:
        "The file is an ISO 20022 statement, camt.053.001.02 to camt.053.001.08. Each booked entry becomes a draft payment with the invoice that it pays, if one is found; debits are negative. An entry that was imported before is skipped, so that importing a file twice has no effect. A file that cannot be read to its end is refused as a whole. The exit code is 1 when an entry was refused.",
      examples: [`payments import statement.xml ${tenantExample}`, `payments import - ${tenantExample} --json`],
      settings: databaseSettings,
    }),
  )
    .argument("<file>", "the file, or - for standard input", options.text)
    .action(
      cli.withFile(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, bytes: Uint8Array) {
          const origin = yield* findOrigin(service, asked)
          const read = yield* Effect.try({ try: () => readFile(bytes), catch: unreadable })
          const { batch, errors } = yield* service.payments.import(origin, read)
          const { id, number, created, matched, skipped } = batch
          const made = `${created} ${created === 1 ? "payment" : "payments"} made as ${number}`
          return {
            json: { batchId: id, batchNumber: number, created, matched, skipped, errors },
            text: [
              ...errors.map(({ entry, message }) => `entry ${entry}: ${message}`),
              `${made}: ${matched} with an invoice, ${skipped} skipped, ${errors.length} refused.`,
            ].join("\n"),
            failed: errors.length > 0,
          }
        }),
        { queue: true },
      ),
    )

const readFile = (bytes: Uint8Array): BankFile => {
  const reader = makeStatementReader()
  reader.push(bytes)
  return reader.end()
}

const unreadable = (error: unknown) => {
  if (!(error instanceof StatementRefused)) throw error
  return new CommandFailed({ message: `The file is not imported: ${error.message}.` })
}

interface ListOptions extends options.ScopeOptions {
  readonly drafts?: true
  readonly filter?: string
  readonly limit: number
}

const list = (cli: Cli) =>
  scoped(
    command("list", "List payments, oldest first", {
      details: "--filter has the syntax of the parameter Filter of GET /Payments (docs/lists.md).",
      examples: [
        `payments list ${tenantExample} --drafts`,
        `payments list ${tenantExample} --filter "paymentBatchNumber eq 'PB-1001'"`,
      ],
      settings: databaseSettings,
    }),
  )
    .option("--drafts", "only those that are not posted")
    .option("--filter <expression>", "only payments that match the filter", options.text)
    .option("--limit <n>", "the most payments to show", options.wholeNumber(1, 1000), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { drafts, filter, limit, ...asked }: ListOptions) {
          const { scope } = yield* findScope(service, asked)
          const conditions = [...(drafts === true ? ["postedDate eq null"] : []), ...(filter ? [`(${filter})`] : [])]
          const wanted = conditions.length === 0 ? {} : { Filter: conditions.join(" and ") }
          const request = yield* Effect.fromResult(readListRequest(paymentFields, wanted, { offset: 0, limit }))
          return shown((yield* service.payments.list(scope, request)).items, "No payment matches.")
        }),
      ),
    )

/** Posted refunds that do not say for all of their amount what it pays back (contract P20). */
const untiedRefunds = "postedDate ne null and amount/amount lt 0 and isFullyAllocated eq false"

const untied = (cli: Cli) =>
  scoped(
    command("untied", "List posted refunds that do not name what they pay back", {
      details:
        "Refunds that were posted before refunds had to name a payment. Connect each by PATCH /Payments/{id} with refundOf; until then the payment that it paid back still counts as an advance.",
      examples: [`payments untied ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .option("--limit <n>", "the most payments to show", options.wholeNumber(1, 1000), 1000)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { limit, ...asked }: options.ScopeOptions & { limit: number }) {
          const { scope } = yield* findScope(service, asked)
          const wanted = { Filter: untiedRefunds, OrderBy: "paymentDate" }
          const request = yield* Effect.fromResult(readListRequest(paymentFields, wanted, { offset: 0, limit }))
          return shown((yield* service.payments.list(scope, request)).items, "Each refund names what it pays back.")
        }),
      ),
    )

const shown = (payments: readonly Payment[], none: string) => ({
  json: payments.map(paymentBody),
  text: payments.length === 0 ? none : table(head, payments.map(row)),
})

const head = ["ID", "DATE", "POSTED", "AMOUNT", "NOT ALLOCATED", "PAYER", "INVOICES"]

const row = (payment: Payment): readonly string[] => [
  payment.id,
  payment.paymentDate,
  payment.postedDate ?? "draft",
  `${printDecimal(payment.amount)} ${payment.currency}`,
  printDecimal(unallocatedOf(payment)),
  payment.payerName ?? "",
  payment.settlements.map(({ invoice }) => invoice.number).join(", "),
]
