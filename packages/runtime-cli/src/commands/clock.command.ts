import { startLine } from "@svc/adapters/installation/command-lines"
import { baseUrlOf, readSettings } from "@svc/adapters/config/settings"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { type Command, Option } from "commander"
import { type Cli, command, group, type Teaching } from "../command.ts"
import type { Invocation } from "../invocation.ts"
import { duration, httpAddress, instant, legalEntityOption, text, uuid } from "../options.ts"
import type { Outcome } from "../output.ts"
import { settingsHelp } from "../settings-help.ts"
import { callTestClock, type Move } from "../test-clock-client.ts"

export const clockCommands = (cli: Cli): Command =>
  group("clock", `The test clock of a running service (SVC_TEST_CLOCK=1 ${startLine})`, [
    show(cli),
    advance(cli),
    set(cli),
  ])

interface ClockOptions {
  readonly url?: string
  readonly clientId: string
  readonly secret: string
  readonly legalEntity?: string
}

const settings = settingsHelp("baseUrl", "port")

const clockCommand = (nameAndSummary: readonly [string, string], teaching: Omit<Teaching, "settings">): Command =>
  command(...nameAndSummary, { ...teaching, settings })
    .addOption(
      new Option(
        "--url <address>",
        "address of the service (default: SVC_BASE_URL, or http://localhost:PORT)",
      ).argParser(httpAddress),
    )
    .addOption(
      new Option("--client-id <id>", "client id of a personal token with the permission settings:admin")
        .env("SVC_CLIENT_ID")
        .argParser(uuid)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        "--secret <secret>",
        "the token's secret; as an environment setting it is hidden from other users of this machine",
      )
        .env("SVC_CLIENT_SECRET")
        .argParser(text)
        .makeOptionMandatory(),
    )
    .addOption(legalEntityOption())

const show = (cli: Cli) =>
  clockCommand(["show", "Show the time of the test clock"], { examples: ["clock show"] }).action(
    cli.act((invocation, options: ClockOptions) => call(invocation, options)),
  )

const moving =
  "The clock moves from one due time to the next, waits until the work that became due is done, and reports it. Between commands the clock stands still; it cannot go back."

const advance = (cli: Cli) =>
  clockCommand(["advance", "Move the test clock forward by a time"], {
    details: moving,
    examples: ["clock advance 3h", "clock advance 2d --json"],
  })
    .argument("<time>", "90s, 15m, 3h or 2d, or a number of seconds", duration)
    .action(
      cli.act((invocation, options: ClockOptions, seconds) =>
        call(invocation, options, { advanceSeconds: Number(seconds) }),
      ),
    )

const set = (cli: Cli) =>
  clockCommand(["set", "Move the test clock forward to a moment"], {
    details: moving,
    examples: ["clock set 2026-12-01T00:00:00Z"],
  })
    .argument("<moment>", "ISO 8601 with a zone, or a date, which is its midnight in UTC", instant)
    .action(
      cli.act((invocation, options: ClockOptions, moment) =>
        call(invocation, options, { now: toIso(Number(moment) as Timestamp) }),
      ),
    )

const call = async (invocation: Invocation, options: ClockOptions, move?: Move): Promise<Outcome> => {
  const url = options.url ?? baseUrlOf(readSettings(invocation.environment))
  const answer = await callTestClock({ ...options, url }, move, invocation.signal)
  const { from, now, attempts, jobs } = answer
  if (from === undefined || attempts === undefined) return { json: answer, text: now }
  const done = `${attempts.succeeded} webhook attempts succeeded, ${attempts.failed} failed, ${jobs} background jobs were done.`
  return { json: answer, text: `From ${from} to ${now}: ${done}` }
}
