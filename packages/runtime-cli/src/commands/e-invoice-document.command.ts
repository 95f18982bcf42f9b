import type { EInvoiceEntryId } from "@svc/domain/shared/ids"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { databaseSettings } from "../settings-help.ts"

interface DocumentOptions extends options.ScopeOptions {
  readonly cleared?: true
}

/** Prints the document of a submission, either as sent or as cleared by the national system. */
export const documentCommand = (cli: Cli): Command =>
  command("document", "Print the document of a submission as it was sent", {
    details:
      "With --cleared, prints the document as cleared by the national system, which is fetched from the provider once and stored.",
    examples: ["einvoices document 0199d3a0-0000-7000-8000-000000000003 --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--cleared", "the document that the national system cleared")
    .argument("<entry-id>", "the entry, as `svc einvoices list` shows it", options.uuid)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { cleared, ...asked }: DocumentOptions, id: EInvoiceEntryId) {
          const { scope } = yield* findScope(service, asked)
          const { eInvoicing } = service
          const found = yield* cleared === true ? eInvoicing.clearedDocument(scope, id) : eInvoicing.document(scope, id)
          const xml = Buffer.from(found.content).toString()
          return { json: { invoiceNumber: found.number, xml }, text: xml }
        }),
      ),
    )
