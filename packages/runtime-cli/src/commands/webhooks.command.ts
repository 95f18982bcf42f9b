import { addressesOf } from "@svc/adapters/webhook-http/resource-addresses"
import type { DeliveryId, WebhookId } from "@svc/domain/shared/ids"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { type FailureReason, failureReasons, type StatusRange } from "@svc/domain/webhooks/attempt"
import { attemptBodies, backgroundBody, deliveryBody } from "@svc/domain/webhooks/delivery-body"
import { type DeliveryStatus, deliveryStatuses } from "@svc/domain/webhooks/delivery"
import { findEventTag } from "@svc/domain/webhooks/event-tags"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import type { StatsRange } from "@svc/domain/webhooks/ports/webhook-stats"
import { statsBody } from "@svc/domain/webhooks/stats-body"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { deliveriesText, deliveryText, raisedBy, statsText } from "../delivery-views.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { enable, recover, recovery } from "./recoveries.command.ts"
import { showSettings } from "./webhook-settings.command.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const idExample = "0199d3a0-0000-7000-8000-000000000003"

export const webhooksCommands = (cli: Cli): Command =>
  group("webhooks", "Webhooks and their deliveries", [
    list(cli),
    stats(cli),
    showSettings(cli),
    deliveries(cli),
    retry(cli),
    enable(cli),
    recover(cli),
    recovery(cli),
  ])

const list = (cli: Cli) =>
  command("list", "List the webhooks of a legal entity, without their tokens and secrets", {
    examples: [`webhooks list ${tenantExample}`],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
          const { scope } = yield* findScope(service, asked)
          const webhooks = yield* service.webhooks.list(scope)
          const json = webhooks.map(({ id, url, subscriptions, description, status, token, createdAt }) => ({
            id,
            url,
            events: subscriptions.map(({ spelling }) => spelling),
            description,
            webhookStatus: status,
            secretsUnreadable: token === undefined || undefined,
            created: toIso(createdAt),
          }))
          const rows = json.map((each) => [
            each.id,
            each.secretsUnreadable === true ? `${each.webhookStatus} (secrets unreadable)` : each.webhookStatus,
            each.url,
            each.events.join(","),
          ])
          const text =
            rows.length === 0 ? "The legal entity has no webhook." : table(["WEBHOOK", "STATUS", "URL", "EVENTS"], rows)
          return { json, text }
        }),
      ),
    )

const stats = (cli: Cli) =>
  command("stats", "Show the figures of a webhook", {
    details: "Covers its deliveries created in a range, or all deliveries in the log; the counts are those of the log.",
    examples: [`webhooks stats ${idExample} ${tenantExample}`],
    settings: databaseSettings,
  })
    .argument("<webhook-id>", "the webhook, as `svc webhooks list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--from <moment>", "only of deliveries created at or after", options.instant)
    .option("--to <moment>", "only of deliveries created before", options.instant)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: StatsOptions, id: WebhookId) {
          const { scope } = yield* findScope(service, asked)
          const { from, to } = asked
          const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
          const json = statsBody(yield* service.webhooks.stats(scope, id, range))
          return { json, text: statsText(json) }
        }),
      ),
    )

interface StatsOptions extends options.ScopeOptions, StatsRange {}

interface DeliveriesOptions extends options.ScopeOptions {
  readonly webhook?: WebhookId
  readonly status?: DeliveryStatus
  readonly statusCode?: StatusRange
  readonly failureReason?: FailureReason
  readonly eventType?: string
  readonly correlationId?: string
  readonly search?: string
  readonly order: DeliveryFilter["order"]
  readonly from?: Timestamp
  readonly to?: Timestamp
  readonly limit: number
  readonly delivery?: DeliveryId
}

