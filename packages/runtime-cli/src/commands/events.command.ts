import { jsonExcess, maxJsonDepth, memberJson } from "@svc/domain/shared/json-text"
import { toIso } from "@svc/domain/shared/timestamp"
import { type EventSource, eventSources } from "@svc/domain/shared/ports/event-bus"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { UsageRefused } from "../failure.ts"
import { findOrigin } from "../find-scope.ts"
import type { Invocation, Service } from "../invocation.ts"
import { eventType, legalEntityOption, type ScopeOptions, tenantOption, uuid } from "../options.ts"
import { fields } from "../output.ts"
import { readBytes } from "../read-bytes.ts"
import { listEvents, replayEvent, showEvent } from "./event-log.command.ts"
import { databaseSettings } from "../settings-help.ts"

export const eventsCommands = (cli: Cli): Command =>
  group("events", "Events, which are sent to webhooks", [emit(cli), listEvents(cli), showEvent(cli), replayEvent(cli)])

interface EmitOptions extends ScopeOptions {
  readonly type: string
  readonly data?: string
  readonly dataFile?: string
  readonly correlationId?: string
  readonly source?: EventSource
}

const emit = (cli: Cli) =>
  command("emit", "Raise an event of a legal entity", {
    details: `A running worker sends the event to every enabled webhook that subscribes to the tag; \`TriggeredBy\` is the tenant's system user. The data is a JSON object; its numbers are sent with all their digits. The tags are ${eventTags.map(({ tag }) => tag).join(", ")}.`,
    examples: [
      `events emit --tenant 0199d3a0-0000-7000-8000-000000000001 --type InvoicePosted --data '{"invoiceNumber":"10001","totalAmount":1250.00}'`,
      "events emit --tenant 0199d3a0-0000-7000-8000-000000000001 --type ProductsCreated --data-file product.json",
    ],
    settings: databaseSettings,
  })
    .addOption(tenantOption())
    .addOption(legalEntityOption())
    .requiredOption("--type <tag>", "an event tag, in any of its spellings", eventType)
    .option("--data <json>", "the data of the event, a JSON object")
    .addOption(
      new Option("--data-file <file>", "the data from a file, or from standard input with -").conflicts("data"),
    )
    .option("--correlation-id <uuid>", "sent along as CorrelationId", uuid)
    .addOption(new Option("--source <source>", "sent along as Source").choices(eventSources))
    .action(
      cli.act(async (invocation, options: EmitOptions) => {
        // Reads the data before anything is opened, so that a mistake in it is reported without waiting for the
        // database.
        const dataJson = await readData(invocation, options)
        const { useService } = await import("../open-service.ts")
        return useService(invocation, "svc events raise", true, (service) => raise(service, options, dataJson))
      }),
    )

const raise = Effect.fnUntraced(function* (service: Service, options: EmitOptions, dataJson: string) {
  const { correlationId, source, type } = options
  const origin = {
    ...(yield* findOrigin(service, options)),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(source === undefined ? {} : { source }),
  }
  const { event, deliveries } = yield* service.webhooks.emit(origin, type, dataJson)
  return {
    json: {
      id: event.id,
      eventType: type,
      correlationId: event.correlationId,
      source: event.source,
      created: toIso(event.raisedAt),
      deliveries: deliveries.map(({ id, webhookId }) => ({ id, webhookId })),
    },
    text: [
      fields({ event: event.id, type, correlation: event.correlationId, created: toIso(event.raisedAt) }),
      deliveries.length === 0
        ? "No enabled webhook of this legal entity subscribes to it."
        : deliveries.map(({ id, webhookId }) => `delivery ${id} to webhook ${webhookId}`).join("\n"),
    ].join("\n\n"),
  }
})

/** The JSON text of the data; error messages never repeat it. */
const readData = async (invocation: Invocation, { data, dataFile }: EmitOptions): Promise<string> => {
  const option = data === undefined ? "--data-file" : "--data"
  const refuse = (what: string) => {
    throw new UsageRefused({ message: `${what}. See \`svc events emit --help\`.` })
  }
  if (data === undefined && dataFile === undefined) return refuse("--data or --data-file is missing")
  const text = data ?? decodeUtf8(await readBytes(invocation, dataFile!))
  if (text === undefined) return refuse(`${option} is not valid UTF-8`)
  const excess = jsonExcess(text, { depth: maxJsonDepth })
  if (excess !== undefined) return refuse(`${option} ${excess}`)
  const value = parseJson(text)
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse(`${option} must be a JSON object such as '{"id":"10001"}'`)
  }
  return memberJson(`{"data":${text}}`, "data")
}

const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
