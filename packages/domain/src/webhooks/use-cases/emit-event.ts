import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventOrigin } from "../event.ts"
import { findEventTag } from "../event-tags.ts"
import type { RaiseEvents } from "./raise-events.ts"

/**
 * Raises an event that an integration reports (decisions B13). `eventType` is any accepted spelling, `dataJson` the JSON
 * text of its data.
 */
export const makeEmitEvent = (raiseEvents: RaiseEvents) =>
  Effect.fn("webhooks.emitEvent")(function* (origin: EventOrigin, eventType: string, dataJson: string) {
    const found = findEventTag(eventType)
    if (found === undefined) {
      return yield* fieldRefused("eventType", "is not an event tag; GET /EventTypes lists them")
    }
    const [raised] = yield* raiseEvents(origin, [{ tag: found.tag, dataJson }])
    return raised!
  })
export type EmitEvent = ReturnType<typeof makeEmitEvent>
