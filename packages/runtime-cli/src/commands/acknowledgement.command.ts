import type { EInvoiceEntryId } from "@svc/domain/shared/ids"
import type { Command } from "commander"
import { Effect } from "effect"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { type Cli, command } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { databaseSettings } from "../settings-help.ts"

interface AcknowledgementOptions extends options.ScopeOptions {
  readonly pdf?: string
  readonly xml?: string
}

/** Writes the official acknowledgement of a submission to a file, either the signed original or a PDF. */
export const acknowledgementCommand = (cli: Cli): Command =>
  command("acknowledgement", "Write the official acknowledgement (UPO) of a submission to files", {
    details:
      "The XML has the exact bytes that the national system signed; the PDF shows the same for people, in Polish and English. Without a file option the XML is printed.",
    examples: [
      "einvoices acknowledgement 0199d3a0-0000-7000-8000-000000000003 --tenant 0199d3a0-0000-7000-8000-000000000001 --pdf upo.pdf",
    ],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--pdf <file>", "write the PDF to this file")
    .option("--xml <file>", "write the signed XML to this file")
    .argument("<entry-id>", "the entry, as `svc einvoices list` shows it", options.uuid)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { pdf, xml, ...asked }: AcknowledgementOptions,
          id: EInvoiceEntryId,
        ) {
          const { scope } = yield* findScope(service, asked)
          const { eInvoicing, invocation } = service
          const { processedAt: _at, content, ...found } = yield* eInvoicing.acknowledgement(scope, id)
          if (pdf === undefined && xml === undefined) {
            const text = Buffer.from(content).toString()
            return { json: { ...found, xml: text }, text }
          }
          if (xml !== undefined) yield* write(path.resolve(invocation.folder, xml), content)
          if (pdf !== undefined) {
            const drawn = yield* eInvoicing.acknowledgementPdf(scope, id)
            yield* write(path.resolve(invocation.folder, pdf), drawn.content)
          }
          const written = [xml, pdf].filter((file) => file !== undefined)
          return { json: { ...found, written }, text: `Written: ${written.join(", ")}` }
        }),
      ),
    )

const write = (file: string, content: Uint8Array) =>
  Effect.tryPromise({
    try: () => writeFile(file, content),
    catch: (cause) => new CommandFailed({ message: `${file} cannot be written: ${(cause as Error).message}`, cause }),
  })
