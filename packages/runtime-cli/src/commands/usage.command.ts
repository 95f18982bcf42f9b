import { readCsvRows } from "@svc/adapters/rows/csv-rows"
import { makeJsonRowsReader } from "@svc/adapters/rows/json-rows"
import { RowsRefused } from "@svc/adapters/rows/rows-refused"
import type { Scope } from "@svc/domain/shared/scope"
import { type DataFormat, mostImportRows, readImportFormat } from "@svc/domain/usage/import-format"
import type { UsageKind } from "@svc/domain/usage/usage-row"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import * as Data from "effect/Data"
import { type Cli, command, group } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const usageCommands = (cli: Cli): Command => group("usage", "Usage and measurements", [importFrom(cli)])

interface ImportOptions extends options.ScopeOptions {
  readonly measurements?: true
  readonly format?: DataFormat
  readonly dateFormat?: string
  readonly decimalSeparator?: string
  readonly allowDuplicates?: true
  readonly dryRun?: true
}

interface Imported {
  readonly kept: number
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[]
}

/** Rolls back the transaction of rows that are only checked. */
class OnlyTried extends Data.TaggedError("OnlyTried")<Imported> {}

const importFrom = (cli: Cli) =>
  command("import", "Report usage or measurements from a file", {
    details:
      "The file is CSV with a header line, or a JSON array of objects, with the fields of POST /Usage or POST /Measurements; each row names its charge. Ten thousand rows are stored at a time. An invalid row is not stored but reported with its number and its invalid fields, and the others continue; the same applies to a row that was reported before, so that importing a file twice reports nothing twice. --dry-run checks every row and stores none. The exit code is 1 when a row was refused.",
    examples: [
      `usage import january.csv ${tenantExample} --date-format dd/MM/yyyy --decimal-separator ,`,
      `usage import - --format json --measurements ${tenantExample} --dry-run`,
    ],
    settings: databaseSettings,
  })
    .argument("<file>", "the file, or - for standard input", options.text)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--measurements", "the rows are measurements")
    .addOption(
      new Option("--format <format>", "default: by the file's extension, otherwise csv").choices(["csv", "json"]),
    )
    .option("--date-format <format>", "yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd", options.text)
    .option(
      "--decimal-separator <separator>",
      "decimal separator of numbers in texts: a point (default) or a comma",
      options.text,
    )
    .option("--allow-duplicates", "also store duplicate rows")
    .option("--dry-run", "check every row and store none")
    .action(
      cli.withFile(
        Effect.fnUntraced(function* (service: Service, asked: ImportOptions, bytes: Uint8Array, file: string) {
          const { scope } = yield* findScope(service, asked)
          const format = asked.format ?? (file.endsWith(".json") ? "json" : "csv")
          const rows = yield* Effect.tryPromise({ try: () => readRows(bytes, format), catch: unreadable })
          const imported: Imported[] = []
          for (let from = 0; from < rows.length; from += mostImportRows) {
            service.invocation.showProgress?.(`${from} of ${rows.length} rows done`)
            const { kept, errors } = yield* importSome(service, scope, asked, rows.slice(from, from + mostImportRows))
            imported.push({ kept, errors: errors.map((error) => ({ ...error, row: error.row + from })) })
          }
          service.invocation.showProgress?.("")
          return outcome(imported, rows.length, asked.dryRun === true)
        }),
      ),
    )

const readRows = async (bytes: Uint8Array, format: DataFormat): Promise<readonly unknown[]> => {
  if (format === "csv") return readCsvRows(new TextDecoder().decode(bytes), Number.POSITIVE_INFINITY)
  const reader = makeJsonRowsReader({ rows: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY })
  const encoder = new TextEncoder()
  for (const part of [encoder.encode('{"data":'), bytes, encoder.encode("}")]) reader.push(part)
  const { data } = reader.end()
  if (Array.isArray(data)) return data
  throw new RowsRefused("data", "must be a list of rows")
}

const unreadable = (error: unknown) => {
  if (!(error instanceof RowsRefused)) throw error
  return new CommandFailed({ message: `The file cannot be read: it ${error.message}.` })
}

/** Imports at most as many rows as one import takes, or checks whether they could be imported. */
const importSome = (service: Service, scope: Scope, asked: ImportOptions, rows: readonly unknown[]) => {
  const { measurements, dateFormat, decimalSeparator, allowDuplicates, dryRun } = asked
  const kind: UsageKind = measurements === true ? "Measurement" : "Usage"
  const read = readImportFormat({
    mappingTemplateName: "Default",
    dateFormat,
    decimalSeparator,
    allowDuplicateEntries: allowDuplicates,
  })
  return service.unitOfWork
    .atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const { kept, errors } = yield* service.usage.import(scope, kind, yield* Effect.fromResult(read), rows)
        return dryRun === true ? yield* new OnlyTried({ kept, errors }) : ({ kept, errors } satisfies Imported)
      }),
    )
    .pipe(Effect.catchTag("OnlyTried", ({ kept, errors }) => Effect.succeed<Imported>({ kept, errors })))
}

const outcome = (imported: readonly Imported[], rows: number, isTried: boolean) => {
  const errors = imported.flatMap((each) => each.errors)
  const kept = imported.reduce((sum, each) => sum + each.kept, 0)
  const refused = new Set(errors.map(({ row }) => row)).size
  const lines = errors.map(({ row, field, message }) => `row ${row}: ${field === "row" ? "" : `${field} `}${message}`)
  const verb = isTried ? "can be kept" : kept === 1 ? "was kept" : "were kept"
  const summary = `${kept} of ${rows} ${rows === 1 ? "row" : "rows"} ${verb}${refused === 0 ? "" : `, ${refused} refused`}.`
  return {
    json: { dryRun: isTried, kept: isTried ? 0 : kept, refused, errors },
    text: [...lines, summary].join("\n"),
    failed: refused > 0,
  }
}
