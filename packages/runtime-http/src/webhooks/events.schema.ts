import type { WebhookId } from "@svc/domain/shared/ids"
import { eventSources } from "@svc/domain/shared/ports/event-bus"
import { mostCountedOfEvent } from "@svc/domain/webhooks/ports/event-log"
import { shownDeliveries } from "@svc/domain/webhooks/webhooks"
import { Type } from "typebox"
import { closed, Instant, Uuid, uuid } from "../shapes.ts"
import { background } from "./background.schema.ts"
import { Delivery, EventTag } from "./webhooks.schema.ts"

export const EventType = closed(
  {
    eventType: EventTag,
    group: Type.String(),
    description: Type.String(),
    alternativeSpellings: Type.Array(EventTag),
    example: Type.Object({}, { additionalProperties: true, description: "An example of `Data`" }),
  },
  { title: "EventType" },
)

export const EventData = Type.Object(
  {},
  { additionalProperties: true, title: "EventData", description: "The resource as its `GET` answered then" },
)

export const EmitEventRequest = closed(
  {
    eventType: EventTag,
    data: Type.Object({}, { additionalProperties: true, description: "Sent on as `Data`, digit for digit" }),
    correlationId: Type.Optional(Uuid),
    source: Type.Optional(Type.Enum([...eventSources])),
  },
  { title: "EmitEventRequest" },
)

export const EmittedEvent = closed(
  {
    id: Uuid,
    eventType: EventTag,
    correlationId: Type.Optional(Uuid),
    source: Type.Optional(Type.String()),
    created: Instant,
    deliveries: Type.Array(closed({ id: Uuid, webhookId: Uuid }), {
      description: "One for each webhook that receives the event",
    }),
  },
  { title: "Event" },
)

const event = {
  id: Uuid,
  eventType: EventTag,
  correlationId: Type.Optional(Uuid),
  source: Type.Optional(Type.String()),
  triggeredBy: Uuid,
  created: Instant,
  test: Type.Optional(Type.Boolean({ description: "Raised by POST /Webhooks/{id}/Test" })),
  dataErased: Type.Optional(Type.Literal(true, { description: "Its data was erased" })),
}
const Count = Type.Integer({ minimum: 0, maximum: mostCountedOfEvent })
const EventEntry = closed(
  {
    ...event,
    about: Type.Optional(
      Type.String({
        description: "The subject of the event: the number in its data, and the name of an account or a product",
      }),
    ),
    triggeredByName: background.triggeredByName,
    deliveryCounts: closed(
      { made: Count, delivered: Count, failed: Count },
      { description: `The results of its deliveries, of which up to ${mostCountedOfEvent} are counted` },
    ),
  },
  { title: "EventEntry" },
)
export const EventPage = closed(
  { data: Type.Array(EventEntry), nextCursor: Type.Optional(Type.String()) },
  { title: "EventPage" },
)

/** A request to replay an event (contract W33). */
export const ReplayEventRequest = closed(
  { webhookId: Type.Optional(uuid<WebhookId>()) },
  { title: "ReplayEventRequest" },
)
export const ReplayedEvent = closed(
  {
    deliveries: Type.Array(closed({ id: Uuid, webhookId: Uuid }), {
      description: "One for each webhook that receives the event",
    }),
  },
  { title: "ReplayedEvent" },
)

/** An event with its data and its latest deliveries (contract W32). */
export const EventWithDeliveries = closed(
  {
    ...event,
    ...background,
    data: Type.Object({}, { additionalProperties: true, description: "Sent as `Data`, digit for digit" }),
    deliveries: Type.Array(Delivery, { description: `The latest ${shownDeliveries}, newest first` }),
    hasMoreDeliveries: Type.Optional(
      Type.Boolean({ description: "There are more: GET /WebhookDeliveries?Search={id} pages through them" }),
    ),
  },
  { title: "EventWithDeliveries" },
)
