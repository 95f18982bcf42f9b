import type { EventId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./events.schema.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"

/** The data of an event alone: reading it (contract W42) and erasing it (contract W53). */
export const eventDataOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  const described = { path: "/Events/{id}/Data", tag: "Events", params: idParameter<EventId>() } as const
  return [
    apiOperation({
      ...described,
      method: "get",
      need: "events:read",
      summary: "Get the data of an event",
      description: "The `Data` as it was raised, digit for digit. It is kept for 15 days.",
      answers: {
        200: { description: "The data", schema: schemas.EventData },
        404: { description: "No such event, or it is no longer kept" },
        410: { description: "Erased, or too large to keep" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.eventData(scope, id), (data) => ({
          status: 200,
          content: { type: "application/json", data },
        })),
    }),

    apiOperation({
      ...described,
      method: "delete",
      need: "events:admin",
      summary: "Erase the data of an event",
      description: "Also its search values, and the answers in its log. Refused while a delivery expects an attempt.",
      answers: {
        204: { description: "Erased" },
        404: { description: "No such event" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.as(webhooks.eraseEventData(scope, id), { status: 204 }),
    }),
  ]
}
