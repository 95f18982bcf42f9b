import { parseVerbatim } from "@svc/domain/shared/exact-json"
import type { EventId, WebhookId } from "@svc/domain/shared/ids"
import { type EventSource, eventSources } from "@svc/domain/shared/ports/event-bus"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { backgroundBody, deliveryBody } from "@svc/domain/webhooks/delivery-body"
import { dataOf } from "@svc/domain/webhooks/event"
import { findEventTag } from "@svc/domain/webhooks/event-tags"
import type { EventEntry, EventFilter } from "@svc/domain/webhooks/ports/event-log"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { deliveriesText, raisedBy } from "../delivery-views.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const idExample = "0199d3a0-0000-7000-8000-000000000004"

/** An event as the interface shows it (contract W32). */
const eventJson = ({ id, tag, correlationId, source, triggeredBy, raisedAt, isTest, absence }: EventEntry) => ({
  id,
  eventType: tag,
  correlationId,
  source,
  triggeredBy,
  created: toIso(raisedAt),
  test: isTest || undefined,
  dataErased: absence === "Erased" || undefined,
})

interface ListOptions extends options.ScopeOptions {
  readonly eventType?: string
  readonly correlationId?: string
  readonly source?: EventSource
  readonly search?: string
  readonly from?: Timestamp
  readonly to?: Timestamp
  readonly limit: number
}

const toFilter = ({ eventType, correlationId, source, search, from, to, limit }: ListOptions): EventFilter => {
  const tag = eventType === undefined ? undefined : findEventTag(eventType)?.tag
  return {
    ...(tag === undefined ? {} : { tag }),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(source === undefined ? {} : { source }),
    ...(search === undefined ? {} : { search }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    limit,
  }
}

/** `events list` */
export const listEvents = (cli: Cli): Command =>
  command("list", "List events, newest first, including those to which no webhook subscribes", {
    details: "The options can be combined.",
    examples: [
      `events list ${tenantExample} --event-type InvoicePosted --from 2026-11-20`,
      `events list ${tenantExample} --search 10001`,
    ],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--event-type <tag>", "only of this event tag, in any of its spellings", options.eventType)
    .option("--correlation-id <uuid>", "only with this correlation id", options.uuid)
    .addOption(new Option("--source <source>", "only with this source").choices(eventSources))
    .option("--search <value>", "only with this string or number in the data, or this event id", options.text)
    .option("--from <moment>", "only raised at or after, such as 2026-11-20T12:00:00Z", options.instant)
    .option("--to <moment>", "only raised before", options.instant)
    .option("--limit <n>", "the most events to show", options.wholeNumber(1, 1000), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: ListOptions) {
          const { scope } = yield* findScope(service, asked)
          const found = yield* service.webhooks.events(scope, toFilter(asked))
          const json = found.map(({ about, userName, made, delivered, failed, ...event }) => ({
            ...eventJson(event),
            about,
            triggeredByName: userName,
            deliveryCounts: { made, delivered, failed },
          }))
          const rows = json.map(({ deliveryCounts: { made, delivered }, ...each }) => [
            each.id,
            each.eventType,
            each.about ?? "",
            each.created,
            `${delivered} of ${made}`,
            each.triggeredByName ?? "",
            each.correlationId ?? "",
          ])
          const heads = ["EVENT", "TYPE", "ABOUT", "CREATED", "DELIVERED", "RAISED BY", "CORRELATION"]
          const text = rows.length === 0 ? "No event matches." : table(heads, rows)
          return { json, text }
        }),
      ),
    )

/** `events show` */
export const showEvent = (cli: Cli): Command =>
  command("show", "Show an event with its data and its latest deliveries", {
    examples: [`events show ${idExample} ${tenantExample}`],
    settings: databaseSettings,
  })
    .argument("<event-id>", "the event, as `svc events list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, id: EventId) {
          const { scope } = yield* findScope(service, asked)
          const { event, deliveries, hasMore } = yield* service.webhooks.event(scope, id)
          const { id: shown, eventType, ...rest } = eventJson(event)
          const data = dataOf(event)
          return {
            json: {
              ...eventJson(event),
              ...backgroundBody(event),
              data: parseVerbatim(data),
              deliveries: deliveries.map(deliveryBody),
              hasMoreDeliveries: hasMore || undefined,
            },
            text: [
              fields({
                event: shown,
                type: eventType,
                correlation: rest.correlationId,
                source: rest.source,
                trace: event.traceId,
                "raised by": raisedBy(event, event.triggeredBy),
                created: rest.created,
              }),
              data,
              deliveries.length === 0 ? "No webhook got it." : deliveriesText(deliveries),
              ...(hasMore ? [`There are more: \`svc webhooks deliveries --search ${shown}\` lists them.`] : []),
            ].join("\n\n"),
          }
        }),
      ),
    )

/** `events replay` */
export const replayEvent = (cli: Cli): Command =>
  command("replay", "Send an event again as a new delivery", {
    details:
      "A running worker sends the event, with the same EventId and attempts from 1 on, to each enabled webhook that now subscribes to its tag, or only to the webhook of --webhook, even if it does not subscribe.",
    examples: [
      `events replay ${idExample} ${tenantExample}`,
      `events replay ${idExample} ${tenantExample} --webhook 0199d3a0-0000-7000-8000-000000000003`,
    ],
    settings: databaseSettings,
  })
    .argument("<event-id>", "the event, as `svc events list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--webhook <id>", "only to this webhook", options.uuid)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          asked: options.ScopeOptions & { readonly webhook?: WebhookId },
          id: EventId,
        ) {
          const { scope } = yield* findScope(service, asked)
          const made = yield* service.webhooks.replay(scope, id, asked.webhook)
          const deliveries = made.map((each) => ({ id: each.id, webhookId: each.webhookId }))
          return {
            json: { deliveries },
            text:
              deliveries.length === 0
                ? "No enabled webhook of this legal entity subscribes to it."
                : deliveries.map((each) => `delivery ${each.id} to webhook ${each.webhookId}`).join("\n"),
          }
        }),
        { queue: true },
      ),
    )
