import { runLine } from "@svc/adapters/installation/command-lines"
import { baseUrlOf } from "@svc/adapters/config/settings"
import { aboutRelease, isInstalled } from "@svc/adapters/installation/assets"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Command } from "commander"
import { type Cli, configured, twoColumns } from "./command.ts"
import { clockCommands } from "./commands/clock.command.ts"
import { doctorCommand } from "./commands/doctor.command.ts"
import { eInvoicesCommands } from "./commands/e-invoices.command.ts"
import { eventsCommands } from "./commands/events.command.ts"
import { keysCommands } from "./commands/keys.command.ts"
import { migrateCommand } from "./commands/migrate.command.ts"
import { periodsCommands } from "./commands/periods.command.ts"
import { productsCommands } from "./commands/products.command.ts"
import { purgeCommand } from "./commands/purge.command.ts"
import { ratesCommands } from "./commands/rates.command.ts"
import { secretsCommands } from "./commands/secrets.command.ts"
import { simulatorsCommand } from "./commands/simulators.command.ts"
import { ledgerCommands } from "./commands/ledger.command.ts"
import { invoicesCommands } from "./commands/invoices.command.ts"
import { reportsCommands } from "./commands/reports.command.ts"
import { subscriptionsCommands } from "./commands/subscriptions.command.ts"
import { tenantsCommands } from "./commands/tenants.command.ts"
import { tokensCommands } from "./commands/tokens.command.ts"
import { paymentsCommands } from "./commands/payments.command.ts"
import { usageCommands } from "./commands/usage.command.ts"
import { usersCommands } from "./commands/users.command.ts"
import { webhooksCommands } from "./commands/webhooks.command.ts"
import type { Invocation, Service } from "./invocation.ts"
import { databaseSettings } from "./settings-help.ts"

/** The whole command line. */
export const makeProgram = (cli: Cli): Command => {
  const program = configured("svc", "Administer a subscription billing service")
    .version(aboutRelease().version)
    .addHelpText("after", () =>
      [
        `\nRun it as: ${runLine} <command>`,
        "\nExamples:",
        `  ${runLine} tenants create --name "Example" --legal-entity "Example AB:SEK:SE"`,
        `  ${runLine} tokens create --help`,
        `  ${runLine} doctor`,
        ...(isInstalled
          ? ["\n`svc start` runs HTTP and worker in one process, `svc-http` and `svc-worker` run one of them."]
          : []),
        "\nEvery command takes --json, which prints one JSON document and nothing else on standard output.",
        "\nSettings:",
        ...twoColumns({ ...databaseSettings, SVC_LOG_LEVEL: "debug shows where an error comes from" }),
        "\nExit codes:",
        ...twoColumns({
          "0": "done",
          "1": "the command failed, or found something wrong",
          "64": "the command line is wrong",
          "70": "svc itself has a defect",
          "130": "stopped by a signal",
        }),
      ].join("\n"),
    )
  const commands = [
    doctorCommand(cli),
    migrateCommand(cli),
    tenantsCommands(cli),
    usersCommands(cli),
    tokensCommands(cli),
    eventsCommands(cli),
    webhooksCommands(cli),
    productsCommands(cli),
    usageCommands(cli),
    paymentsCommands(cli),
    subscriptionsCommands(cli),
    invoicesCommands(cli),
    periodsCommands(cli),
    ledgerCommands(cli),
    reportsCommands(cli),
    ratesCommands(cli),
    eInvoicesCommands(cli),
    keysCommands(cli),
    secretsCommands(cli),
    purgeCommand(cli),
    clockCommands(cli),
    simulatorsCommand(cli),
  ]
  for (const each of commands) program.addCommand(each)
  return program
}

/** The doors that commands use, from a composed graph, each made on first use. */
export const serviceOf = (graph: Graph, invocation: Invocation): Service => ({
  invocation,
  get identity() {
    return resolve(graph, "Identity")
  },
  get organisation() {
    return resolve(graph, "Organisation")
  },
  get people() {
    return resolve(graph, "People")
  },
  get baseUrl() {
    return baseUrlOf(resolve(graph, "Settings"))
  },
  get referenceData() {
    return resolve(graph, "ReferenceData")
  },
  get catalogue() {
    return resolve(graph, "Catalogue")
  },
  get orders() {
    return resolve(graph, "Orders")
  },
  get payments() {
    return resolve(graph, "Payments")
  },
  get usage() {
    return resolve(graph, "Usage")
  },
  get ledger() {
    return resolve(graph, "Ledger")
  },
  get reports() {
    return resolve(graph, "Reports")
  },
  get revenue() {
    return resolve(graph, "Revenue")
  },
  get invoicing() {
    return resolve(graph, "Invoicing")
  },
  get exchangeRates() {
    return resolve(graph, "ExchangeRates")
  },
  get eInvoicing() {
    return resolve(graph, "EInvoicing")
  },
  get webhooks() {
    return resolve(graph, "Webhooks")
  },
  get deliveryWork() {
    return resolve(graph, "DeliveryWork")
  },
  get signingKeys() {
    return resolve(graph, "SigningKeyStore")
  },
  get signingKeyCheck() {
    return resolve(graph, "SigningKeyCheck")
  },
  get countSealed() {
    return resolve(graph, "CountSealed")
  },
  get secretBox() {
    return resolve(graph, "SecretBox")
  },
  get reencrypt() {
    return resolve(graph, "Reencrypt")
  },
  get unitOfWork() {
    return resolve(graph, "UnitOfWork")
  },
  get runtime() {
    return resolve(graph, "Runtime")
  },
  get db() {
    return resolve(graph, "Db")
  },
  get boss() {
    return resolve(graph, "PgBoss")
  },
})