const deliveries = (cli: Cli) =>
  command("deliveries", "List deliveries or show one with its attempts", {
    details: "The options can be combined. With --delivery, that delivery is shown with all its attempts.",
    examples: [
      `webhooks deliveries ${tenantExample} --status Failed --from 2026-11-20`,
      `webhooks deliveries ${tenantExample} --search 10001`,
      `webhooks deliveries ${tenantExample} --delivery ${idExample}`,
    ],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--webhook <id>", "only of this webhook", options.uuid)
    .addOption(new Option("--status <status>", "only in this status").choices(deliveryStatuses))
    .option(
      "--status-code <code>",
      "only if the last attempt was answered with this HTTP status or class, such as 5xx",
      options.httpStatus,
    )
    .addOption(
      new Option("--failure-reason <reason>", "only if the last attempt failed for this reason").choices(
        failureReasons,
      ),
    )
    .option("--event-type <tag>", "only of this event tag, in any of its spellings", options.eventType)
    .option("--correlation-id <uuid>", "only with this correlation id", options.uuid)
    .option("--search <value>", "only with this whole string or number in the data, or this event id", options.text)
    .option("--from <moment>", "only created at or after, such as 2026-11-20T12:00:00Z", options.instant)
    .option("--to <moment>", "only created before", options.instant)
    .addOption(new Option("--order <order>", "oldest or newest first").choices(["asc", "desc"]).default("desc"))
    .option("--limit <n>", "the most deliveries to show", options.wholeNumber(1, 1000), 20)
    .addOption(
      new Option("--delivery <id>", "show this delivery with its attempts")
        .argParser(options.uuid)
        .conflicts([
          "webhook",
          "status",
          "statusCode",
          "failureReason",
          "eventType",
          "correlationId",
          "search",
          "order",
          "from",
          "to",
          "limit",
        ]),
    )
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: DeliveriesOptions) {
          const { scope } = yield* findScope(service, asked)
          const { webhooks } = service
          if (asked.delivery !== undefined) {
            const { delivery, attempts } = yield* webhooks.delivery(scope, asked.delivery)
            const json = {
              ...deliveryBody(delivery),
              triggeredBy: delivery.triggeredBy,
              ...backgroundBody(delivery),
              attempts: attemptBodies(attempts, delivery, addressesOf),
            }
            return { json, text: deliveryText(delivery, attempts, raisedBy(delivery, delivery.triggeredBy)) }
          }
          const filter = toFilter(asked)
          const { webhook } = asked
          const found = yield* webhook === undefined
            ? webhooks.deliveries(scope, filter)
            : webhooks.deliveriesOf(scope, { ...filter, webhookId: webhook })
          return { json: found.map(deliveryBody), text: deliveriesText(found) }
        }),
      ),
    )

const toFilter = ({
  status,
  statusCode,
  failureReason,
  eventType,
  correlationId,
  search,
  from,
  to,
  order,
  limit,
}: DeliveriesOptions): DeliveryFilter => {
  const tag = eventType === undefined ? undefined : findEventTag(eventType)?.tag
  return {
    ...(status === undefined ? {} : { status }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(failureReason === undefined ? {} : { failureReason }),
    ...(tag === undefined ? {} : { tag }),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(search === undefined ? {} : { search }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    order,
    limit,
  }
}

const retry = (cli: Cli) =>
  command("retry", "Make the next attempt of a delivery now", {
    details:
      "A running worker makes one attempt at once, marked manual, which replaces a pending automatic one. While an attempt is in flight, no other is added. The webhook must be enabled.",
    examples: [`webhooks retry ${idExample} ${tenantExample}`],
    settings: databaseSettings,
  })
    .argument("<delivery-id>", "the delivery, as `svc webhooks deliveries` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, id: DeliveryId) {
          const { scope } = yield* findScope(service, asked)
          const delivery = yield* service.webhooks.retry(scope, id)
          const said = delivery.status === "InFlight" ? "An attempt is being made already." : "An attempt is due now."
          return { json: deliveryBody(delivery), text: `${said}\n\n${deliveryText(delivery, [])}` }
        }),
        { queue: true },
      ),
    )
