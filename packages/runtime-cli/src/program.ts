import { runLine } from "@svc/adapters/installation/command-lines"
import { aboutRelease, isInstalled } from "@svc/adapters/installation/assets"
import type { Command } from "commander"
import { type Cli, configured, twoColumns } from "./command.ts"
import { type TopCommand, topCommands } from "./command-table.ts"
import type { Place } from "./place.ts"

/** The command line without its commands. */
export const makeRoot = (): Command =>
  configured("svc", "Administer a subscription billing service")
    .version(aboutRelease().version)
    .option("--profile <name>", "work at the service of this profile, as `svc profiles list` shows it")
    .option("--local", "work on the database, although a service is chosen")
    .addHelpText("after", ({ command }) =>
      [
        `\nRun it as: ${runLine} <command>`,
        "\nExamples:",
        `  ${runLine} login --url https://billing.example.com --client-id 0199d3a0-0000-7000-8000-000000000002`,
        `  ${runLine} tenants create --name "Example" --legal-entity "Example AB:SEK:SE"`,
        `  ${runLine} tokens create --help`,
        `  ${runLine} doctor`,
        ...(isInstalled
          ? ["\n`svc start` runs HTTP and worker in one process, `svc-http` and `svc-worker` run one of them."]
          : []),
        "\nEvery command takes --json, which prints one JSON document and nothing else on standard output.",
        "\nevents, invoices, products, subscriptions and webhooks have other commands at a service than beside the database:",
        "`svc login`, --profile or SVC_URL choose a service, DATABASE_URL or --local the database.",
        "\nSettings:",
        ...twoColumns(
          {
            SVC_URL: "the address of the service to work at, without a profile",
            SVC_TOKEN: "an access token for SVC_URL; or SVC_CLIENT_ID and SVC_CLIENT_SECRET of a personal token",
            SVC_PROFILE: "the name of a profile, as --profile",
            DATABASE_URL: "the database to work on; without it the embedded one",
            SVC_LOG_LEVEL: "debug shows where an error comes from",
          },
          command,
        ),
        "\nExit codes:",
        ...twoColumns(
          {
            "0": "done",
            "1": "the command failed, or found something wrong",
            "64": "the command line is wrong",
            "70": "svc itself has a defect",
            "130": "stopped by a signal",
          },
          command,
        ),
      ].join("\n"),
    )

/** Adds the commands of a place. With `only`, all other commands have just a name and a summary. */
export const addCommands = async (root: Command, cli: Cli, place: Place, only?: string): Promise<Command> => {
  const { atService, beside, anywhere } = topCommands(place)
  const headed = [
    ["At a running service:", atService],
    ["Beside the database:", beside],
    ["Anywhere:", anywhere],
  ] as const
  for (const [heading, table] of headed)
    for (const [name, each] of Object.entries<TopCommand>(table)) {
      const isAsked = only === undefined || only === name
      const command = isAsked ? (await each.load())(cli) : configured(name, each.summary)
      root.addCommand(command.helpGroup(heading))
    }
  return root
}
