import { toIso } from "@svc/domain/shared/timestamp"
import { exampleData } from "@svc/domain/webhooks/event-examples"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { Effect } from "effect"
import { Type } from "typebox"
import { memberJson } from "@svc/domain/shared/json-text"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import * as schemas from "./webhooks.schema.ts"

/** Events raised by hand (contract W12) and the catalogue of tags. */
export const eventOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "post",
      path: "/Events",
      tag: "Events",
      need: "events:write",
      transaction: "idempotent",
      summary: "Raise an event",
      description: "Raises an event for the legal entity; every enabled webhook that listens to it gets it.",
      body: schemas.EmitEventRequest,
      freeMembers: ["data"],
      answers: { 201: { description: "Raised; its deliveries are on their way", schema: schemas.EmittedEvent } },
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
      path: "/EventTypes",
      tag: "Events",
      need: "webhooks:read",
      summary: "Get the event tags",
      answers: { 200: { description: "All of them", schema: Type.Array(schemas.EventType) } },
      handle: () =>
        Effect.succeed({
          status: 200,
          body: eventTags.map((each) => ({
            eventType: each.tag,
            group: each.group,
            description: each.description,
            alternativeSpellings: each.alternatives,
            example: exampleData(each),
          })),
        }),
    }),
  ]
}
