import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

/** Fetches suppliers' invoices at once, instead of at noon or in the evening. */
export const receiveCommand = (cli: Cli) =>
  command("receive", "Fetch suppliers' invoices from the provider", {
    details: "Each invoice is stored once, sent to webhooks and acknowledged at the provider. Nothing is booked.",
    examples: ["einvoices receive --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
          const { scope } = yield* findScope(service, asked)
          const [found] = yield* service.eInvoicing.receive(scope)
          if (found === undefined) return { json: {}, text: "The legal entity has no active connection.", failed: true }
          const { received, acknowledged, failure } = found
          const text = fields({ received: String(received), acknowledged: String(acknowledged), failure })
          return { json: { received, acknowledged, failure }, text, failed: failure !== undefined }
        }),
      ),
    )
