import { type Command, Option } from "commander"
import type { Cli } from "../../command.ts"
import { printableJson } from "../../output.ts"
import { type FeedQuery, followFeed } from "../follow-feed.ts"
import { given, serviceCommand } from "../service-command.ts"
import type { Session } from "../session.ts"

interface FeedOptions {
  readonly consumer?: string
  readonly events?: string
  readonly since?: string
  readonly wait: boolean
}

export const feedCommand = (cli: Cli): Command =>
  serviceCommand("feed", "Print events as they happen, one JSON document a line", {
    details:
      "Prints the body of each event as a webhook gets it. The command continues until it is stopped. With a consumer the service keeps the position: each page is acknowledged when it was printed. `svc api put /EventConsumers/NAME` makes one.",
    examples: ["feed --events InvoicePosted", "feed --consumer books --no-wait"],
  })
    .addOption(
      new Option("--consumer <name>", "begin behind what this consumer acknowledged; it has its own types of events")
        .argParser(given)
        .conflicts(["events", "since"]),
    )
    .option("--events <list>", "only of these types, separated by commas", given)
    .option("--since <cursor>", "begin behind a cursor, or at the beginning of the log with `beginning`", given)
    .option("--no-wait", "end when nothing follows")
    .action(
      cli.atService(async (session: Session, options: FeedOptions) => {
        const { consumer, wait } = options
        for await (const { items } of followFeed(session, queryOf(options), wait)) {
          for (const { body } of items) session.print(`${printableJson(body)}\n`)
          const last = items.at(-1)
          if (consumer !== undefined && last !== undefined)
            await session.svc.events.updateConsumer(consumer, { cursor: last.cursor }, session.call)
        }
        return undefined
      }),
    )

const queryOf = ({ consumer, events, since }: FeedOptions): FeedQuery => {
  if (consumer !== undefined) return { Consumer: consumer }
  if (since === undefined) return { EventTypes: events, Start: "Now" }
  return since === "beginning" ? { EventTypes: events, Start: "Beginning" } : { EventTypes: events, Cursor: since }
}
