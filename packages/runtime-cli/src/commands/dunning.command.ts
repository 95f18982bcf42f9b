import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import type { DueReminder, Looked } from "@svc/domain/dunning/dunning"
import { printDecimal } from "@svc/domain/shared/decimal"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const dunningCommands = (cli: Cli): Command =>
  group("dunning", "Reminders of overdue invoices", [campaigns(cli), preview(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())

/** A legal entity has fewer campaigns. */
const mostShown = 100

const campaigns = (cli: Cli) =>
  scoped(
    command("campaigns", "List the campaigns of a legal entity", {
      details:
        "A campaign that is off reminds nobody. The default campaign is for all accounts that name no other one.",
      examples: [`dunning campaigns ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const found = yield* service.dunning.list(scope, { limit: mostShown })
        return {
          json: found.map(campaignView),
          text: found.length === 0 ? "There is no campaign." : table(campaignHead, found.map(campaignRow)),
        }
      }),
    ),
  )

const campaignView = ({ id, name, isEnabled, isDefault, steps, sendHour, lastRunOn }: DunningCampaign) => ({
  id,
  name,
  enabled: isEnabled,
  isDefault,
  steps,
  sendHour,
  lastRunOn,
})
const campaignHead = ["ID", "NAME", "STATE", "DEFAULT", "DAYS", "HOUR", "LAST DAY DONE"]
const campaignRow = ({ id, name, isEnabled, isDefault, steps, sendHour, lastRunOn }: DunningCampaign) => [
  id,
  name,
  isEnabled ? "on" : "off",
  isDefault ? "yes" : "",
  steps.map(({ day }) => day).join(" "),
  String(sendHour),
  lastRunOn ?? "",
]

interface PreviewOptions extends options.ScopeOptions {
  readonly date: string
  readonly limit: number
}

const preview = (cli: Cli) =>
  scoped(
    command("preview", "Show the reminders of a day, and send nothing", {
      details:
        "Works like POST /Dunning/Preview: the reminders that the campaigns would write on the day, by invoices, accounts and campaigns as they are now.",
      examples: [`dunning preview ${tenantExample} --date 2026-12-01`],
      settings: databaseSettings,
    }),
  )
    .requiredOption("--date <day>", "the day, from today to a year from now", options.text)
    .option("--limit <n>", "the most reminders to show", options.wholeNumber(1, 100_000), 1000)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { date, limit, ...asked }: PreviewOptions) {
          const { scope } = yield* findScope(service, asked)
          const reminders: DueReminder[] = []
          let looked: Looked | undefined
          do {
            const page = yield* service.dunning.preview(scope, { date }, looked)
            reminders.push(...page.reminders)
            looked = page.looked
          } while (looked !== undefined && reminders.length < limit)
          const shown = reminders.slice(0, limit)
          const more = looked !== undefined || reminders.length > limit ? "\nThere are more: raise --limit." : ""
          return {
            json: shown.map(reminderView),
            text: shown.length === 0 ? `Nobody would be reminded on ${date}.` : table(head, shown.map(row)) + more,
          }
        }),
      ),
    )

const reminderView = ({ campaign, level, invoices }: DueReminder) => ({
  accountId: invoices[0]?.accountId,
  accountNumber: invoices[0]?.accountNumber,
  campaign: campaign.name,
  level,
  recipient: invoices[0]?.address?.trim(),
  invoices: invoices.map(({ id, number, dueDate, balance, currency }) => ({
    id,
    invoiceNumber: number,
    dueDate,
    balance: printDecimal(balance),
    currency,
  })),
})

const head = ["ACCOUNT", "NAME", "LEVEL", "CAMPAIGN", "INVOICES", "RECIPIENT"]
const row = ({ campaign, level, invoices }: DueReminder): readonly string[] => [
  invoices[0]?.accountNumber ?? "",
  invoices[0]?.accountName ?? "",
  String(level),
  campaign.name,
  invoices.map(({ number }) => number).join(", "),
  invoices[0]?.address?.trim() ?? "",
]
