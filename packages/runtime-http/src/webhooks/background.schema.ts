import { mostCorrelated } from "@svc/domain/webhooks/event"
import { Type } from "typebox"

/** The trace of an event, the user or token that raised it, and the number of events with the same correlation id (contract W32). */
export const background = {
  traceId: Type.String({ description: "The trace of the request that raised the event (`svc-trace-id`)" }),
  triggeredByName: Type.Optional(Type.String({ description: "Name of the user in `triggeredBy`" })),
  triggeredByToken: Type.Optional(
    Type.String({ description: "Name of the personal token, if a program raised the event" }),
  ),
  correlatedEvents: Type.Integer({
    minimum: 0,
    maximum: mostCorrelated,
    description: `Number of other events with the same correlation id; ${mostCorrelated} where there are more`,
  }),
}
