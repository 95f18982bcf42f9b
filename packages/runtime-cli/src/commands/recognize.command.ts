import { printDecimal } from "@svc/domain/shared/decimal"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { findOrigin, findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

interface RecognizeOptions extends options.ScopeOptions {
  readonly period: options.PeriodOption
  readonly dryRun?: boolean
}

export const recognize = (cli: Cli) =>
  scoped(
    command("recognize", "Recognise the deferred revenue up to a period", {
      details:
        "Works like POST /AccountingPeriods/{year}/{period}/RecognizeRevenue: writes journals of at most 1,000 vouchers for all unrecognised items up to the period. Each journal is committed separately, so a stopped command has done a part, and another run does the rest; concurrent runs recognise nothing twice. --dry-run only counts.",
      examples: [
        `periods recognize ${tenantExample} --period 2026-03 --dry-run`,
        `periods recognize ${tenantExample} --period 2026-03`,
      ],
      settings: databaseSettings,
    }),
  )
    .addOption(options.periodOption())
    .option("--dry-run", "count what would be recognised; nothing is written")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { dryRun = false, period, ...asked }: RecognizeOptions) {
          const { showProgress } = service.invocation
          const origin = yield* findOrigin(service, asked)
          const found = yield* dryRun
            ? service.revenue.preview(origin, period)
            : service.revenue.recognise(origin, period, (items) => showProgress?.(`${items} items recognised`))
          showProgress?.("")
          const { items, amount, journalIds } = found
          const done = dryRun ? "would be recognised" : "recognised"
          const journals = dryRun ? "" : `, in ${count(journalIds.length, "journal")}`
          return { json: found, text: `${count(items, "item")} of ${printDecimal(amount)} ${done}${journals}.` }
        }),
        { queue: true },
      ),
    )

export const schedule = (cli: Cli) =>
  scoped(
    command("schedule", "Make missing revenue schedules of posted lines", {
      details:
        "Lines posted by an older version of the service have no schedule; the migration of the database makes one for each. Run this command once if an older version still posted invoices during the migration. Running it again changes nothing.",
      examples: [`periods schedule ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const lines = yield* service.revenue.scheduleMissing(scope)
        return { json: { lines }, text: `${count(lines, "line")} got a schedule.` }
      }),
    ),
  )

const count = (of: number, noun: string): string => `${of} ${noun}${of === 1 ? "" : "s"}`
