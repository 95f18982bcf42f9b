import { mostCorrelated } from "@svc/domain/webhooks/event"
import { Type } from "typebox"

/** The user or token that raised an event, and the number of events with the same correlation id (contract W32). */
export const background = {
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
