import { encodePc8 } from "@svc/adapters/sie/pc8"
import { type ExportFormat, exportFormats } from "@svc/domain/ledger/export-format"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { writePieces } from "../write-pieces.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const ledgerCommands = (cli: Cli): Command =>
  group("ledger", "The books of a legal entity", [verify(cli), exportPeriod(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

const verify = (cli: Cli) =>
  scoped(
    command("verify", "Prove that the books agree with the documents", {
      details:
        "Reads the books and the documents in one snapshot and changes nothing. The bookings are computed again from the lines of the invoices, independently of the stored vouchers. Each check reports success, or its violations, of which the first twenty are listed; the exit code is then 1.",
      examples: [`ledger verify ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const checks = yield* service.ledger.verify(scope)
        const lines = checks.flatMap(({ holds, count, disagreements }) => [
          `${count === 0 ? "ok " : "NOT"}  ${holds}`,
          ...disagreements.map(({ about, message }) => `     ${about} ${message}`),
          ...(count > disagreements.length ? [`     and ${count - disagreements.length} more`] : []),
        ])
        return { json: checks, text: lines.join("\n"), failed: checks.some(({ count }) => count > 0) }
      }),
    ),
  )

interface ExportOptions extends options.ScopeOptions {
  readonly period: options.PeriodOption
  readonly format: ExportFormat
  readonly file?: string
}

const exportPeriod = (cli: Cli) =>
  scoped(
    command("export", "Write the vouchers of an accounting period to a file", {
      details:
        "The file is that of GET /AccountingPeriods/{year}/{period}/Export, read in one snapshot and written piece by piece: CSV with a line for each line of a voucher (RFC 4180, UTF-8), or SIE, type 4 in code page 437, for another bookkeeping program. An existing file is not overwritten.",
      examples: [
        `ledger export ${tenantExample} --period 2024-03 --format sie`,
        `ledger export ${tenantExample} --period 2024-03 --format csv --file march.csv`,
      ],
      settings: databaseSettings,
    }),
  )
    .addOption(options.periodOption())
    .addOption(new Option("--format <format>", "format of the file").choices(exportFormats).makeOptionMandatory())
    .option("--file <path>", "the file to write (default: ledger-<year>-<period> in this folder)", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { period, format, file, ...asked }: ExportOptions) {
          const { scope } = yield* findScope(service, asked)
          const target = yield* service.unitOfWork.atomically(
            scope.tenantId,
            Effect.gen(function* () {
              const { fileName, pieces } = yield* service.ledger.exportPeriod(scope, period, format)
              const encode = format === "sie" ? encodePc8 : (text: string) => Buffer.from(text)
              return yield* writePieces(service.invocation.folder, file ?? fileName, pieces, encode)
            }),
            "snapshot",
          )
          return { json: { file: target }, text: `The vouchers were written to ${target}.` }
        }),
      ),
    )
