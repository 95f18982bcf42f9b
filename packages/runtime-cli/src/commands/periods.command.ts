import { accountingPeriodBody, periodName, type PeriodWithState } from "@svc/domain/ledger/accounting-period"
import { toIso } from "@svc/domain/shared/timestamp"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { recognize, schedule } from "./recognize.command.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const periodsCommands = (cli: Cli): Command =>
  group("periods", "Accounting periods and their revenue", [status(cli), recognize(cli), close(cli), schedule(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

const rowOf = ({ period, closedAt }: PeriodWithState): readonly string[] => [
  periodName(period),
  period.firstDay,
  period.lastDay,
  closedAt === undefined ? "Open" : "Closed",
  closedAt === undefined ? "" : toIso(closedAt),
]

const outcome = (periods: readonly PeriodWithState[]) => ({
  json: periods.map(accountingPeriodBody),
  text: table(["PERIOD", "FROM", "TO", "STATUS", "CLOSED"], periods.map(rowOf)),
})

interface StatusOptions extends options.ScopeOptions {
  readonly open?: boolean
}

const status = (cli: Cli) =>
  scoped(
    command("status", "Show which accounting periods are closed", {
      details:
        "Lists the periods from the first month with a voucher or an item of revenue to twelve months after today or the last item, whichever is later.",
      examples: [`periods status ${tenantExample}`, `periods status ${tenantExample} --open`],
      settings: databaseSettings,
    }),
  )
    .option("--open", "only those that are open")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { open = false, ...asked }: StatusOptions) {
          const { scope } = yield* findScope(service, asked)
          const all = yield* service.ledger.periods.all(scope)
          return outcome(all.filter(({ closedAt }) => !open || closedAt === undefined))
        }),
      ),
    )

interface CloseOptions extends options.ScopeOptions {
  readonly period: options.PeriodOption
}

const close = (cli: Cli) =>
  scoped(
    command("close", "Close an accounting period", {
      details:
        "Works like POST /AccountingPeriods/{year}/{period}/Close. The period before must be closed, unless this is the first with an entry; all revenue up to the period must be recognised, and no draft may be dated in it. Otherwise the reason is shown and the exit code is 1. Afterwards nothing can be dated in the period. The last closed period can be opened again: POST /AccountingPeriods/{year}/{period}/Reopen.",
      examples: [`periods close ${tenantExample} --period 2024-03`],
      settings: databaseSettings,
    }),
  )
    .addOption(options.periodOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { period, ...asked }: CloseOptions) {
          const { scope } = yield* findScope(service, asked)
          return outcome([yield* service.ledger.periods.close(scope, period)])
        }),
      ),
    )
