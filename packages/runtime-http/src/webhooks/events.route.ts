import { parseVerbatim } from "@svc/domain/shared/exact-json"
import { given } from "@svc/domain/shared/given"
import type { EventId, WebhookId } from "@svc/domain/shared/ids"
import { eventSources } from "@svc/domain/shared/ports/event-bus"
import { toIso } from "@svc/domain/shared/timestamp"
import { backgroundBody, deliveryBody } from "@svc/domain/webhooks/delivery-body"
import { dataOf } from "@svc/domain/webhooks/event"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { Effect } from "effect"
import { Type } from "typebox"
import { memberJson } from "@svc/domain/shared/json-text"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { toPage } from "../pages.ts"
import { closed, idParameter } from "../shapes.ts"
import { logQuery, readLogQuery } from "./log-query.ts"
import { eventBody, listedEventBody } from "./webhook-body.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import { eventDataOperations } from "./event-data.route.ts"
import * as schemas from "./events.schema.ts"

const one = "/Events/{id}"
const EventQuery = closed({ ...logQuery, Source: Type.Optional(Type.Enum([...eventSources])) })

const columns = [
  "id",
  "created",
  "eventType",
  "source",
  "correlationId",
  "triggeredBy",
  "triggeredByName",
  "test",
  "deliveryCounts/made",
  "deliveryCounts/delivered",
  "deliveryCounts/failed",
  "about",
]

/** Raising events by hand (contract W12), finding and replaying them (contract W32, W33), and the catalogue of tags. */
export const eventOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "post",
      path: "/Events",
      tag: "Events",
      need: "events:write",
      transaction: "idempotent",
      grouped: true,
      summary: "Raise an event",
      description:
        "Raises an event for the legal entity; every enabled webhook that subscribes to the tag receives it.",
      body: schemas.EmitEventRequest,
      freeMembers: ["data"],
      answers: {
        201: { description: "The event was raised; its deliveries are on their way", schema: schemas.EmittedEvent },
      },
      handle: ({ origin }, { body, bodyText }) =>
        Effect.map(
          webhooks.emit(
            {
              ...origin,
              ...(body.correlationId === undefined ? {} : { correlationId: body.correlationId.toLowerCase() }),
              ...(body.source === undefined ? {} : { source: body.source }),
            },
            body.eventType,
            memberJson(bodyText, "data"),
          ),
          ({ event, deliveries }) => ({
            status: 201,
            body: {
              id: event.id,
              eventType: body.eventType,
              correlationId: event.correlationId,
              source: event.source,
              created: toIso(event.raisedAt),
              deliveries: deliveries.map(({ id, webhookId }) => ({ id, webhookId })),
            },
          }),
        ),
    }),

    apiOperation({
      method: "get",
      path: "/Events",
      tag: "Events",
      need: "events:read",
      summary: "Get events",
      description: "Returns all raised events, including those to which no webhook subscribes.",
      query: EventQuery,
      offers: ["application/json", csv],
      answers: { 200: { description: "A page, newest first", schema: schemas.EventPage } },
      handle: Effect.fnUntraced(function* ({ scope }, { query, mediaType }) {
        const filter = { ...(yield* readLogQuery<EventId>(query)), ...given({ source: query.Source }) }
        if (mediaType === csv)
          return logAsCsv("/Events", columns, listedEventBody, (after: EventId | undefined, limit) =>
            webhooks.events(scope, { ...filter, limit, ...given({ after }) }),
          )
        const all = yield* webhooks.events(scope, filter)
        return { status: 200, body: toPage(all, filter.limit - 1, listedEventBody) }
      }),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag: "Events",
      need: "events:read",
      summary: "Get an event with its data and its deliveries",
      params: idParameter<EventId>(),
      answers: {
        200: { description: "The event", schema: schemas.EventWithDeliveries },
        404: { description: "No such event" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.event(scope, id), ({ event, deliveries, hasMore }) => ({
          status: 200,
          body: {
            ...eventBody(event),
            ...backgroundBody(event),
            data: parseVerbatim(dataOf(event)),
            deliveries: deliveries.map(deliveryBody),
            hasMoreDeliveries: hasMore || undefined,
          },
        })),
    }),

    ...eventDataOperations({ webhooks }),

    apiOperation({
      method: "post",
      path: `${one}/Replay`,
      tag: "Events",
      need: "webhooks:write",
      transaction: "idempotent",
      bodyOptional: true,
      summary: "Send an event again",
      description:
        "Makes a new delivery of the same event, with the same `EventId` and attempts from 1 on, for each enabled webhook that now subscribes to its tag, or only for the given webhook, even if it does not subscribe.",
      params: idParameter<EventId>(),
      body: schemas.ReplayEventRequest,
      answers: {
        201: { description: "Its deliveries are on their way", schema: schemas.ReplayedEvent },
        404: { description: "No such event" },
      },
      handle: ({ scope }, { params: { id }, body: { webhookId } }) =>
        Effect.map(webhooks.replay(scope, id, webhookId?.toLowerCase() as WebhookId | undefined), (deliveries) => ({
          status: 201,
          body: { deliveries: deliveries.map((each) => ({ id: each.id, webhookId: each.webhookId })) },
        })),
    }),

    apiOperation({
      method: "get",
      path: "/EventTypes",
      tag: "Events",
      need: "webhooks:read",
      summary: "Get the event tags",
      answers: { 200: { description: "All event tags", schema: Type.Array(schemas.EventType) } },
      handle: () =>
        Effect.succeed({
          status: 200,
          body: eventTags.map((each) => ({
            eventType: each.tag,
            group: each.group,
            description: each.description,
            alternativeSpellings: each.alternatives,
            example: each.example,
          })),
        }),
    }),
  ]
}
