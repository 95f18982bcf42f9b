import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { findEventTag } from "../event-tags.ts"
import type { RaiseEvents } from "./raise-events.ts"

/**
 * Raises an event that a caller reports (contract W12). The event reaches receivers and no other part of the service.
 * `eventType` is any accepted spelling, `dataJson` the JSON text of its data.
 */
export const makeEmitEvent = (raiseEvents: RaiseEvents) =>
  Effect.fnUntraced(function* (origin: EventOrigin, eventType: string, dataJson: string) {
    const found = findEventTag(eventType)
    if (found === undefined) {
      return yield* fieldRefused("eventType", "is not an event tag")
    }
    const [raised] = yield* raiseEvents(origin, [{ tag: found.tag, dataJson }])
    return raised!
  })
