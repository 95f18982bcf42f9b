import type { TenantOrigin } from "@svc/domain/shared/ports/event-bus"
import { together } from "@svc/domain/shared/together"
import { Effect } from "effect"
import type { AnyEvent, Subscriber } from "./context-module.ts"
import type { ServiceBus } from "./service-bus.ts"

/**
 * Passes events to the subscribers, which are resolved when an event is published, because a door may both publish and
 * subscribe. Subscribers run concurrently, so that their statements are sent together.
 */
export const makeEventBus = (subscribers: () => readonly Subscriber[]): ServiceBus => {
  let known: readonly Subscriber[] | undefined
  const publish = (origin: TenantOrigin, events: readonly AnyEvent[]) =>
    Effect.suspend(() => {
      known ??= subscribers()
      return together(...known.map((subscriber) => subscriber(origin, events)))
    })
  return { publish }
}
