import type { Command } from "commander"
import type { Cli } from "../../command.ts"
import type { Session } from "../session.ts"
import { type DataOptions, dataOrEmpty, given, serviceCommand, withData } from "../service-command.ts"
import { itemOutcome } from "../views.ts"

export const triggerCommand = (cli: Cli): Command =>
  withData(
    serviceCommand("trigger", "Raise an event, which webhooks and `svc listen` get", {
      details:
        "Its data is what you give, or an empty object: nothing else of the service changes. `svc api get /EventTypes` lists the types.",
      examples: ["trigger InvoicePosted", `trigger InvoicePosted --data '{"invoiceNumber":"10001"}'`],
    }),
  )
    .argument("<event>", "the type of the event", given)
    .action(
      cli.atService(
        async ({ svc, call, invocation, output }: Session, options: DataOptions, eventType) => {
          const data = await dataOrEmpty(invocation, options)
          return itemOutcome(await svc.events.create({ eventType, data }, call), output)
        },
        { changes: true },
      ),
    )
