import { allResources } from "@svc/domain/resources/resources"
import { eventSources } from "@svc/domain/shared/ports/event-bus"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { Type } from "typebox"
import type { Json } from "./openapi-document.ts"
import type { Referrer } from "./openapi-components.ts"
import { DunningChange } from "./dunning/dunning.schema.ts"
import { closed, Uuid } from "./shapes.ts"
import { EventTag } from "./webhooks/webhooks.schema.ts"

/**
 * Components of `Data`, by kind or tag, where `GET` of the resource does not answer with the same one (contract W9).
 */
const otherData: Readonly<Record<string, string>> = {
  NationalEInvoice: "NationalEInvoiceEntryWithHistory",
  Dunning: "DunningChange",
  QuoteConverted: "QuoteConverted",
  ProductsDeleted: "DeletedResource",
}

/** The component of `Data` in each event, by tag. */
const dataOf: ReadonlyMap<string, string> = new Map(
  allResources.flatMap(({ kind, events }) =>
    Object.keys(events?.tags ?? {}).map((tag) => [tag, otherData[tag] ?? otherData[kind] ?? kind] as const),
  ),
)

const DeletedResource = closed(
  { message: Type.String(), id: Uuid },
  { title: "DeletedResource", description: "The data of an event about a resource that was deleted" },
)

/** The body of a delivery without its own type and data (contract W15). */
const WebhookBody = Type.Object(
  {
    Token: Type.String({ description: "The token of the webhook" }),
    EventId: Type.String({ format: "uuid", description: "The same on every attempt, and in `webhook-id`" }),
    EventType: EventTag,
    LegalEntityName: Type.String({ description: "The name of the legal entity at that moment" }),
    LegalEntityId: Type.String({ format: "uuid", description: "The legal entity that the event is about" }),
    Timestamp: Type.String({ format: "date-time", description: "The moment of the change" }),
    TriggeredBy: Type.String({ format: "uuid", description: "The user, or the system user for scheduled work" }),
    CorrelationId: Type.Optional(Type.String({ format: "uuid", description: "The same in all events of a request" })),
    Source: Type.Optional(Type.Enum([...eventSources], { title: "EventSource" })),
    Data: Type.Object({}, { additionalProperties: true, description: "See each event" }),
  },
  { title: "WebhookBody" },
)

const signature = [
  ["webhook-id", "The event's id: answer a repeated one with 200 and ignore it"],
  ["webhook-timestamp", "Seconds since 1970, of this attempt"],
  ["webhook-signature", "`v1,` and a signature of Standard Webhooks; several with spaces between during a rotation"],
] as const

/** The requests to webhooks, one entry for each tag of the catalogue (OpenAPI 3.1, `webhooks`). */
export const describeWebhooks = (refer: Referrer): Readonly<Record<string, Json>> => {
  refer(DeletedResource)
  refer(DunningChange)
  const body = refer(WebhookBody)
  const parameters = signature.map(([name, description]) => {
    const text = { type: "string" }
    return { name, in: "header", required: true, description, schema: text }
  })
  return Object.fromEntries(
    eventTags.map(({ tag, group, description, alternatives }) => {
      const own = {
        type: "object",
        properties: {
          // In the spelling to which the webhook subscribed (contract W4).
          EventType: {
            type: "string",
            ...(alternatives.length === 0 ? { const: tag } : { enum: [tag, ...alternatives] }),
          },
          Data: { $ref: `#/components/schemas/${dataOf.get(tag)}` },
        },
      }
      const post = {
        operationId: `webhooks.receive${tag}`,
        tags: ["Webhooks"],
        summary: `Sent when ${description}`,
        security: [],
        "x-svc-group": group,
        parameters,
        requestBody: { required: true, content: { "application/json": { schema: { allOf: [body, own] } } } },
        responses: {
          "2XX": { description: "The event was received" },
          default: { description: "Sent again later" },
        },
      }
      return [tag, { post }]
    }),
  )
}
