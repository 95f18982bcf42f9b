import { type ListQuery, readListRequest } from "@svc/domain/listing/list-request"
import { csvHead, csvLines } from "@svc/domain/reports/csv"
import { reportBody, rowBody } from "@svc/domain/reports/report-body"
import { fieldsOf, type Report, type ReportValue } from "@svc/domain/reports/report"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import type { Command } from "commander"
import { BigDecimal, Effect } from "effect"
import { open } from "node:fs/promises"
import path from "node:path"
import { type Cli, command, group } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const most = 100

export const reportsCommands = (cli: Cli): Command =>
  group("reports", "Reports on the activity of a legal entity", [list(cli), show(cli), exportRows(cli)])

interface RowsOptions extends options.ScopeOptions {
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly date?: CalendarDate
  readonly order?: string
  readonly filter?: string
}

const asking = (made: Command) =>
  made
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .argument("<name-or-id>", "the report, as `svc reports list` shows it", options.text)
    .option("--from <date>", "first day, for a report of a period (default: that of this month)", options.calendarDate)
    .option("--to <date>", "last day of the period (default: that of this month)", options.calendarDate)
    .option("--date <date>", "the day, for a report as of a day (default: today)", options.calendarDate)
    .option("--order <fields>", 'fields separated by commas, each optionally followed by "asc" or "desc"', options.text)
    .option(
      "--filter <expression>",
      "only rows that match, with the syntax of the parameter Filter of lists",
      options.text,
    )

const list = (cli: Cli) =>
  command("list", "List the reports with their fields", {
    examples: ["reports list"],
    settings: databaseSettings,
  }).action(
    cli.withService((service: Service) => {
      const { items } = allOf(service)
      const rows = items.map(({ name, asks, fields }) => [
        name,
        asks === "period" ? "--from, --to" : "--date",
        Object.keys(fields).join(", "),
      ])
      return Effect.succeed({ json: items.map(reportBody), text: table(["NAME", "ASKS FOR", "FIELDS"], rows) })
    }),
  )

const show = (cli: Cli) =>
  asking(
    command("show", "Show the first rows of a report", {
      details: "Works like GET /Reports/{id}/Data. `svc reports export` writes all rows.",
      examples: [
        `reports show "Invoice journal" ${tenantExample} --from 2026-11-01 --to 2026-11-30`,
        `reports show "Upcoming renewals" ${tenantExample} --to 2027-03-31 --order "cmrr desc"`,
      ],
      settings: databaseSettings,
    }),
  )
    .option("--limit <n>", "the most rows to show", options.wholeNumber(1, most), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { limit, ...asked }: RowsOptions & { readonly limit: number },
          named: string,
        ) {
          const { scope } = yield* findScope(service, asked)
          const report = yield* find(service, named)
          const request = { ...(yield* wanted(report, asked)), limit }
          const { items, total } = yield* service.reports.rows(scope, report.id, timeOf(asked), request)
          const head = Object.keys(report.fields)
          const bodies = items.map((row) => rowBody(report, row))
          const rows = bodies.map((body) => head.map((name) => shown(body[name])))
          const rest = total > items.length ? [`${total - items.length} more rows: svc reports export`] : []
          return {
            json: { totalCount: total, data: bodies },
            text: [total === 0 ? "The report has no rows." : table(head, rows), ...rest].join("\n\n"),
          }
        }),
      ),
    )

const exportRows = (cli: Cli) =>
  asking(
    command("export", "Write all rows of a report to a CSV file", {
      details:
        "The file is that of GET /Reports/{id}/Data with Accept: text/csv (RFC 4180, UTF-8, a line of field names, texts protected against being read as formulas), read in one snapshot and written piece by piece. An existing file is not overwritten.",
      examples: [
        `reports export "Invoice journal" ${tenantExample} --from 2026-01-01 --to 2026-12-31 --file journal.csv`,
      ],
      settings: databaseSettings,
    }),
  )
    .requiredOption("--file <path>", "the file to write", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          { file, ...asked }: RowsOptions & { readonly file: string },
          named: string,
        ) {
          const { scope } = yield* findScope(service, asked)
          const report = yield* find(service, named)
          const request = yield* wanted(report, asked)
          const target = path.resolve(service.invocation.folder, file)
          const rows = yield* Effect.acquireUseRelease(
            writing(file, () => open(target, "wx")),
            (handle) =>
              service.unitOfWork.atomically(
                scope.tenantId,
                Effect.gen(function* () {
                  const parts = yield* service.reports.allRows(scope, report.id, timeOf(asked), request)
                  yield* writing(file, () => handle.write(csvHead(report)))
                  let count = 0
                  for (const part of parts) {
                    const items = yield* part
                    yield* writing(file, () => handle.write(csvLines(report, items)))
                    count += items.length
                  }
                  return count
                }),
                "snapshot",
              ),
            (handle) => Effect.promise(() => handle.close()),
          )
          return { json: { file: target, rows }, text: `${rows} rows were written to ${target}.` }
        }),
      ),
    )

const writing = <A>(file: string, write: () => Promise<A>) =>
  Effect.tryPromise({
    try: write,
    catch: (cause) => new CommandFailed({ message: `${file} cannot be written: ${(cause as Error).message}.`, cause }),
  })

const allOf = ({ reports }: Service) => reports.list({ order: [], offset: 0, limit: most })

/** Finds a report by its name, ignoring letter case, or by its id. */
const find = (service: Service, named: string): Effect.Effect<Report, CommandFailed> => {
  const { items } = allOf(service)
  const found = items.find(({ id, name }) => id === named || name.toLowerCase() === named.toLowerCase())
  return found === undefined
    ? Effect.fail(
        new CommandFailed({
          message: `There is no report '${named}'. They are ${items.map(({ name }) => name).join(", ")}.`,
        }),
      )
    : Effect.succeed(found)
}

const wanted = (report: Report, { order, filter }: RowsOptions) => {
  const query: ListQuery = { ...(order ? { OrderBy: order } : {}), ...(filter ? { Filter: filter } : {}) }
  return Effect.fromResult(readListRequest(fieldsOf(report), query, { offset: 0, limit: most }))
}

const timeOf = ({ from, to, date }: RowsOptions) => ({ From: from, To: to, Date: date })

const shown = (value: ReportValue | undefined): string =>
  value === undefined ? "" : BigDecimal.isBigDecimal(value) ? printDecimal(value) : String(value)
