import type { WebhookId } from "@svc/domain/shared/ids"
import type { ShownSettings } from "@svc/domain/webhooks/webhooks"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { databaseSettings } from "../settings-help.ts"

const valueText = (value: object | string | number | boolean | null): string => {
  if (value === null) return "none"
  if (typeof value !== "object") return String(value)
  return "set" in value ? "(secret)" : JSON.stringify(value)
}

const membersText = (section: string, members: object): readonly string[] =>
  Object.entries(members).map(
    ([member, value]: readonly [string, Parameters<typeof valueText>[0]]) => `${section}.${member} ${valueText(value)}`,
  )

const text = ({ version, headers, authentication, ...sections }: ShownSettings): string =>
  [
    `version ${version}`,
    ...Object.entries(sections).flatMap(([section, members]: [string, object]) => membersText(section, members)),
    ...headers.map(({ name, value }) => `header ${name} ${valueText(value)}`),
    ...(authentication === null ? ["authentication none"] : membersText("authentication", authentication)),
  ].join("\n")

/** `svc webhooks settings`: shows the settings of a webhook (contract W39). */
export const showSettings = (cli: Cli) =>
  command("settings", "Show the settings of a webhook", {
    details: "At a service (`svc login`), the same command with --data or --retries changes them.",
    examples: ["webhooks settings 0199d3a0-0000-7000-8000-000000000003 --tenant 0199d3a0-0000-7000-8000-000000000001"],
    settings: databaseSettings,
  })
    .argument("<webhook-id>", "the webhook, as `svc webhooks list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, id: WebhookId) {
          const { scope } = yield* findScope(service, asked)
          const json = yield* service.webhooks.settings(scope, id)
          return { json, text: text(json) }
        }),
      ),
    )
